// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  anonymiseSignatures,
  deleteExpiredSignatures,
  deleteExpiredSubscribers,
  remindSigners,
} from '@kga/db/petitions';

import type { Context } from '../../../platform/context.ts';
import { inBatches } from '../../../platform/loop.ts';

/** Reminds signers, deletes what was not confirmed in time, and anonymises what is over. */
export async function keepSignatures({ db, log }: Pick<Context, 'db' | 'log'>) {
  const done = {
    expired: await inBatches(() => deleteExpiredSignatures(db)),
    unsubscribed: await inBatches(() => deleteExpiredSubscribers(db)),
    reminded: await inBatches(() => db.transaction().execute(remindSigners)),
    anonymised: await inBatches(() => anonymiseSignatures(db)),
  };
  log.info(done, 'signatures kept up');
  return done;
}
