// SPDX-License-Identifier: AGPL-3.0-or-later
import { legalPagesMax } from '@kga/contracts/legal';
import { claimOutbox, postponeOutbox, settleOutbox } from '@kga/db/core';
import { insertFilePages, requestPagesOfBatch, selectWaitingDocument } from '@kga/db/legal';
import type { KeyRing } from '@kga/server/crypto';

import type { Context } from '../../../platform/context.ts';
import { inBatches } from '../../../platform/loop.ts';
import type { DocumentPages } from '../../../platform/pictures/make-pages.ts';
import { readPages } from '../../../platform/pictures/read-pages.ts';
import { TaskError } from '../../../platform/task-process.ts';

/** Longer than reading a document can take. */
const leaseMs = 120_000;

/** A document that ends its process or the worker this often has no pages. */
const maxTries = 3;

const pauseMs = 60_000;

/** Undefined where its process crashed. */
async function pagesOf(bytes: Buffer): Promise<DocumentPages | undefined> {
  try {
    return await readPages(bytes, legalPagesMax);
  } catch (error) {
    if (error instanceof TaskError) return undefined;
    throw error;
  }
}

/** Makes pictures of the pages of a PDF that counsel gets. */
export async function makeFilePages(
  { db, log, ring }: Pick<Context, 'db' | 'log'> & { ring: KeyRing },
  outboxId: string,
): Promise<'gone' | 'waiting' | 'failed' | DocumentPages['kind']> {
  const claim = await claimOutbox(db, { id: outboxId, job: 'legal.pages', leaseMs });
  if (!claim) return 'gone';
  const id = claim.payload?.fileId;
  const bytes = id === undefined ? undefined : await selectWaitingDocument(db, ring, id);
  if (id === undefined || !bytes) {
    await settleOutbox(db, claim, 'done');
    return 'gone';
  }
  const read = claim.tries > maxTries ? undefined : await pagesOf(bytes);
  if (!read && claim.tries < maxTries) return postponeOutbox(db, claim, pauseMs, 'crashed');
  const { kind: state } = read ?? { kind: 'unreadable' as const };
  const { pictures, total } = read?.kind === 'made' ? read : { pictures: [], total: 0 };
  const pages = { state, pictures, total };
  await db.transaction().execute((trx) => insertFilePages(trx, ring, id, pages));
  await settleOutbox(db, claim, 'done');
  if (state !== 'made') log.info({ outboxId, state }, 'a document has no pages');
  return state;
}

/** Requests pages of PDFs that an older version of the api stored during an update, each once. */
export async function requestMissingPages({
  db,
  log,
}: Pick<Context, 'db' | 'log'>): Promise<number> {
  const requested = await inBatches(() => requestPagesOfBatch(db));
  if (requested > 0) log.info({ requested }, 'pages of documents requested');
  return requested;
}
