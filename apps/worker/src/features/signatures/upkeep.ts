import { anonymiseSignatures, deleteExpiredSignatures, remindSigners } from '@kga/db';

import type { Context } from '../../platform/context.ts';

/** Statements of one run; the next run does the rest. */
const statementsMax = 100;

/** Repeats a statement that handles a batch of rows, until it finds none. Returns the number of rows. */
async function inBatches(run: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (let count = 0; count < statementsMax; count += 1) {
    const rows = await run();
    if (rows === 0) break;
    sum += rows;
  }
  return sum;
}

/** Reminds signers, deletes what was not confirmed in time, and anonymises what is over. */
export async function keepSignatures({ db, log }: Pick<Context, 'db' | 'log'>) {
  const done = {
    expired: await inBatches(() => deleteExpiredSignatures(db)),
    reminded: await inBatches(() => db.transaction().execute(remindSigners)),
    anonymised: await inBatches(() => anonymiseSignatures(db)),
  };
  log.info(done, 'signatures kept up');
  return done;
}
