// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';

export const mebibyte = 1_048_576;

/** A value of `/proc/<pid>/status` in bytes; 0 where the process has ended. */
function statusOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1_024;
  } catch {
    return 0;
  }
}

/** Most resident memory of a process since its start, or since `resetPeak`, in bytes. */
export const peakOf = (pid: number): number => statusOf(pid, 'VmHWM');

/** Starts the peak of a process again: proc_pid_clear_refs(5). */
export const resetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap((task) =>
        readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
      )
      .map(Number);
  } catch {
    return [];
  }
}

/** Resident memory of a process and of all that it started, in bytes. Pages that they share count for each. */
const treeMemory = (pid: number): number =>
  statusOf(pid, 'VmRSS') + childrenOf(pid).reduce((sum, child) => sum + treeMemory(child), 0);

/** Looks at the memory of a process tree ten times a second. */
export function watchTree(pid: number) {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMemory(pid));
  }, 100);
  return {
    /** The peak since the last call. */
    take: () => {
      const taken = peak;
      peak = 0;
      return taken;
    },
    stop: () => clearInterval(timer),
  };
}
