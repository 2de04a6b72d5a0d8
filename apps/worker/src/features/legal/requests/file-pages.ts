// SPDX-License-Identifier: AGPL-3.0-or-later
import { legalPagesMax } from '@kga/contracts/legal';
import { claimOutbox, settleOutbox } from '@kga/db/core';
import { insertFilePages, selectWaitingDocument } from '@kga/db/legal';
import type { KeyRing } from '@kga/server/crypto';

import type { Context } from '../../../platform/context.ts';
import { readPages } from '../../../platform/pictures/read-pages.ts';

/** Longer than reading a document can take. */
const leaseMs = 120_000;

/** A document that ends the worker this often has no pages. */
const maxTries = 3;

/** Makes pictures of the pages of a PDF that counsel gets. */
export async function makeFilePages(
  { db, log, ring }: Pick<Context, 'db' | 'log'> & { ring: KeyRing },
  outboxId: string,
): Promise<'gone' | 'made' | 'encrypted' | 'unreadable'> {
  const claim = await claimOutbox(db, { id: outboxId, job: 'legal.pages', leaseMs });
  if (!claim) return 'gone';
  const id = claim.payload?.fileId;
  const bytes = id === undefined ? undefined : await selectWaitingDocument(db, ring, id);
  if (id === undefined || !bytes) {
    await settleOutbox(db, claim, 'done');
    return 'gone';
  }
  const read =
    claim.tries > maxTries
      ? ({ kind: 'unreadable' } as const)
      : await readPages(bytes, legalPagesMax);
  const { pictures, total } = read.kind === 'made' ? read : { pictures: [], total: 0 };
  const pages = { state: read.kind, pictures, total };
  await db.transaction().execute((trx) => insertFilePages(trx, ring, id, pages));
  await settleOutbox(db, claim, 'done');
  if (read.kind !== 'made') log.info({ outboxId, state: read.kind }, 'a document has no pages');
  return read.kind;
}
