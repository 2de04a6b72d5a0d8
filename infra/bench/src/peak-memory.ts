import { readFileSync } from 'node:fs';

/** The most memory that a process ever held, in MB; NaN where the system does not show it. */
export function peakMemory(pid: number): number {
  try {
    const [, kilobytes] =
      /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1_024;
  } catch {
    return NaN;
  }
}
