// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile } from 'node:fs/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { type TestDatabase, cloneDatabase } from '../testing.ts';
import { contentTypes, guestTables } from './content-types.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

test('every table with rows of guests that are linked to accounts is registered', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct reference.conrelid::regclass::text as table
    from pg_constraint as reference
    join pg_attribute as owner on owner.attrelid = reference.conrelid
    where reference.contype = 'f' and reference.confrelid = 'guest'::regclass
      and owner.attname = 'account_id' and not owner.attisdropped
    order by 1`.execute(database.db);
  expect(rows.map(({ table }) => table)).toEqual(guestTables.toSorted());
});

test('deleting rows of any kind deletes what moderators hold about them', async () => {
  const { rows } = await sql<{ table: string }>`
    select tgrelid::regclass::text as table from pg_trigger
    where tgfoid = 'forget_pieces'::regproc order by 1`.execute(database.db);
  const tables = Object.values(contentTypes).map(({ table }) => table);
  expect(rows.map(({ table }) => table)).toEqual(tables.toSorted());
});

test.each(['account', 'guest'])('every reference to an %s has an index', async (table) => {
  const { rows } = await sql<{ reference: string }>`
    select reference.conrelid::regclass || '.' || attname as reference
    from pg_constraint as reference
    join pg_attribute as each on each.attrelid = reference.conrelid
      and each.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = ${table}::regclass
      and not exists (
        select from pg_index where indrelid = reference.conrelid and indkey[0] = reference.conkey[1])
    order by 1`.execute(database.db);
  expect(rows).toEqual([]);
});

test('the privacy record names every table that refers to an account or a guest', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct conrelid::regclass::text as table from pg_constraint
    where confrelid in ('account'::regclass, 'guest'::regclass)`.execute(database.db);
  const record = await readFile(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8');
  expect(rows.filter(({ table }) => !record.includes(`\`${table}\``))).toEqual([]);
});
