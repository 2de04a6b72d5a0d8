// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** A process that cannot be mistaken for a later one with the same pid. */
export interface KnownProcess {
  readonly pid: number;
  readonly identity: string;
}

/** Start time of a process, in the system's own unit; undefined where none runs. */
export function identityOf(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.trim() || undefined;
  }
  try {
    // The second field is the name in brackets, which may itself contain brackets and spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : `${boot}:${fields[19]}`;
  } catch {
    return undefined;
  }
}

export function knownProcess(pid: number): KnownProcess {
  return { pid, identity: identityOf(pid) ?? 'gone' };
}

export function isRunning({ pid, identity }: KnownProcess): boolean {
  return identityOf(pid) === identity;
}

/**
 * Stops a process by its signal, after `grace` milliseconds by SIGKILL; `group` is true where it leads a
 * process group, which ends with it.
 */
export async function endProcess(
  known: KnownProcess & { readonly signal: NodeJS.Signals; readonly group: boolean },
  grace: number,
): Promise<void> {
  if (!isRunning(known)) return;
  const target = known.group ? -known.pid : known.pid;
  sendSignal(target, known.signal);
  const deadline = Date.now() + grace;
  while (isRunning(known) && Date.now() < deadline) await setTimeout(25);
  // Members may outlive the leader of a group; the number of a group is not reused before all exit.
  if (known.group || isRunning(known)) sendSignal(target, 'SIGKILL');
  while (isRunning(known)) await setTimeout(25);
}

export function sendSignal(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal);
  } catch {
    // It has exited in the meantime.
  }
}
