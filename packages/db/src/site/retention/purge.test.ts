// SPDX-License-Identifier: AGPL-3.0-or-later
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { notificationsMax } from '@kga/contracts/accounts';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

import { insertPicture } from '../../content/pictures/queries.ts';
import { networkDays } from '../../moderation/retention.ts';
import { pictureReferences } from '../../registry/retention.ts';
import { type TestDatabase, cloneDatabase } from '../../testing.ts';
import { allRetentions, purgePersonalData } from './purge.ts';

const now = new Date('2026-06-15T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
/** Just inside and just outside of a retention period. */
const around = (days: number) => [ago(days - 0.01), ago(days + 0.01)] as const;
const nothing: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.keys(allRetentions).map((name) => [name, 0])),
  reportNetworks: 0,
};

let database: TestDatabase;
let accountId: string;

beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});

afterAll(() => database.drop());

beforeEach(async () => {
  accountId = await addAccount();
});

afterEach(async () => {
  const { db } = database;
  await db.deleteFrom('account').execute();
  for (const table of ['story', 'guest', 'picture', 'outbox', 'idempotency_key'] as const) {
    await db.deleteFrom(table).execute();
  }
});

const forget = () => purgePersonalData(database.db, now);

async function addAccount(): Promise<string> {
  const id = crypto.randomUUID();
  await database.db
    .insertInto('account')
    .values({
      id,
      email: `${id}@example.org`,
      first_name: 'Ada',
      last_name: '',
      language: 'en',
      created_at: ago(3_000),
    })
    .execute();
  return id;
}

function guestId(number: number): string {
  return `guest_${String(number).padStart(16, '0')}1750000000000`;
}

async function addGuest(number: number, seen_at: Date, linked_to: string | null = null) {
  const id = guestId(number);
  await database.db
    .insertInto('guest')
    .values({
      id,
      fingerprint_hash: Buffer.alloc(32),
      created_at: ago(3_000),
      seen_at,
      linked_to,
      linked_at: linked_to && ago(2_000),
    })
    .execute();
  return id;
}

async function left(table: 'guest' | 'picture' | 'outbox' | 'sign_in'): Promise<string[]> {
  const rows = await database.db.selectFrom(table).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

test('purges nothing where nothing is due', async () => {
  expect(await forget()).toEqual(nothing);
});

describe('guests', () => {
  test('are deleted 30 days after the last visit, also those who became members', async () => {
    const [inside, outside] = around(allRetentions.guests.days);
    const kept = await addGuest(1, inside);
    await addGuest(2, outside);
    await addGuest(3, outside, accountId);
    expect(await forget()).toEqual({ ...nothing, guests: 2 });
    expect(await left('guest')).toEqual([kept]);
  });

  test('stay while there is something of theirs', async () => {
    const id = await addGuest(1, ago(400));
    const story = { title: 'x', content: 'x', game_name: 'x', language: 'en' } as const;
    await database.db
      .insertInto('story')
      .values({ id: uuidv7(), guest_id: id, ...story })
      .execute();
    expect(await forget()).toEqual(nothing);
    await database.db.deleteFrom('story').execute();
    expect(await forget()).toEqual({ ...nothing, guests: 1 });
  });
});

test('proofs go when they hold no longer', async () => {
  const add = (purpose: 'verify_email' | 'reset_password', expires_at: Date) =>
    database.db
      .insertInto('one_time_token')
      .values({
        id: uuidv7(),
        account_id: accountId,
        purpose,
        email: 'x',
        token_hash: Buffer.from(purpose),
        code_hash: Buffer.alloc(32),
        expires_at,
      })
      .execute();
  await add('verify_email', ago(-0.01));
  await add('reset_password', now);
  expect(await forget()).toEqual({ ...nothing, proofs: 1 });
  const proof = await database.db.selectFrom('one_time_token').select('purpose').execute();
  expect(proof).toEqual([{ purpose: 'verify_email' }]);
});

test('sign-ins go after 180 days', async () => {
  const [kept, old] = [uuidv7(), uuidv7()];
  const [inside, outside] = around(180);
  const row = { account_id: accountId, method: 'password', device: '' } as const;
  await database.db
    .insertInto('sign_in')
    .values([
      { id: kept, at: inside, ...row },
      { id: old, at: outside, ...row },
    ])
    .execute();
  expect(await forget()).toEqual({ ...nothing, signIns: 1 });
  expect(await left('sign_in')).toEqual([kept]);
});

test('idempotency keys go after 24 hours', async () => {
  const [inside, outside] = around(1);
  const row = { operation: 'register', request_hash: Buffer.alloc(32) };
  await database.db
    .insertInto('idempotency_key')
    .values([
      { key: 'young', created_at: inside, ...row },
      { key: 'old', created_at: outside, ...row },
    ])
    .execute();
  expect(await forget()).toEqual({ ...nothing, idempotencyKeys: 1 });
  const keys = await database.db.selectFrom('idempotency_key').select('key').execute();
  expect(keys).toEqual([{ key: 'young' }]);
});

test('the outbox forgets what was settled 30 days ago, never what waits', async () => {
  const [waiting, kept, old] = [uuidv7(), uuidv7(), uuidv7()];
  const [inside, outside] = around(30);
  const row = { job: 'mail.send', payload: null, last_error: null, created_at: ago(400) } as const;
  await database.db
    .insertInto('outbox')
    .values([
      { id: waiting, settled_at: null, ...row },
      { id: kept, state: 'done', settled_at: inside, ...row },
      { id: old, state: 'uncertain', settled_at: outside, ...row },
    ])
    .execute();
  expect(await forget()).toEqual({ ...nothing, outbox: 1 });
  expect(await left('outbox')).toEqual([waiting, kept].toSorted());
});

test('hashes of what was written go after a day', async () => {
  const [inside, outside] = around(allRetentions.contentTraces.days);
  const row = { kind: 'story', item_id: uuidv7() } as const;
  await database.db
    .insertInto('content_trace')
    .values([
      { ...row, hash: '1', at: inside },
      { ...row, hash: '2', at: outside },
    ])
    .execute();
  expect(await forget()).toEqual({ ...nothing, contentTraces: 1 });
  const traces = await database.db.selectFrom('content_trace').select('hash').execute();
  expect(traces).toEqual([{ hash: '1' }]);
});

test('reports go after a year, never those that wait for a moderator', async () => {
  const [inside, outside] = around(allRetentions.reports.days);
  const row = {
    kind: 'story',
    account_id: null,
    guest_id: null,
    reason: 'spam',
    weight: 1,
    decision_id: null,
  } as const;
  const reports = [
    { id: uuidv7(), item_id: uuidv7(), at: inside, outcome: 'upheld' as const, ...row },
    { id: uuidv7(), item_id: uuidv7(), at: outside, outcome: null, ...row },
    { id: uuidv7(), item_id: uuidv7(), at: outside, outcome: 'dismissed' as const, ...row },
  ];
  const withdrawn = { id: uuidv7(), item_id: uuidv7(), at: outside, outcome: null, ...row };
  const guest_id = await addGuest(1, ago(400));
  await database.db
    .insertInto('content_report')
    .values([...reports, { ...withdrawn, guest_id }])
    .execute();
  await sql`
    insert into moderation_case (kind, item_id, state, causes, language)
    values ('story', ${reports[1]?.item_id}, 'open', '{reported}', 'en')`.execute(database.db);
  expect(await forget()).toEqual({ ...nothing, reports: 2, guests: 1 });
  const kept = await database.db.selectFrom('content_report').select('id').orderBy('id').execute();
  expect(kept).toEqual(reports.slice(0, 2).map(({ id }) => ({ id })));
});

test('from which network a report came is forgotten after 30 days', async () => {
  const [inside, outside] = around(networkDays);
  const row = {
    kind: 'story',
    account_id: null,
    guest_id: null,
    reason: 'spam',
    weight: 1,
    outcome: null,
    decision_id: null,
  } as const;
  const [young, old] = [Buffer.from('young'), Buffer.from('old')];
  const item_id = uuidv7();
  await database.db
    .insertInto('content_report')
    .values([
      { id: uuidv7(), item_id, at: inside, network: young, ...row },
      { id: uuidv7(), item_id, at: outside, network: old, ...row },
    ])
    .execute();
  expect(await forget()).toEqual({ ...nothing, reportNetworks: 1 });
  const kept = await database.db
    .selectFrom('content_report')
    .select('network')
    .where('item_id', '=', item_id)
    .orderBy('id')
    .execute();
  expect(kept).toEqual([{ network: young }, { network: null }]);
});

const notify = (account_id: string, created_at: Date) =>
  ({
    account_id,
    kind: 'reply',
    item_kind: 'forum_reply',
    item_id: uuidv7(),
    thread_id: uuidv7(),
    created_at,
  }) as const;

async function timesOfNotifications(account: string): Promise<Date[]> {
  const rows = await database.db
    .selectFrom('notification')
    .select('created_at')
    .where('account_id', '=', account)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

describe('notifications', () => {
  test('go after 90 days, read or not', async () => {
    const [inside, outside] = around(allRetentions.notifications.days);
    await database.db
      .insertInto('notification')
      .values([
        notify(accountId, inside),
        { ...notify(accountId, inside), read_at: now },
        notify(accountId, outside),
        { ...notify(accountId, outside), read_at: now },
      ])
      .execute();
    expect(await forget()).toEqual({ ...nothing, notifications: 2 });
    expect(await timesOfNotifications(accountId)).toEqual([inside, inside]);
  });

  test('beyond the number that is stored go, the oldest of each account first', async () => {
    const other = await addAccount();
    const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    const times = Array.from({ length: notificationsMax + 2 }, (_, index) => minutesAgo(index));
    await database.db
      .insertInto('notification')
      .values([...times.map((time) => notify(accountId, time)), notify(other, minutesAgo(9_000))])
      .execute();
    expect(await forget()).toEqual({ ...nothing, notificationsBeyondMax: 2 });
    expect(await timesOfNotifications(accountId)).toEqual(times.slice(0, notificationsMax));
    expect(await timesOfNotifications(other)).toHaveLength(1);
  });
});

async function addPicture(created_at: Date): Promise<string> {
  const { db } = database;
  const id = await insertPicture(db, { bytes: Buffer.from('x'), width: 1, height: 1 });
  await db.updateTable('picture').set({ created_at }).where('id', '=', id).execute();
  return id;
}

function referencesTo(table: string) {
  const query: RawBuilder<{ table: string; column: string }> = sql`
    select reference.conrelid::regclass::text as table, attname as column
    from pg_constraint as reference
    join pg_attribute on attrelid = reference.conrelid and attnum = any(reference.conkey)
    where contype = 'f' and confrelid = ${table}::regclass order by 1, 2`;
  return query.execute(database.db);
}

describe('pictures', () => {
  test('are deleted a day after the fetch unless they are shown', async () => {
    const [inside, outside] = around(1);
    const [young, shown] = [await addPicture(inside), await addPicture(ago(400))];
    await addPicture(outside);
    await database.db.updateTable('account').set({ picture_id: shown }).execute();
    expect(await forget()).toEqual({ ...nothing, pictures: 1 });
    expect(await left('picture')).toEqual([young, shown].toSorted());
  });

  test('every column that shows one is known', async () => {
    const { rows } = await referencesTo('picture');
    expect(rows).toEqual(pictureReferences);
  });
});

test('what any domain retains is deleted', async () => {
  const root = join(import.meta.dirname, '../..');
  for (const file of globSync('**/*.ts', { cwd: root })) {
    const path = join(root, file);
    const name = /^export const (\w+Retention) =/m.exec(readFileSync(path, 'utf8'))?.[1];
    if (name === undefined) continue;
    const domain: Readonly<Record<string, object>> = await import(path);
    expect(Object.keys(allRetentions)).toEqual(
      expect.arrayContaining(Object.keys(domain[name] ?? {})),
    );
  }
});

test('deletes in batches, up to a limit', async () => {
  for (let number = 0; number < 7; number += 1) await addGuest(number, ago(40));
  const bounded = await purgePersonalData(database.db, now, { size: 2, max: 2 });
  expect(bounded.guests).toBe(4);
  expect((await purgePersonalData(database.db, now, { size: 2, max: 100 })).guests).toBe(3);
});

test('leaves locked rows for the next run', async () => {
  const [held] = [await addGuest(1, ago(40)), await addGuest(2, ago(40))];
  await database.db.transaction().execute(async (trx) => {
    await trx.selectFrom('guest').select('id').where('id', '=', held).forUpdate().execute();
    expect((await forget()).guests).toBe(1);
  });
  expect(await left('guest')).toEqual([held]);
  expect((await forget()).guests).toBe(1);
});
