import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { endProcess } from './start-process.ts';

const program = fileURLToPath(import.meta.resolve('autocannon'));

const report = z.object({
  duration: z.number().positive(),
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
  timeouts: z.number(),
});

export type Load = {
  readonly seconds: number;
  readonly connections: number;
  readonly headers: Readonly<Record<string, string>>;
};

export type Sent = { readonly answers: number; readonly seconds: number };

/** Asks for one address as often as it is answered, from a process of its own. */
export async function sendLoad(url: string, load: Load): Promise<Sent> {
  const headers = Object.entries(load.headers).flatMap(([name, value]) => [
    '-H',
    `${name}=${value}`,
  ]);
  const size = ['-c', String(load.connections), '-d', String(load.seconds)];
  const child = spawn(process.execPath, [program, '--json', ...size, ...headers, url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const leave = () => child.kill('SIGKILL');
  process.once('exit', leave);
  try {
    const found = report.parse(JSON.parse(await text(child.stdout)));
    const failed = found.non2xx + found.errors + found.timeouts;
    if (failed > 0) throw new Error(`${failed} of the requests to ${url} failed.`);
    return { answers: found['2xx'], seconds: found.duration };
  } finally {
    process.removeListener('exit', leave);
    await endProcess(child);
  }
}
