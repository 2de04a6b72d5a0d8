// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import unhomoglyph from 'unhomoglyph';

import type { Database, Transaction } from '../core/client.ts';
import { deleteDisplayNameReview } from './display-name-reviews.ts';
import { updateAccount } from './queries.ts';

/** A public name, with the key that it shares with names that look alike. */
export type DisplayName = { name: string; key: string };

/** Latin letters in the shape of small capitals, which Unicode does not take for capitals. */
const smallCapitals = new Map(
  [...'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmʍmɴnᴏoᴘpꞯqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz'.matchAll(/(.)(.)/gu)].map(
    ([, small = '', letter = '']) => [small, letter],
  ),
);

/** In a name of capitals alone, Cyrillic or Greek ones look like Latin ones: ΑΝΝΑ and ANNA. */
const latinCapital = (letter: string, inCapitals: boolean): string => {
  const shape = inCapitals ? unhomoglyph(letter) : letter;
  return /^[A-Z]$/.test(shape) ? shape : letter;
};

/**
 * The same for names that look alike: without case, spaces, punctuation and what is invisible, and
 * with letters that are easily confused replaced by one of them (Unicode Technical Standard 39).
 */
export function displayNameKey(name: string): string {
  const letters = name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{M}\p{N}]/gu, '');
  const inCapitals = letters === letters.toUpperCase();
  const shapes = unhomoglyph(
    Array.from(letters, (letter) => latinCapital(letter, inCapitals))
      .join('')
      .toLowerCase(),
  ).replaceAll(/\p{L}/gu, (letter) => smallCapitals.get(letter) ?? letter);
  return unhomoglyph(shapes.toLowerCase()).toLowerCase().replaceAll('i', 'l');
}

/** The key without what tells look-alikes apart that may stay beside each other. */
export const sharedKeyOf = (key: string): string => key.split('#')[0] ?? '';

/** Whether an error is the violation of the unique index on display names. */
export const isDisplayNameConflict = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === '23505' &&
  error.constraint === 'account_display_name';

/**
 * Sets or removes the public name of an account, which ends a review of the former one. Fails if another
 * account has a name of the same key.
 */
export async function updateDisplayName(
  trx: Transaction,
  accountId: string,
  displayName: DisplayName | null,
) {
  await deleteDisplayNameReview(trx, accountId);
  return updateAccount(trx, accountId, {
    display_name: displayName?.name ?? null,
    display_name_key: displayName?.key ?? null,
  });
}

/** Whether another account has a look-alike that waits for a moderator or was approved. */
export async function hasLookAlike(
  trx: Transaction,
  { accountId, key }: { accountId: string; key: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('account')
    .select('id')
    .where(sql<boolean>`starts_with(display_name_key, ${`${key}#`})`)
    .where('id', '<>', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Prevents names of a key from being chosen. */
export async function insertRefusedDisplayName(trx: Transaction, key: string): Promise<void> {
  await trx
    .insertInto('refused_display_name')
    .values({ key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isDisplayNameRefused(db: Database, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('refused_display_name')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
