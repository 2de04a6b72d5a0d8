import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import type { Transaction } from '../client.ts';
import { type TestDatabase, cloneDatabase } from '../testing.ts';
import { selectGames } from './game-lists.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  const { db } = database;
  await sql`alter table game set (autovacuum_enabled = off)`.execute(db);
  await sql`
    insert into game
      (id, name, shutdown_date, platforms, availability, sources, language, status)
    select gen_random_uuid(), 'Game ' || n, '20' || 10 + n % 10,
      array[case when n % 50 = 0 then 'dreamcast' else 'windows' end], 'shut_down', '{}', 'en', 'published'
    from generate_series(1, 3000) as n`.execute(db);
  // Statistics that overestimate the platform, as they do where their sample has missed it.
  await sql`vacuum analyze game`.execute(db);
  await sql`update game set platforms = array['windows'] 
    where platforms = array['dreamcast'] and name not like '%500'`.execute(db);
});
afterAll(() => database.drop());

/** Rows of games that this connection has read. */
async function countRead(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read
    from pg_stat_xact_user_tables where relname = 'game'`.execute(trx);
  return rows[0]?.read ?? Number.NaN;
}

test.each(['shutdown', 'name'] as const)(
  'games of a rare platform are found by it in the order by %s',
  async (sort) => {
    await database.db.transaction().execute(async (trx) => {
      const before = await countRead(trx);
      const { games } = await selectGames(trx, { platform: 'dreamcast', sort }, { limit: 2 });
      expect(games).toHaveLength(2);
      expect((await countRead(trx)) - before).toBeLessThan(100);
    });
  },
);
