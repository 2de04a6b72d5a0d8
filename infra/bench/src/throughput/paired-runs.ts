import { processorTime } from '../shared/start-process.ts';
import { median } from '../shared/statistics.ts';
import { type Load, sendLoad } from './wrk.ts';

/** A URL and the process that serves it. */
export type Served = { readonly url: string; readonly pid: number };

export type Comparison = {
  /** Median ratio of answers per second, subject to bare. */
  readonly ratio: number;
  readonly ratios: readonly number[];
  /** Median ratio of answers per second of processor time, which other load disturbs less. */
  readonly processorRatio: number;
  /** Median answers per second. */
  readonly subject: number;
  readonly bare: number;
};

type Rate = { readonly answers: number; readonly computing: number };

/** Loads two servers alternately, so that other load on the machine affects both alike. */
export async function compareThroughput(
  servers: { readonly subject: Served; readonly bare: Served },
  load: Load,
  pairs: { readonly count: number; readonly warmUpSeconds: number },
): Promise<Comparison> {
  for (const { url } of [servers.bare, servers.subject]) {
    await sendLoad(url, { ...load, seconds: pairs.warmUpSeconds });
  }
  const found: { subject: Rate; bare: Rate }[] = [];
  for (let pair = 0; pair < pairs.count; pair += 1) {
    const first = pair % 2 === 0 ? 'subject' : 'bare';
    const second = pair % 2 === 0 ? 'bare' : 'subject';
    const before = await measure(servers[first], load);
    const after = await measure(servers[second], load);
    found.push(
      first === 'subject' ? { subject: before, bare: after } : { subject: after, bare: before },
    );
  }
  const ratios = found.map(({ subject, bare }) => subject.answers / bare.answers);
  return {
    ratio: median(ratios),
    ratios,
    processorRatio: median(found.map(({ subject, bare }) => subject.computing / bare.computing)),
    subject: median(found.map(({ subject }) => subject.answers)),
    bare: median(found.map(({ bare }) => bare.answers)),
  };
}

async function measure({ url, pid }: Served, load: Load): Promise<Rate> {
  const before = processorTime(pid);
  const { answers, seconds } = await sendLoad(url, load);
  return { answers: answers / seconds, computing: answers / (processorTime(pid) - before) };
}
