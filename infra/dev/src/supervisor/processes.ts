import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** A process that cannot be mistaken for a later one with the same pid. */
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

/** Start time of a process, in the system's own unit; undefined where none runs. */
export function identityOf(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.trim() || undefined;
  }
  try {
    // The second field is the name in brackets, which may itself contain brackets and spaces.
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

/** Command line of a process; empty where it cannot be read. */
export function commandLine(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return typeof stdout === 'string' ? stdout.trim().split(' ') : [];
  }
}

/** Stops a process, with its group if it leads one: first by the signal, then by SIGKILL. */
export async function endProcess(known: KnownProcess, ending: Ending): Promise<void> {
  if (!isRunning(known)) return;
  const target = ending.group ? -known.pid : known.pid;
  sendSignal(target, ending.signal);
  const deadline = Date.now() + ending.grace;
  while (isRunning(known) && Date.now() < deadline) await setTimeout(25);
  // Members may outlive the leader of a group; the number of a group is not reused before all exit.
  if (ending.group || isRunning(known)) sendSignal(target, 'SIGKILL');
  while (isRunning(known)) await setTimeout(25);
}

export function sendSignal(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal);
  } catch {
    // It has exited in the meantime.
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
