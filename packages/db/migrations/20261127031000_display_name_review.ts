// SPDX-License-Identifier: AGPL-3.0-or-later
import { hasHiddenCharacters } from '@kga/contracts';
import { type Kysely, sql } from 'kysely';

import { displayNameKey } from '../src/accounts/display-names.ts';
import { isReservedName } from '../src/accounts/reserved-names.ts';

type Row = { id: string; name: string; key: string };

/** Hidden characters look like nothing: a name is the same to its readers without them. */
const withoutHidden = (name: string): string =>
  hasHiddenCharacters(name)
    ? name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim() || '?'
    : name;

/**
 * Names that look alike share a key by stricter rules. Of accounts that now share one, the oldest has it;
 * the others keep their names, too, with a key of their own, and wait for a moderator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table display_name_review (
      account_id uuid primary key references account on delete cascade,
      reason text not null check (reason in ('look_alike', 'reserved')),
      other_id uuid references account on delete set null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index display_name_review_other on display_name_review (other_id)`.execute(db);

  const { rows } = await sql<Row>`
    select id, display_name as name, display_name_key as key from account
    where display_name is not null order by created_at, id`.execute(db);
  const owners = new Map<string, string>();
  const changed: Row[] = [];
  for (const { id, name: before, key: keyBefore } of rows) {
    const name = withoutHidden(before);
    const shared = displayNameKey(name);
    const owner = owners.get(shared);
    if (owner === undefined) owners.set(shared, id);
    // No key of a name has this sign.
    const key = owner === undefined ? shared : `${shared}#${id}`;
    if (name !== before || key !== keyBefore) changed.push({ id, name, key });
    if (owner === undefined && !isReservedName(name)) continue;
    await sql`
      insert into display_name_review (account_id, reason, other_id)
      values (${id}, ${owner === undefined ? 'reserved' : 'look_alike'}, ${owner ?? null})`.execute(
      db,
    );
  }
  // A new key may be the former one of an account that changes after it.
  for (const { id } of changed) {
    await sql`update account set display_name_key = ${`#${id}`} where id = ${id}`.execute(db);
  }
  for (const { id, name, key } of changed) {
    await sql`
      update account set display_name = ${name}, display_name_key = ${key}
      where id = ${id}`.execute(db);
  }

  // Only keys of refused names are stored; the audit log has the names.
  const { rows: refused } = await sql<{ text: string }>`
    select key as text from refused_display_name
    union select before from audit_log
    where action = 'display_name_reset' and before is not null`.execute(db);
  for (const { text } of refused) {
    await sql`
      insert into refused_display_name (key) values (${displayNameKey(text)})
      on conflict do nothing`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table display_name_review`.execute(db);
}
