import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** A process that cannot be mistaken for a later one that was given the same pid. */
export interface KnownProcess {
  readonly pid: number;
  readonly identity: string;
}

export interface Ending {
  readonly signal: NodeJS.Signals;
  /** Whether the process leads a group that ends with it. */
  readonly group: boolean;
  /** Milliseconds before SIGKILL. */
  readonly grace: number;
}

/** When the process began, as the system counts it; undefined where there is none, or a dead one. */
export function identityOf(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.trim() || undefined;
  }
  try {
    // The second field is the name in brackets, which may itself hold brackets and spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : `${bootId()}:${fields[19]}`;
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

/** Words of a process's command line; empty where the system does not tell. */
export function commandLine(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return typeof stdout === 'string' ? stdout.trim().split(' ') : [];
  }
}

/** Ends a process, its group too if it leads one, gently and then not. */
export async function endProcess(known: KnownProcess, ending: Ending): Promise<void> {
  if (!isRunning(known)) return;
  const target = ending.group ? -known.pid : known.pid;
  sendSignal(target, ending.signal);
  const deadline = Date.now() + ending.grace;
  while (isRunning(known) && Date.now() < deadline) await delay(25);
  // The leader may be gone while others of its group are not; a group's number is not given anew
  // as long as one of them lives.
  if (ending.group || isRunning(known)) sendSignal(target, 'SIGKILL');
  while (isRunning(known)) await delay(25);
}

export function sendSignal(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal);
  } catch {
    // It ended in the meantime.
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
