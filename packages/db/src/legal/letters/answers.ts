// SPDX-License-Identifier: AGPL-3.0-or-later
import { answerPath } from '@kga/contracts/core';
import type { LegalRegion } from '@kga/contracts/legal';
import { type RawBuilder, type Selectable, sql } from 'kysely';

import type { ContentType } from '../../content/content-type.ts';
import { type AuthorRow, authorOf } from '../../content/public-author.ts';
import { type AuthorRef, authorColumns, isBy } from '../../content/refs.ts';
import type { Database, Transaction } from '../../core/client.ts';
import { type Page, isAfter } from '../../core/lists.ts';
import type { LetterAnswerTable } from './table.ts';

type Columns = Selectable<LetterAnswerTable>;

export type LetterAnswerRow = Omit<Columns, 'account_id' | 'guest_id'> & { author: AuthorRow };

const newestFirst = sql`letter_answer.created_at desc, letter_answer.id desc`;

/** A relation of answers with their authors, the last shared first. */
async function selectFrom(db: Database, page: RawBuilder<unknown>): Promise<LetterAnswerRow[]> {
  const { rows } = await sql<LetterAnswerRow>`
    select letter_answer.id, region, who, content, answered_on, letter_answer.language,
      letter_answer.status, revision, letter_answer.created_at,
      ${authorOf('letter_answer')} as author
    from ${page} as letter_answer
    left join account on account.id = letter_answer.account_id
    order by ${newestFirst}`.execute(db);
  return rows;
}

/** Published answers of a region after a cursor, the last shared first. */
export const selectLetterAnswers = (
  db: Database,
  region: LegalRegion,
  { limit, after }: Page,
): Promise<LetterAnswerRow[]> =>
  selectFrom(
    db,
    sql`(
      select * from letter_answer
      where region = ${region} and status = 'published' and ${isAfter(after)}
      order by ${newestFirst} limit ${limit})`,
  );

/** An author's newest answers of a region, or one of them, whatever their status. */
export const selectOwnLetterAnswers = (
  db: Database,
  author: AuthorRef,
  { which, limit }: { which: { region: LegalRegion } | { id: string }; limit: number },
): Promise<LetterAnswerRow[]> =>
  selectFrom(
    db,
    sql`(
      select * from letter_answer
      where ${isBy(author)}
        and ${'id' in which ? sql`id = ${which.id}::uuid` : sql`region = ${which.region}`}
      order by ${newestFirst} limit ${limit})`,
  );

export async function insertLetterAnswer(
  trx: Transaction,
  {
    author,
    ...answer
  }: Pick<Columns, 'id' | 'region' | 'who' | 'content' | 'answered_on' | 'language' | 'status'> & {
    author: AuthorRef;
  },
): Promise<void> {
  await trx
    .insertInto('letter_answer')
    .values({ ...answer, ...authorColumns(author) })
    .execute();
}

export const letterAnswerType: ContentType<'letter_answer'> = {
  table: 'letter_answer',
  alwaysReviewed: true,
  byGuests: true,
  title: sql`who`,
  softDelete: false,
  exported: {
    id: sql`id`,
    region: sql`region`,
    who: sql`who`,
    content: sql`content`,
    answeredOn: sql`answered_on`,
    language: sql`language`,
    status: sql`status`,
    createdAt: sql`created_at`,
  },

  async load(db, ids) {
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('letter_answer').selectAll().where('id', 'in', ids).execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.who,
      content: row.content,
      details: [
        { name: 'region', value: row.region },
        { name: 'answeredOn', value: row.answered_on },
      ],
      language: row.language,
      status: row.status,
      revision: row.revision,
      path: answerPath(row.region, row.id),
      context: null,
      accountId: row.account_id,
      guestId: row.guest_id,
      createdAt: row.created_at,
      change: { topic: 'letters', id: row.region },
    }));
  },
};
