import { deleteUnusedLegalFiles, eraseLegalRequests } from '@kga/db';

import type { Context } from '../../platform/context.ts';

/** Statements of one run; the next run does the rest. */
const statementsMax = 100;

async function inBatches(run: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (let count = 0; count < statementsMax; count += 1) {
    const rows = await run();
    if (rows === 0) break;
    sum += rows;
  }
  return sum;
}

/** Erases requests a year after they were closed, and files that no request has. */
export async function keepLegalRequests({ db, log }: Pick<Context, 'db' | 'log'>) {
  const done = {
    erased: await inBatches(() => eraseLegalRequests(db)),
    files: await inBatches(() => deleteUnusedLegalFiles(db)),
  };
  log.info(done, 'legal requests purged');
  return done;
}
