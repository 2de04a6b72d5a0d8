import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second here. */
const ticksASecond = 100;

/** Seconds that a process has computed for so far; NaN where the system does not show it. */
export function processorTime(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // What stands before the last bracket may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
  } catch {
    return NaN;
  }
}
