// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, inject, onTestFinished, test } from 'vitest';

import { readConfig } from '../src/config.ts';
import { type TestDatabase, cloneDatabase } from '../src/testing.ts';
import { seed } from './seed.ts';

type Settings = Readonly<Record<string, string>>;

const provider = { PETITION_PROVIDER_URL: 'https://provider.example/api' };
const collecting = { ...provider, PETITION_CLOSES_AT: '2099-01-01T00:00:00Z' };
const everything = {
  ...provider,
  PETITION_PROVIDER_KIND: 'tracker',
  PETITION_STATUS: 'answered',
  PETITION_CLOSES_AT: '2026-02-01T00:00:00Z',
  PETITION_SUBMITTED_AT: '2026-03-01T00:00:00Z',
  PETITION_ANSWERED_AT: '2026-04-01T00:00:00Z',
};

/** Dates that do not fit the status, as time passes or by mistake. */
const contradictory = {
  ...provider,
  PETITION_STATUS: 'collecting',
  PETITION_CLOSES_AT: '2026-05-01T00:00:00Z',
  PETITION_SUBMITTED_AT: '2026-05-02T00:00:00Z',
  PETITION_ANSWERED_AT: '2099-12-01T00:00:00Z',
};

const configOf = (settings: Settings) =>
  readConfig({ DATABASE_URL: 'postgres://kga@localhost/kga', ...settings });

const without = (settings: Settings, ...keys: readonly string[]): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => !keys.includes(key)));

/** Seeds a database by these settings and uses it: figures come in, admins and members write. */
async function usedDatabase(settings: Settings): Promise<TestDatabase> {
  const database = await cloneDatabase(inject('databaseUrl'));
  onTestFinished(database.drop);
  const { db } = database;
  await seed(db, configOf(settings));
  const { id: petition_id } = await db
    .updateTable('petition')
    .set({ first_reached_at: '2026-01-05T00:00:00Z' })
    .where('slug', '=', campaign.petition)
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into petition_snapshot
    select ${petition_id}, timestamptz '2026-01-01' + n * interval '1 hour', n, n, 1000000, '{}'
    from generate_series(1, 300) as n`.execute(db);
  const reading = { signature_count: 9, country_sum: 9, goal: 10, country_counts: '{}' };
  const received = { first_received_at: '2026-02-01T00:00:00Z', last_received_at: '2026-02-01' };
  await db
    .insertInto('petition_reading')
    .values({
      ...reading,
      ...received,
      id: uuidv7(),
      petition_id,
      reasons: [],
      last_count: 1,
      per_day: 1,
    })
    .execute();
  await db
    .insertInto('petition_poll')
    .values({ petition_id, answers: '{}', failures: 3, succeeded_at: '2026-07-27T00:00:00Z' })
    .execute();
  await db
    .insertInto('petition_rejected_poll')
    .values({
      id: uuidv7(),
      petition_id,
      received_at: '2026-02-01T00:00:00Z',
      reason: 'garbage',
      answer: '<html>',
    })
    .execute();
  await db
    .insertInto('petition_figure')
    .values({
      id: uuidv7(),
      petition_id,
      signature_count: 7,
      at_least: false,
      counted_on: '2026-01',
      source_url: 'https://example.org/',
    })
    .execute();
  const edited = { text: 'Edited', addressee: 'Somebody else' };
  await db.updateTable('petition').set(edited).where('kind', '=', 'official').execute();
  await db
    .updateTable('game')
    .set({ name: 'Renamed', revision: 2 })
    .where('name', '=', 'The Crew')
    .execute();
  await db.updateTable('feed').set({ enabled: true, name: 'Renamed' }).execute();
  await db.updateTable('currency_rate').set({ yen: 1 }).execute();
  return database;
}

/** Every row of every table. */
async function allRows({ db }: TestDatabase): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ all: unknown }>`
      select coalesce(jsonb_agg(to_jsonb(row) order by to_jsonb(row)::text), '[]') as all
      from ${sql.table(name)} as row`.execute(db);
    content[name] = rows[0]?.all;
  }
  return content;
}

test.each<[string, Settings]>([
  ['the record', {}],
  ['a provider that collects', collecting],
  ['a provider with every setting', everything],
  ['a provider whose dates contradict its status', contradictory],
])('a used database with %s stays as it is, with each setting and without', async (_name, all) => {
  const database = await usedDatabase(all);
  const before = await allRows(database);
  await seed(database.db, configOf(all));
  expect(await allRows(database)).toEqual(before);
  const removals = Object.keys(all).map((key) =>
    // The other settings are refused without a provider.
    key === 'PETITION_PROVIDER_URL' ? Object.keys(all) : [key],
  );
  for (const removed of removals) {
    await seed(database.db, configOf(without(all, ...removed)));
    expect(await allRows(database), `without ${removed.join(', ')}`).toEqual(before);
  }
});

test('a setting that is given changes its own columns of the petition alone', async () => {
  const database = await usedDatabase(everything);
  const { petition: _petition, petition_poll: _poll, ...before } = await allRows(database);
  const changes: Settings = {
    PETITION_PROVIDER_URL: 'https://moved.example/api',
    PETITION_PROVIDER_KIND: 'eci-register',
    PETITION_STATUS: 'collecting',
    PETITION_CLOSES_AT: '2099-01-01T00:00:00Z',
    PETITION_SUBMITTED_AT: '2026-03-02T00:00:00Z',
    PETITION_ANSWERED_AT: '2026-04-02T00:00:00Z',
  };
  for (const [key, value] of Object.entries(changes)) {
    await seed(database.db, configOf({ ...everything, [key]: value }));
    expect(await allRows(database), key).toMatchObject(before);
  }
  const [petition] = await database.db
    .selectFrom('petition')
    .selectAll()
    .where('slug', '=', campaign.petition)
    .execute();
  expect(petition).toMatchObject({
    provider_url: everything.PETITION_PROVIDER_URL,
    answered_at: new Date(changes.PETITION_ANSWERED_AT ?? ''),
    first_reached_at: new Date('2026-01-05T00:00:00Z'),
  });
});

test('a demonstration is refused in a used database, whose rows stay', async () => {
  const database = await usedDatabase(collecting);
  const before = await allRows(database);
  const replay = {
    PETITION_REPLAY_URL: 'http://127.0.0.1:3900/eci',
    PETITION_REPLAY_EPOCH: '2026-11-01T12:00:00Z',
  };
  await expect(seed(database.db, configOf(replay))).rejects.toThrow('no replay begins here');
  expect(await allRows(database)).toEqual(before);
});
