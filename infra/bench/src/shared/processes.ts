// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

import { freePort, readConfig, waitUntilReady } from '@kga/dev/testing';

/** What a bench has started, released in reverse order. */
export type Resources = AsyncDisposableStack;

/**
 * Starts Node, or another program, with only PATH of this environment, and waits until `readyUrl` answers 2xx. It ends with
 * `resources`.
 *
 * @returns its process id
 */
export async function startProcess(
  resources: Resources,
  options: {
    readonly program?: string;
    readonly args: readonly string[];
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
    readonly readyUrl: string;
    /** File descriptor for what it prints; nowhere by default. */
    readonly output?: number;
  },
): Promise<number> {
  const child = spawn(options.program ?? process.execPath, options.args, {
    cwd: options.cwd,
    env: { PATH: readConfig().inherited['PATH'], ...options.env },
    stdio: ['ignore', options.output ?? 'ignore', options.output ?? 'inherit'],
  });
  resources.defer(() => endProcess(child));
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error(`The process behind ${options.readyUrl} ended.`)));
  await waitUntilReady(options.readyUrl, { within: 60_000, signal: ended.signal });
  if (child.pid === undefined) throw new Error('A process has no id.');
  return child.pid;
}

/** Starts a server module, whose last argument is its port, and waits until it answers at `url`. */
export async function startServer(resources: Resources, file: string, args: readonly string[]) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}/`;
  const pid = await startProcess(resources, {
    args: [file, ...args, port],
    cwd: import.meta.dirname,
    env: { NODE_ENV: 'production' },
    readyUrl: url,
  });
  return { url, pid };
}

/** Sends SIGTERM, then SIGKILL if the process does not exit. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  const force = setTimeout(() => child.kill('SIGKILL'), 12_000);
  child.kill('SIGTERM');
  await exit;
  clearTimeout(force);
}

/** Unit of processor times in Linux's /proc. */
const ticksASecond = 100;

/** Processor time of a process so far, in seconds; NaN outside Linux. */
export function processorTime(pid: number): number {
  const file = `/proc/${pid}/stat`;
  // The name in brackets, which precedes the other fields, may itself contain brackets and spaces.
  const fields = existsSync(file) ? readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') : [];
  return (Number(fields?.[11]) + Number(fields?.[12])) / ticksASecond;
}
