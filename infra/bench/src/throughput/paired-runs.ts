import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { z } from 'zod';

import { endProcess, processorTime } from '../shared/processes.ts';
import { inTurn, median } from '../shared/statistics.ts';

/** A URL and the process that serves it. */
export type Served = { readonly url: string; readonly pid: number };

export type Load = {
  /** Path of wrk. It sends requests faster than Node answers them; a slower client would measure itself. */
  readonly program: string;
  readonly seconds: number;
  readonly connections: number;
  readonly headers: Readonly<Record<string, string>>;
};

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

/** What report.lua prints. */
const report = z.object({
  answers: z.number(),
  microseconds: z.number().positive(),
  refused: z.number(),
  broken: z.number(),
});

/** Requests one URL over and over, from a process of its own. */
async function sendLoad(url: string, { program, seconds, connections, headers }: Load) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const size = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`];
  const script = ['-s', join(import.meta.dirname, 'report.lua')];
  const child = spawn(program, [...size, ...lines, ...script, url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  try {
    const output = await text(child.stdout);
    const found = report.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
    const failed = found.refused + found.broken;
    if (failed > 0) throw new Error(`${failed} of the requests to ${url} failed.`);
    return { answers: found.answers, seconds: found.microseconds / 1_000_000 };
  } finally {
    process.removeListener('exit', kill);
    await endProcess(child);
  }
}
