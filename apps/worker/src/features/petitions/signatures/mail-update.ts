// SPDX-License-Identifier: AGPL-3.0-or-later
import { claimOutbox, extendOutbox, settleOutbox } from '@kga/db/core';
import { insertUpdateMails } from '@kga/db/petitions';

import type { Context } from '../../../platform/context.ts';

/** Mails that one transaction requests. */
const batch = 500;

/** Milliseconds; extended with each batch. */
const leaseMs = 60_000;

/** Requests the mails about an update of a petition to who asked for them; returns how many. */
export async function mailUpdate({ db, log }: Pick<Context, 'db' | 'log'>, outboxId: string) {
  const claim = await claimOutbox(db, { id: outboxId, job: 'petition.update', leaseMs });
  if (!claim) return 0;
  const { payload } = claim;
  let mails = 0;
  for (let added = payload ? batch : 0; added === batch; mails += added) {
    const { updateId = '' } = payload ?? {};
    added = await db.transaction().execute((trx) => insertUpdateMails(trx, updateId, batch));
    // Another worker goes on where this one was.
    if (!(await extendOutbox(db, claim, leaseMs))) return mails;
  }
  await settleOutbox(db, claim, 'done');
  log.info({ mails }, 'an update is mailed to signers');
  return mails;
}
