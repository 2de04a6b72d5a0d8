// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';

import type { Language } from '@kga/contracts/core';
import type { LegalMail } from '@kga/contracts/jobs';
import type { LegalContents, LegalKind } from '@kga/contracts/legal';
import type { KeyRing, LegalTokens } from '@kga/server/crypto';
import { type Selectable, type Updateable, sql } from 'kysely';
import { v4, v7 } from 'uuid';

import type { Database, Transaction } from '../../core/client.ts';
import { insertOutboxJob, insertOutboxJobs } from '../../core/outbox/queries.ts';
import { placeOf } from './sealed.ts';
import type { LegalRequestTable } from './table.ts';

export type LegalRequestRow = Selectable<LegalRequestTable>;

/** Without letters and digits that are read as others. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The reference of a request: forty random bits, in two groups. */
export function newLegalReference(): string {
  const text = Array.from(randomBytes(8), (byte) => letters[byte % letters.length] ?? '').join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

export type NewLegalRequest = {
  kind: LegalKind;
  accountId: string | undefined;
  contents: LegalContents;
  country: string | null;
  language: Language;
  /** Ids of uploaded files. */
  files: readonly string[];
  /** False where the mailbox has had its share of mails. */
  isMailed?: boolean;
};

/** A file that a request names was not uploaded, was refused, or has a request already. */
export class LegalFileError extends Error {
  override readonly name = 'LegalFileError';
}

/**
 * Stores a request and requests the mail with its link, if one is wanted; returns its id.
 * @throws LegalFileError
 */
export async function insertLegalRequest(
  trx: Transaction,
  { ring, tokens }: { ring: KeyRing; tokens: LegalTokens },
  { kind, accountId, contents, country, language, files, isMailed = true }: NewLegalRequest,
): Promise<string> {
  const id = v4();
  await trx
    .insertInto('legal_request')
    .values({
      id,
      account_id: accountId ?? null,
      kind,
      reference: newLegalReference(),
      token_hash: tokens.hashOf(tokens.token(id)),
      content: ring.seal(JSON.stringify(contents), placeOf('legal_request', 'content', id)),
      country,
      language,
    })
    .execute();
  if (files.length > 0) {
    const { numUpdatedRows } = await trx
      .updateTable('legal_file')
      .set({ request_id: id })
      .where('id', 'in', [...new Set(files)])
      .where('request_id', 'is', null)
      .where('state', '<>', 'refused')
      .executeTakeFirst();
    if (numUpdatedRows < files.length) throw new LegalFileError('a file cannot be used');
    await requestPages(trx, id);
  }
  if (isMailed) await insertLegalMail(trx, { requestId: id, occasion: 'received' });
  return id;
}

/** Requests pictures of the pages of the PDFs of a request. */
async function requestPages(trx: Transaction, requestId: string): Promise<void> {
  const documents = await trx
    .updateTable('legal_file')
    .set({ pages_state: 'waiting' })
    .where('request_id', '=', requestId)
    .where('media_type', '=', 'application/pdf')
    .returning('id')
    .execute();
  const jobs = documents.map(({ id: fileId }) => ({ fileId }));
  await insertOutboxJobs(trx, 'legal.pages', jobs);
}

/** Requests a mail to the person. */
export const insertLegalMail = (trx: Transaction, mail: Omit<LegalMail, 'about'>) =>
  insertOutboxJob(trx, 'mail.send', { about: 'legal_request', ...mail });

/** Locks a request for a change. */
export const lockLegalRequest = (
  trx: Transaction,
  id: string,
): Promise<LegalRequestRow | undefined> =>
  trx.selectFrom('legal_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Changes a request that is locked. */
export const updateLegalRequest = (
  trx: Transaction,
  id: string,
  columns: Pick<
    Updateable<LegalRequestTable>,
    | 'state'
    | 'counsel_id'
    | 'outcome'
    | 'meeting_at'
    | 'meeting_minutes'
    | 'meeting_state'
    | 'assigned_at'
    | 'answered_at'
    | 'closed_at'
  >,
) => trx.updateTable('legal_request').set(columns).where('id', '=', id).execute();

/** Stores a reply or a note; returns its id. */
export async function insertLegalMessage(
  trx: Transaction,
  ring: KeyRing,
  message: { requestId: string; kind: 'reply' | 'note'; authorId: string; text: string },
): Promise<string> {
  const id = v7();
  await trx
    .insertInto('legal_message')
    .values({
      id,
      request_id: message.requestId,
      kind: message.kind,
      author_id: message.authorId,
      content: ring.seal(message.text, placeOf('legal_message', 'content', id)),
    })
    .execute();
  return id;
}

/** Erases a request with its files and messages; false if it does not exist. */
export async function deleteLegalRequest(db: Database, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('legal_request')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Stores what the person answers to a suggested time, and returns the request; undefined where it is no
 * longer suggested.
 */
export const answerLegalMeeting = (
  trx: Transaction,
  tokenHash: Buffer,
  { at, accept }: { at: string; accept: boolean },
): Promise<LegalRequestRow | undefined> =>
  trx
    .updateTable('legal_request')
    .set({ meeting_state: accept ? 'accepted' : 'declined' })
    .where('token_hash', '=', tokenHash)
    .where('meeting_at', '=', sql<Date>`${at}::timestamptz`)
    .where('meeting_state', '=', 'proposed')
    .where('state', '<>', 'closed')
    .returningAll()
    .executeTakeFirst();
