// SPDX-License-Identifier: AGPL-3.0-or-later
import type { KeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';

import type { Database } from '../../core/client.ts';
import { fullNameColumn, isoTime } from '../../core/values.ts';
import { openContents, openFileName, openMessage } from './sealed.ts';

/** A request by the hash of its token. */
export const selectLegalRequestByToken = (db: Database, tokenHash: Buffer) =>
  db.selectFrom('legal_request').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();

/** A request with who has taken it. */
export const selectLegalRequest = (db: Database, id: string) =>
  db
    .selectFrom('legal_request')
    .leftJoin('account', 'account.id', 'counsel_id')
    .selectAll('legal_request')
    .select(fullNameColumn.$castTo<string | null>().as('counsel'))
    .where('legal_request.id', '=', id)
    .executeTakeFirst();

/** Replies or notes of a request, the oldest first. */
export async function selectLegalMessages(
  db: Database,
  ring: KeyRing,
  { requestId, kind }: { requestId: string; kind: 'reply' | 'note' },
) {
  const rows = await db
    .selectFrom('legal_message')
    .leftJoin('account', 'account.id', 'author_id')
    .select(['legal_message.id', 'content', 'legal_message.created_at as at'])
    .select(fullNameColumn.$castTo<string | null>().as('by'))
    .where('request_id', '=', requestId)
    .where('kind', '=', kind)
    .orderBy('legal_message.created_at')
    .orderBy('legal_message.id')
    .execute();
  return rows.map(({ id, content, at, by }) => ({
    id,
    at,
    by,
    text: openMessage(ring, id, content),
  }));
}

/** The files of a request, without their bytes. */
export async function selectLegalFiles(db: Database, ring: KeyRing, requestId: string) {
  const rows = await db
    .selectFrom('legal_file')
    .select(['id', 'name', 'size', 'state', 'media_type as mediaType'])
    .select(['pages_state as pagesState', 'page_count as pageCount'])
    .select((build) =>
      build
        .selectFrom('legal_file_page')
        .select(sql<number>`count(*)::int`.as('shown'))
        .whereRef('file_id', '=', 'legal_file.id')
        .as('pagesShown'),
    )
    .where('request_id', '=', requestId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, ...row }) => ({ id, name: openFileName(ring, id, name), ...row }));
}

/** What a mail to the person needs; undefined once the request is erased. */
export async function selectLegalRequestForMail(
  db: Database,
  ring: KeyRing,
  { requestId, messageId }: { requestId: string; messageId?: string | undefined },
) {
  const row = await selectLegalRequest(db, requestId);
  if (!row) return undefined;
  const { fullName, email, timeZone } = openContents(ring, requestId, row.content);
  const replies =
    messageId === undefined
      ? []
      : await selectLegalMessages(db, ring, { requestId, kind: 'reply' });
  return {
    fullName,
    email,
    timeZone,
    reference: row.reference,
    language: row.language,
    meetingAt: row.meeting_at,
    outcome: row.outcome,
    reply: replies.find(({ id }) => id === messageId)?.text,
  };
}

/** All that is stored of the requests that a member sent while signed in, the newest first. */
export async function selectLegalRequestsForExport(db: Database, ring: KeyRing, accountId: string) {
  const rows = await db
    .selectFrom('legal_request')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  const requests = [];
  for (const row of rows) {
    const replies = await selectLegalMessages(db, ring, { requestId: row.id, kind: 'reply' });
    const files = await selectLegalFiles(db, ring, row.id);
    requests.push({
      reference: row.reference,
      kind: row.kind,
      state: row.state,
      language: row.language,
      country: row.country,
      ...openContents(ring, row.id, row.content),
      outcome: row.outcome,
      meetingAt: isoTime(row.meeting_at),
      consentedAt: isoTime(row.consented_at),
      createdAt: isoTime(row.created_at),
      assignedAt: isoTime(row.assigned_at),
      answeredAt: isoTime(row.answered_at),
      closedAt: isoTime(row.closed_at),
      replies: replies.map(({ at, text }) => ({ at: isoTime(at), text })),
      files: files.map(({ name, size, mediaType }) => ({ name, size, mediaType })),
    });
  }
  return requests;
}

/** What a member did as counsel, without the person that it concerned. */
export async function selectCounselWorkForExport(db: Database, accountId: string) {
  const rows = await db
    .selectFrom('legal_message')
    .select(['kind', 'created_at'])
    .where('author_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind, created_at }) => ({ kind, at: isoTime(created_at) }));
}
