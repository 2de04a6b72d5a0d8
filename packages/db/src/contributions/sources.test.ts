import { contributionKinds } from '@kga/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { type TestDatabase, cloneDatabase } from '../testing.ts';
import { contributionSources } from './sources.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

test('every table that can be a guest’s or an account’s has a source', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct reference.conrelid::regclass::text as table
    from pg_constraint as reference
    join pg_attribute as owner on owner.attrelid = reference.conrelid
    where reference.contype = 'f' and reference.confrelid = 'guest'::regclass
      and owner.attname = 'account_id' and not owner.attisdropped
    order by 1`.execute(database.db);
  const known: string[] = contributionSources.map(({ table }) => table);
  expect(rows.map(({ table }) => table)).toEqual(known.toSorted());
});

test('there is one source of each kind', () => {
  expect(contributionSources.map(({ kind }) => kind)).toEqual(contributionKinds);
});
