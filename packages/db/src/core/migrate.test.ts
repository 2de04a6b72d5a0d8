// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { NO_MIGRATIONS } from 'kysely/migration';
import { expect, inject, onTestFinished, test, vi } from 'vitest';

import { countCases, selectCases } from '../moderation/queue.ts';
import { selectStoryTotals } from '../stories/queries.ts';
import { selectStoryGames } from '../stories/search.ts';
import { cloneDatabase, emptyDatabase, runDatabaseCommand } from '../testing.ts';
import { type Database, createDatabase } from './client.ts';
import {
  createSchemaCheck,
  migrateDown,
  migrateTo,
  migrateUp,
  selectNewestMigration,
} from './migrate.ts';

/** Everything that a migration can leave in a database, one line each. */
async function contents(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    order by line`.execute(db);
  return rows.map(({ line }) => line).filter((line) => !line.includes('kysely_'));
}

test('goes up from empty, down to empty, and up to the same again', async () => {
  const { db, drop } = await emptyDatabase(inject('databaseUrl'));
  onTestFinished(drop);
  const names = await migrateUp(db);
  const before = await contents(db);
  expect(names.length).toBeGreaterThan(0);
  expect(before.length).toBeGreaterThan(30);
  expect(await migrateUp(db)).toEqual([]);

  expect(await migrateTo(db, NO_MIGRATIONS)).toEqual(names.toReversed());
  expect(await contents(db)).toEqual([]);
  expect(await migrateDown(db)).toBeUndefined();

  expect(await migrateUp(db)).toEqual(names);
  expect(await contents(db)).toEqual(before);
});

test('the command reverts one migration at a time, in production only with a flag', async () => {
  const { db, url, drop } = await cloneDatabase(inject('databaseUrl'));
  onTestFinished(drop);
  const revert = (flags: string[], environment = 'development') =>
    runDatabaseCommand(['migrate:down', ...flags], { DATABASE_URL: url, NODE_ENV: environment });
  await expect(revert([])).rejects.toThrow('it needs --yes');
  await expect(revert(['--yes'], 'production')).rejects.toThrow('it needs --production');
  expect(await migrateUp(db)).toEqual([]);
  const newest = await selectNewestMigration(db);
  expect((await revert(['--yes'])).stdout).toBe(`Reverted: ${newest}\n`);
  expect(await migrateUp(db)).toEqual([newest]);
  await revert(['--yes', '--production'], 'production');
  expect(await migrateUp(db)).toEqual([newest]);
});

test('the schema check fails until the newest migration has run', async () => {
  const [empty, migrated] = await Promise.all([
    emptyDatabase(inject('databaseUrl')),
    cloneDatabase(inject('databaseUrl')),
  ]);
  onTestFinished(async () => {
    await Promise.all([empty.drop(), migrated.drop()]);
  });
  await expect(createSchemaCheck(empty.db)()).rejects.toThrow('kysely_migration');
  const check = createSchemaCheck(migrated.db);
  await expect(check()).resolves.toBeUndefined();
  const newest = await migrateDown(migrated.db);
  await expect(check()).rejects.toThrow(`${newest} has not run`);
});

test('existing stories appear in lists, sums and the queue', async () => {
  const { db, drop } = await emptyDatabase(inject('databaseUrl'));
  onTestFinished(drop);
  await migrateTo(db, '20261121172000_outbox_lanes');
  await sql`
    insert into story (id, game_name, title, content, amount_lost_yen, language, status)
    select uuidv7(), game, 'Gone', 'Gone', 100, 'en', status
    from (values ('The Crew', 'published'), ('the crew', 'published'), ('Anthem', 'pending'))
      as told (game, status)`.execute(db);
  await migrateUp(db);
  expect(await selectStoryTotals(db)).toEqual({ stories: 2, games: 1, yen: 200 });
  expect(await selectStoryGames(db, '', 10)).toMatchObject([{ stories: 2 }]);
  const waiting = await selectCases(db, { status: 'pending' }, { limit: 10 });
  expect(waiting).toMatchObject([{ kind: 'story', state: 'open', causes: ['pending'] }]);
  expect(await countCases(db, { status: 'open' })).toBe(1);
});

test('a migration that waits for a lock stops no requests, and runs once it gets it', async () => {
  const { db, url, drop } = await emptyDatabase(inject('databaseUrl'));
  const others = createDatabase(url);
  onTestFinished(async () => {
    await others.destroy();
    await drop();
  });
  await migrateTo(db, '20261121172000_outbox_lanes');
  const release = Promise.withResolvers<void>();
  const reading = Promise.withResolvers<void>();
  const reader = others.transaction().execute(async (trx) => {
    await sql`select from story`.execute(trx);
    reading.resolve();
    await release.promise;
  });
  await reading.promise;
  const retried = { times: 0 };
  const onRetry = () => {
    retried.times += 1;
  };
  const migrating = migrateUp(db, { lockTimeoutMs: 200, pauseMs: 50, onRetry });
  let longest = 0;
  while (retried.times < 3) {
    const begun = performance.now();
    await sql`select from story`.execute(others);
    longest = Math.max(longest, performance.now() - begun);
  }
  // Without a timeout a request would wait until the reader ends.
  expect(longest).toBeLessThan(2_000);
  release.resolve();
  await reader;
  expect((await migrating).length).toBeGreaterThan(0);
  expect(await migrateUp(db)).toEqual([]);
});

test('a migration that never gets its lock fails and leaves nothing; those before it stay', async () => {
  const { db, url, drop } = await emptyDatabase(inject('databaseUrl'));
  const other = createDatabase(url);
  onTestFinished(async () => {
    await other.destroy();
    await drop();
  });
  const all = await migrateUp(db);
  // It is the first since that one to change `petition_subscriber`.
  const blocked = '20261127134000_subscribers_of_regions';
  const before = all[all.indexOf(blocked) - 1] ?? '';
  await migrateTo(db, before);
  const left = await contents(db);
  await migrateTo(db, all[all.indexOf(before) - 1] ?? '');
  await other.transaction().execute(async (trx) => {
    await sql`select from petition_subscriber`.execute(trx);
    const options = { lockTimeoutMs: 50, pauseMs: 10, tries: 2 };
    await expect(migrateUp(db, options)).rejects.toThrow('lock timeout');
    expect(await selectNewestMigration(db)).toBe(before);
    expect(await contents(db)).toEqual(left);
  });
  expect(await migrateUp(db)).toEqual(all.slice(all.indexOf(blocked)));
});

test('an index that is built concurrently stops no writer, and is built again after it was cut off', async () => {
  const { db, url, drop } = await emptyDatabase(inject('databaseUrl'));
  const other = createDatabase(url);
  onTestFinished(async () => {
    await other.destroy();
    await drop();
  });
  const name = '20261128005000_search_letters';
  const all = await migrateUp(db);
  await migrateTo(db, all[all.indexOf(name) - 1] ?? '');
  const write = sql`lock table game in row exclusive mode nowait`;
  const building = await other.transaction().execute(async (trx) => {
    await write.execute(trx);
    const migrating = migrateUp(db, { lockTimeoutMs: 50, tries: 1 }).then(
      () => 'done',
      () => 'cut off',
    );
    const builder = sql`
      from pg_stat_activity where query like '%create index concurrently "game_letters"%'
      and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;
    // The build waits for this transaction, and no writer waits for the build.
    await vi.waitFor(async () => {
      expect((await sql`select ${builder}`.execute(other)).rows).toHaveLength(1);
    });
    await other.transaction().execute((writer) => write.execute(writer));
    await sql`select pg_terminate_backend(pid) ${builder}`.execute(other);
    return migrating;
  });
  expect(building).toBe('cut off');
  expect(await migrateUp(db)).toContain(name);
  const { rows } = await sql`select from pg_index where not indisvalid`.execute(db);
  expect(rows).toEqual([]);
});

test('reverting one waits for locks in the same way, and gives up in the end', async () => {
  const { db, url, drop } = await emptyDatabase(inject('databaseUrl'));
  const other = createDatabase(url);
  onTestFinished(async () => {
    await other.destroy();
    await drop();
  });
  // Its reversal changes `story`.
  const name = '20261121180000_community';
  await migrateTo(db, name);
  const before = await contents(db);
  const release = Promise.withResolvers<void>();
  const reading = Promise.withResolvers<void>();
  const reader = other.transaction().execute(async (trx) => {
    await sql`select from story`.execute(trx);
    reading.resolve();
    await release.promise;
  });
  await reading.promise;
  const options = { lockTimeoutMs: 50, pauseMs: 10 };
  await expect(migrateDown(db, { ...options, tries: 2 })).rejects.toThrow('lock timeout');
  expect(await contents(db)).toEqual(before);

  const onRetry = vi.fn<() => void>();
  const reverting = migrateDown(db, { ...options, onRetry });
  await vi.waitFor(() => expect(onRetry).toHaveBeenCalledTimes(3), { timeout: 60_000 });
  release.resolve();
  await reader;
  expect(await reverting).toBe(name);
});

test('of two that start at once, one migrates', async () => {
  const { db, url, drop } = await emptyDatabase(inject('databaseUrl'));
  const other = createDatabase(url);
  onTestFinished(async () => {
    await other.destroy();
    await drop();
  });
  const done = await Promise.all([migrateUp(db), migrateUp(other)]);
  expect(done.filter((names) => names.length === 0)).toHaveLength(1);
  expect(new Set(done.flat()).size).toBe(done.flat().length);
});
