// SPDX-License-Identifier: AGPL-3.0-or-later
import { hasHiddenCharacters } from '@kga/contracts/core';
import { type QueryExecutorProvider, sql } from 'kysely';

import { displayNameKey, sharedKeyOf } from './display-names.ts';
import { isReservedName } from './reserved-names.ts';
import type { DisplayNameReviewTable } from './table.ts';

type Named = { id: string; name: string; key: string };
type Review = { reason: DisplayNameReviewTable['reason']; otherId: string | null };

/** A name looks the same to its readers without its hidden characters. */
const withoutHidden = (name: string): string =>
  hasHiddenCharacters(name)
    ? name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim() || '?'
    : name;

/**
 * Computes the keys of stored names that an older rule made: of an earlier release, or of its processes
 * during an update. Of accounts that then share a key the oldest has it; the others keep their names with a
 * key of their own. These, and names that became reserved or look like a removed one, wait for a moderator.
 *
 * @returns how many names had another key
 */
export async function renewDisplayNameKeys(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<Named>`
    select id, display_name as name, display_name_key as key from account
    where display_name is not null order by created_at, id`.execute(db);
  const isCurrent = ({ name, key }: Named) =>
    withoutHidden(name) === name && sharedKeyOf(key) === displayNameKey(name);
  if (rows.every(isCurrent)) return 0;

  const refused = await renewRefusedKeys(db);
  const owners = new Map<string, string>();
  const changed: Named[] = [];
  for (const row of rows) {
    const { id } = row;
    const name = withoutHidden(row.name);
    const shared = displayNameKey(name);
    const otherId = owners.get(shared) ?? null;
    if (otherId === null) owners.set(shared, id);
    const key = otherId === null ? shared : ownKeyOf(shared, id);
    if (key !== row.key || name !== row.name) changed.push({ id, name, key });
    if (isCurrent(row)) continue;
    const reason = reasonOf(name, { otherId, isRefused: refused.has(shared) });
    if (reason) await insertReview(db, id, { reason, otherId });
  }
  await updateKeys(db, changed);
  return changed.length;
}

/** No key of a name has this sign. */
const ownKeyOf = (shared: string, id: string): string => `${shared}#${id}`;

function reasonOf(
  name: string,
  { otherId, isRefused }: { otherId: string | null; isRefused: boolean },
): Review['reason'] | undefined {
  if (otherId !== null) return 'look_alike';
  if (isRefused) return 'refused';
  return isReservedName(name) ? 'reserved' : undefined;
}

const insertReview = (db: QueryExecutorProvider, id: string, { reason, otherId }: Review) =>
  sql`
    insert into display_name_review (account_id, reason, other_id)
    values (${id}, ${reason}, ${otherId}) on conflict do nothing`.execute(db);

/** In two steps, because a new key may be the former one of an account that changes after it. */
async function updateKeys(db: QueryExecutorProvider, changed: readonly Named[]): Promise<void> {
  for (const { id } of changed) {
    await sql`update account set display_name_key = ${ownKeyOf('', id)} where id = ${id}`.execute(
      db,
    );
  }
  for (const { id, name, key } of changed) {
    await sql`
      update account set display_name = ${name}, display_name_key = ${key}
      where id = ${id}`.execute(db);
  }
}

/** Adds the keys of removed names by the present rule, and returns all. The audit log has the names. */
async function renewRefusedKeys(db: QueryExecutorProvider): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ text: string }>`
    select key as text from refused_display_name
    union select before from audit_log
    where action = 'display_name_reset' and before is not null`.execute(db);
  const keys = new Set(rows.map(({ text }) => displayNameKey(text)));
  for (const key of keys) {
    await sql`insert into refused_display_name (key) values (${key}) on conflict do nothing`.execute(
      db,
    );
  }
  return keys;
}
