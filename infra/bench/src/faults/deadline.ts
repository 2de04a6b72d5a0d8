// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Resources } from '../shared/processes.ts';
import type { RunRecord } from './record.ts';

/** For the processes of a run to end, in milliseconds. */
const endMs = 30_000;

const end = () => process.exit(1);

/** Ends a run that takes longer than `ms` with exit code 1, and says what it was waiting for. */
export function startDeadline(resources: Resources, record: RunRecord, ms: number) {
  let step = 'start';
  const timer = setTimeout(() => {
    const minutes = (ms / 60_000).toFixed(0);
    const during = record.fault === undefined ? '' : ` during '${record.fault}'`;
    console.log(`test:faults: not done after ${minutes} minutes. It hung at: ${step}${during}`);
    for (const [operation, open] of Map.groupBy(record.open.values(), (each) => each)) {
      console.log(`Not acknowledged: ${operation} × ${open.length}`);
    }
    setTimeout(end, endMs);
    void resources.disposeAsync().then(end, end);
  }, ms);
  return {
    /** Tells what is waited for from now on. */
    begin: (name: string) => void (step = name),
    stop: () => clearTimeout(timer),
  };
}
