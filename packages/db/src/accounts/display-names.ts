import { DatabaseError } from 'pg';
import unhomoglyph from 'unhomoglyph';

import type { Database, Transaction } from '../client.ts';
import { updateAccount } from './queries.ts';

/** A public name, with the key that it shares with names that look alike. */
export type DisplayName = { name: string; key: string };

/**
 * The same for names that look alike: without case, spaces and punctuation, and with letters that are
 * easily confused replaced by one of them (Unicode Technical Standard 39).
 */
export const displayNameKey = (name: string): string =>
  unhomoglyph(
    name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''),
  )
    .toLowerCase()
    .replaceAll('i', 'l');

/** Whether an error is the violation of the unique index on display names. */
export const isDisplayNameConflict = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === '23505' &&
  error.constraint === 'account_display_name';

/** Sets or removes the public name of an account. Fails if another account has one of the same key. */
export const updateDisplayName = (
  trx: Transaction,
  accountId: string,
  displayName: DisplayName | null,
) =>
  updateAccount(trx, accountId, {
    display_name: displayName?.name ?? null,
    display_name_key: displayName?.key ?? null,
  });

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
