// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { z } from 'zod';

import { endProcess } from './processes.ts';

export type Load = {
  /** Path of wrk. It sends requests faster than Node answers them; a slower client would measure itself. */
  readonly program: string;
  readonly seconds: number;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Path of a Lua script that makes the requests and prints what `report.lua` does; by default one request is repeated. */
  readonly script?: string;
  /** Arguments of the script. */
  readonly args?: readonly string[];
};

/** What report.lua prints. */
const report = z.object({
  answers: z.number(),
  microseconds: z.number().positive(),
  refused: z.number(),
  broken: z.number(),
});

/**
 * Loads a URL from a process of its own; returns how many answers came in how many seconds.
 * @throws Error where a request failed
 */
export async function sendLoad(url: string, load: Load) {
  const { program, seconds, connections, headers = {}, args = [] } = load;
  const script = load.script ?? join(import.meta.dirname, 'report.lua');
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const size = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`];
  const child = spawn(program, [...size, ...lines, '-s', script, url, '--', ...args], {
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
