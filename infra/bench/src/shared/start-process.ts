import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import * as timers from 'node:timers/promises';

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
 * Starts Node with only PATH of this environment; it ends with `resources`.
 *
 * @returns its process id
 */
export async function startProcess(resources: Resources, options: ProcessOptions): Promise<number> {
  const child = spawn(process.execPath, options.args, {
    cwd: options.cwd,
    env: { PATH: readConfig().path, ...options.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  resources.defer(() => endProcess(child));
  await waitUntilReady(child, options.readyUrl);
  if (child.pid === undefined) throw new Error('A process has no id.');
  return child.pid;
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

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The process behind ${url} ended.`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await timers.setTimeout(100);
  }
  throw new Error(`${url} did not become ready.`);
}

/** The largest resident memory of a process so far, in MB; NaN outside Linux. */
export function peakMemory(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readProc(pid, 'status')) ?? [];
  return Number(kilobytes) / 1_024;
}

/** Unit of processor times in Linux's /proc. */
const ticksASecond = 100;

/** Processor time of a process so far, in seconds; NaN outside Linux. */
export function processorTime(pid: number): number {
  // The name in brackets, which precedes the other fields, may itself contain brackets and spaces.
  const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
}

function readProc(pid: number, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
