// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  anonymiseSignatures,
  deleteExpiredSignatures,
  deleteExpiredSubscribers,
  insertOpeningMails,
  remindSigners,
  selectAwaitedPetitions,
} from '@kga/db/petitions';

import type { Context } from '../../../platform/context.ts';
import { inBatches } from '../../../platform/loop.ts';

/** Tells who waits for a petition in a region that one is open; returns how many. */
async function mailOpenings({ db }: Pick<Context, 'db'>): Promise<number> {
  let mails = 0;
  for (const petition of await selectAwaitedPetitions(db)) {
    mails += await inBatches(() =>
      db.transaction().execute((trx) => insertOpeningMails(trx, petition)),
    );
  }
  return mails;
}

/** Reminds signers, tells of openings, deletes what was not confirmed in time, and anonymises what is over. */
export async function keepSignatures({ db, log }: Pick<Context, 'db' | 'log'>) {
  const done = {
    expired: await inBatches(() => deleteExpiredSignatures(db)),
    unsubscribed: await inBatches(() => deleteExpiredSubscribers(db)),
    reminded: await inBatches(() => db.transaction().execute(remindSigners)),
    openings: await mailOpenings({ db }),
    anonymised: await inBatches(() => anonymiseSignatures(db)),
  };
  log.info(done, 'signatures kept up');
  return done;
}
