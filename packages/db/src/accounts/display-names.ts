import { DatabaseError } from 'pg';
import unhomoglyph from 'unhomoglyph';

import type { Database, Transaction } from '../client.ts';
import { updateAccount } from './queries.ts';

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

/** Sets or removes the public name of an account. Fails if another account has a similar one. */
export const updateDisplayName = (trx: Transaction, accountId: string, name: string | null) =>
  updateAccount(trx, accountId, {
    display_name: name,
    display_name_key: name === null ? null : displayNameKey(name),
  });

export const selectAccountByDisplayName = (db: Database, name: string) =>
  db
    .selectFrom('account')
    .selectAll()
    .where('display_name_key', '=', displayNameKey(name))
    .executeTakeFirst();

/** Prevents a name, and those that look like it, from being chosen. */
export async function insertRefusedDisplayName(trx: Transaction, name: string): Promise<void> {
  await trx
    .insertInto('refused_display_name')
    .values({ key: displayNameKey(name) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isDisplayNameRefused(trx: Transaction, name: string): Promise<boolean> {
  const row = await trx
    .selectFrom('refused_display_name')
    .select('key')
    .where('key', '=', displayNameKey(name))
    .executeTakeFirst();
  return row !== undefined;
}
