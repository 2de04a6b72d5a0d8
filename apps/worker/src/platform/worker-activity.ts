// SPDX-License-Identifier: AGPL-3.0-or-later
import { isRedisRefusal } from '@kga/server';

import type { JobQueue } from './queue.ts';

/** What the workers of a queue do, in seconds. */
export type WorkerActivity = {
  /**
   * For how long each connected worker has neither asked for a job nor begun or finished one; unknown where Redis
   * does not list its connections.
   */
  silences: readonly number[] | undefined;
  /** For how long none began or finished a job; infinite if none is known. */
  quiet: number;
};

/** A connection on which a worker waits for jobs, as CLIENT LIST tells it. */
type Connection = { readonly rawname?: string; readonly idle?: string };

type WorkedJob = {
  readonly processedBy?: string;
  readonly processedOn?: number;
  readonly finishedOn?: number;
};

/** A busy worker takes one job after another on a connection that has no name; its jobs tell of it. */
export function judgeActivity(
  connections: readonly Connection[],
  jobs: readonly WorkedJob[],
  now: number,
): WorkerActivity {
  /** Of the jobs of a worker; those of an older version name none. */
  const quietOf = (its: readonly WorkedJob[]): number => {
    const times = its.map(({ processedOn = 0, finishedOn = 0 }) =>
      Math.max(processedOn, finishedOn),
    );
    return Math.max(0, now - Math.max(0, ...times)) / 1_000;
  };
  const isKnown = connections.every(({ idle }) => Number.isFinite(Number(idle)));
  const byWorker = Map.groupBy(jobs, ({ processedBy }) => processedBy);
  const silenceOf = ({ rawname, idle }: Connection) => {
    const its = byWorker.get(rawname?.split(':w:')[1]) ?? [];
    return its.length === 0 ? Number(idle) : Math.min(Number(idle), quietOf(its));
  };
  return {
    silences: isKnown ? connections.map(silenceOf) : undefined,
    quiet: jobs.length === 0 ? Infinity : quietOf(jobs),
  };
}

/** Among the newest so many jobs of each state is one of each worker that finishes any. */
const jobsOfState = 100;

/** A connection without anything known stands for those of a Redis that lists none. */
async function selectConnections(queue: JobQueue): Promise<readonly Connection[]> {
  try {
    return await queue.getWorkers();
  } catch (error) {
    if (error instanceof Error && isRedisRefusal(error) && error.message.includes('client')) {
      return [{}];
    }
    throw error;
  }
}

export async function selectWorkerActivity(queue: JobQueue): Promise<WorkerActivity> {
  const [connections, jobs] = await Promise.all([
    selectConnections(queue),
    queue.getJobs(['active', 'completed', 'failed'], 0, jobsOfState - 1),
  ]);
  return judgeActivity(connections, jobs, Date.now());
}
