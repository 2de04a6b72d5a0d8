// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LegalRegion, LetterCount, OwnLetter } from '@kga/contracts/legal';
import { sql } from 'kysely';

import { type AuthorRef, type GuestLink, authorColumns, isBy } from '../../content/refs.ts';
import type { Database, Transaction } from '../../core/client.ts';

/** Regions with letters or answers. */
export const selectLetterCounts = (db: Database): Promise<LetterCount[]> =>
  db
    .selectFrom('letter_count')
    .select(['region', 'written', 'answers'])
    .where((where) => where.or([where('written', '>', 0), where('answers', '>', 0)]))
    .orderBy('region')
    .execute();

type Letter = { region: LegalRegion; author: AuthorRef };

/** How many wrote to a representative, and whether one did. */
export async function selectOwnLetter(
  db: Database,
  { region, author }: Letter,
): Promise<OwnLetter> {
  const { rows } = await sql<OwnLetter>`
    select coalesce(
        (select written from letter_count where region = ${region}), 0) as written,
      exists (
        select from letter_written where region = ${region} and ${isBy(author)}
      ) as "hasWritten"`.execute(db);
  return rows[0] ?? { hasWritten: false, written: 0 };
}

/** Notes that an author wrote to a representative, or takes that back. */
export async function updateOwnLetter(
  trx: Transaction,
  { region, author, hasWritten }: Letter & { hasWritten: boolean },
): Promise<void> {
  if (hasWritten) {
    await trx
      .insertInto('letter_written')
      .values({ region, ...authorColumns(author) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await trx
      .deleteFrom('letter_written')
      .where('region', '=', region)
      .where(isBy(author))
      .execute();
  }
}

/** Assigns a guest's letters to an account; where both wrote to a representative, one stays. */
export async function moveLetters(
  trx: Transaction,
  { guestId, accountId }: GuestLink,
): Promise<number> {
  const moved = await trx
    .deleteFrom('letter_written')
    .where('guest_id', '=', guestId)
    .returning(['region', 'created_at'])
    .execute();
  if (moved.length === 0) return 0;
  await trx
    .insertInto('letter_written')
    .values(moved.map((letter) => ({ ...letter, account_id: accountId, guest_id: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return moved.length;
}

/** To whom an account said that it wrote, as its owner may keep it, oldest first. */
export const selectLettersForExport = (db: Database, accountId: string): Promise<object[]> =>
  db
    .selectFrom('letter_written')
    .select(['region', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('region')
    .execute();
