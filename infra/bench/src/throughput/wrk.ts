import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { requireProgram } from '@kga/dev/testing';
import { z } from 'zod';

import { endProcess } from '../shared/start-process.ts';

const script = join(import.meta.dirname, 'report.lua');

const report = z.object({
  answers: z.number(),
  microseconds: z.number().positive(),
  refused: z.number(),
  broken: z.number(),
});

export type Load = {
  /** Path of wrk. */
  readonly program: string;
  readonly seconds: number;
  readonly connections: number;
  readonly headers: Readonly<Record<string, string>>;
};

export type Sent = { readonly answers: number; readonly seconds: number };

/**
 * Path of wrk. It sends requests faster than Node answers them; a slower client would measure itself.
 *
 * @throws Error where it is missing and cannot be installed
 */
export const findWrk = (): Promise<string> => requireProgram('wrk', ['wrk']);

/** Requests one URL over and over, from a process of its own. */
export async function sendLoad(url: string, load: Load): Promise<Sent> {
  const headers = Object.entries(load.headers).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const size = ['-t', '1', '-c', String(load.connections), '-d', `${load.seconds}s`];
  const child = spawn(load.program, [...size, ...headers, '-s', script, url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  try {
    const lines = (await text(child.stdout)).trim().split('\n');
    const found = report.parse(JSON.parse(lines.at(-1) ?? ''));
    const failed = found.refused + found.broken;
    if (failed > 0) throw new Error(`${failed} of the requests to ${url} failed.`);
    return { answers: found.answers, seconds: found.microseconds / 1_000_000 };
  } finally {
    process.removeListener('exit', kill);
    await endProcess(child);
  }
}
