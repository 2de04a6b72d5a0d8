// SPDX-License-Identifier: AGPL-3.0-or-later
import { processorTime } from '../shared/processes.ts';
import { inTurn, median } from '../shared/statistics.ts';
import { type Load, sendLoad } from '../shared/wrk.ts';

/** A URL and the process that serves it. */
export type Served = { readonly url: string; readonly pid: number };

/** Loads two servers alternately, so that other load on the machine affects both alike. */
export async function compareThroughput(
  servers: { readonly subject: Served; readonly bare: Served },
  load: Load,
  pairs: { readonly count: number; readonly warmUpSeconds: number },
) {
  for (const { url } of [servers.bare, servers.subject]) {
    await sendLoad(url, { ...load, seconds: pairs.warmUpSeconds });
  }
  /** Answers per second, and per second of processor time. */
  const answers = { subject: new Array<number>(), bare: new Array<number>() };
  const computing = { subject: new Array<number>(), bare: new Array<number>() };
  for (let pair = 0; pair < pairs.count; pair += 1) {
    for (const server of inTurn(['subject', 'bare'] as const, pair)) {
      const { url, pid } = servers[server];
      const before = processorTime(pid);
      const sent = await sendLoad(url, load);
      answers[server].push(sent.answers / sent.seconds);
      computing[server].push(sent.answers / (processorTime(pid) - before));
    }
  }
  const ratios = ratiosOf(answers);
  return {
    /** Median ratio of answers per second, subject to bare. */
    ratio: median(ratios),
    ratios,
    /** Median ratio of answers per second of processor time, which other load disturbs less. */
    processorRatio: median(ratiosOf(computing)),
    /** Median answers per second. */
    subject: median(answers.subject),
    bare: median(answers.bare),
  };
}

function ratiosOf({ subject, bare }: { subject: readonly number[]; bare: readonly number[] }) {
  return subject.map((rate, pair) => rate / (bare[pair] ?? NaN));
}
