import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { readConfig } from './config.ts';
import type { Resources } from './run-bench.ts';

export type ProcessOptions = {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Answers 2xx when the process is ready. */
  readonly readyUrl: string;
};

/**
 * Starts Node with nothing of this environment but PATH; it ends with `resources`.
 * @returns its process id
 */
export async function startProcess(resources: Resources, options: ProcessOptions): Promise<number> {
  const child = spawn(process.execPath, options.args, {
    cwd: options.cwd,
    env: { PATH: readConfig().path, ...options.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  resources.defer(() => endProcess(child));
  await untilReady(child, options.readyUrl);
  if (child.pid === undefined) throw new Error('A process has no id.');
  return child.pid;
}

/** Ends it, at once where this process has to go without waiting. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  const impatience = setTimeout(() => child.kill('SIGKILL'), 12_000);
  child.kill('SIGTERM');
  await exit;
  clearTimeout(impatience);
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The process behind ${url} ended.`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error(`${url} did not become ready.`);
}

/** A loopback port that nobody holds. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
