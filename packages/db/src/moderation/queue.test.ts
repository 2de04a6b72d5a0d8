// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import { type TestDatabase, cloneDatabase } from '../testing.ts';
import {
  type QueueFilter,
  type QueueCursor,
  countCases,
  selectCases,
  listsWaiting,
} from './queue.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
beforeEach(async () => {
  await database.db.deleteFrom('moderation_case').execute();
});
afterAll(() => database.drop());

type Case = Partial<{
  kind: 'story' | 'forum_post' | 'forum_reply';
  language: 'en' | 'ja';
  causes: string[];
  hours: number;
  decidedHours: number;
}>;

/** A case that waits for so many hours, or was decided before so many. */
async function add(given: Case = {}): Promise<string> {
  const { kind = 'story', language = 'en', causes = ['pending'], hours = 1, decidedHours } = given;
  const id = uuidv7();
  await sql`
    insert into moderation_case (kind, item_id, state, causes, language, since, decided_at)
    values (${kind}, ${id}, ${decidedHours === undefined ? 'open' : 'decided'}, ${causes}::text[],
      ${language}, now() - ${hours} * interval '1 hour',
      now() - ${decidedHours ?? null}::float8 * interval '1 hour')`.execute(database.db);
  return id;
}

/** All pages of so many. */
async function all(filter: QueueFilter, limit = 2): Promise<string[]> {
  const ids: string[] = [];
  let after: QueueCursor | undefined;
  for (;;) {
    const page = await selectCases(database.db, filter, { limit, after });
    ids.push(...page.map(({ item_id }) => item_id));
    const last = page.at(-1);
    if (!last || page.length < limit) return ids;
    const at = listsWaiting(filter) ? last.since : (last.decided_at ?? last.since);
    after = { at, kind: last.kind, id: last.item_id };
  }
}

test('what waits comes longest first, what was decided last first, page by page', async () => {
  const open = [];
  for (const hours of [5, 4, 3, 2, 1]) open.push(await add({ hours }));
  const decided = [];
  for (const decidedHours of [1, 2, 3, 4, 5]) decided.push(await add({ decidedHours }));
  expect(await all({ status: 'open' })).toEqual(open);
  expect(await all({ status: 'decided' })).toEqual(decided);
});

test('cases of one moment are all there, each once', async () => {
  const kinds = ['story', 'forum_post', 'forum_reply'] as const;
  for (let at = 0; at < 9; at += 1) await add({ kind: kinds[at % 3] ?? 'story' });
  await sql`update moderation_case set since = '2026-01-01'`.execute(database.db);
  const ids = await all({ status: 'open' });
  expect([ids.length, new Set(ids).size]).toEqual([9, 9]);
  await sql`update moderation_case set state = 'decided', decided_at = '2026-01-01'`.execute(
    database.db,
  );
  const decided = await all({ status: 'decided' });
  expect([decided.length, new Set(decided).size]).toEqual([9, 9]);
});

test('filters by kind, cause, language and age, and counts the same', async () => {
  const reply = await add({ kind: 'forum_reply', language: 'ja', hours: 30 });
  const reported = await add({ causes: ['pending', 'reported'], hours: 3 });
  const plain = await add({ hours: 2 });
  await add({ decidedHours: 1 });
  const cases: [Omit<QueueFilter, 'status'>, string[]][] = [
    [{}, [reply, reported, plain]],
    [{ kind: 'story' }, [reported, plain]],
    [{ kind: 'forum_post' }, []],
    [{ language: 'ja' }, [reply]],
    [{ kind: 'story', language: 'ja' }, []],
    [{ cause: 'reported' }, [reported]],
    [{ cause: 'held' }, []],
    [{ olderThanHours: 24 }, [reply]],
    [{ kind: 'story', cause: 'pending', olderThanHours: 2 }, [reported, plain]],
  ];
  for (const [filter, expected] of cases) {
    const whole = { status: 'open', ...filter } as const;
    expect(await all(whole), JSON.stringify(filter)).toEqual(expected);
    expect(await countCases(database.db, whole), JSON.stringify(filter)).toBe(expected.length);
  }
  expect(await countCases(database.db, { status: 'decided' })).toBe(1);
});

test('reads few rows of many, whatever is asked for', async () => {
  const { db } = database;
  await sql`
    insert into moderation_case (kind, item_id, state, causes, language, since, decided_at)
    select 'story', gen_random_uuid(), case when n % 4 = 0 then 'decided' else 'open' end,
      case when n % 100 = 1 then '{reported}'::text[] else '{pending}' end, 'en',
      now() - n * interval '1 minute', now() - n * interval '1 second'
    from generate_series(1, 20000) as n`.execute(db);
  await sql`vacuum analyze moderation_case`.execute(db);
  const filters: QueueFilter[] = [
    { status: 'open' },
    { status: 'open', kind: 'story' },
    { status: 'open', language: 'en' },
    { status: 'open', cause: 'reported' },
    { status: 'open', cause: 'held' },
    { status: 'decided' },
    { status: 'decided', kind: 'story' },
  ];
  for (const filter of filters) {
    const [middle] = await selectCases(db, filter, { limit: 1 });
    const after = middle && {
      at: new Date(Date.now() - 5_000 * 60_000),
      kind: middle.kind,
      id: middle.item_id,
    };
    // What a transaction has read so far is counted by Postgres itself.
    const read = await db.transaction().execute(async (trx) => {
      await selectCases(trx, filter, { limit: 20, after });
      const { rows } = await sql<{ read: string }>`
        select seq_tup_read + coalesce(idx_tup_fetch, 0) as read
        from pg_stat_xact_user_tables where relname = 'moderation_case'`.execute(trx);
      return Number(rows[0]?.read);
    });
    expect(read, JSON.stringify(filter)).toBeLessThan(200);
  }
});

test.each([
  ['open', 'state = $$open$$', 'since, kind, item_id'],
  ['open_language', 'state = $$open$$ and language = $$ja$$', 'since, kind, item_id'],
  ['decided', 'state = $$decided$$', 'decided_at desc, kind desc, item_id desc'],
  ['decided_kind', 'state = $$decided$$ and kind = $$story$$', 'decided_at desc, item_id desc'],
  [
    'decided_language',
    'state = $$decided$$ and language = $$ja$$',
    'decided_at desc, kind desc, item_id desc',
  ],
  [
    'decided_status',
    'state = $$decided$$ and decided_status = $$hidden$$',
    'decided_at desc, kind desc, item_id desc',
  ],
  ...(['pending', 'reported', 'held'] as const).flatMap((cause) => [
    [
      `open_${cause}`,
      `state = $$open$$ and $$${cause}$$ = any (causes)`,
      'since, kind, item_id',
    ] as const,
    [
      `decided_${cause}`,
      `state = $$decided$$ and $$${cause}$$ = any (causes)`,
      'decided_at desc, kind desc, item_id desc',
    ] as const,
  ]),
] as const)('the index %s has its filter in the order of the list', async (name, where, order) => {
  const plan = await database.db.transaction().execute(async (trx) => {
    await sql`select set_config('enable_seqscan', 'off', true),
      set_config('enable_sort', 'off', true)`.execute(trx);
    const { rows } = await sql<Record<string, string>>`
      explain select * from moderation_case
      where ${sql.raw(where)} order by ${sql.raw(order)} limit 20`.execute(trx);
    return rows.map((row) => Object.values(row).join(' ')).join('\n');
  });
  expect(plan).toMatch(new RegExp(`using moderation_case_${name} `));
  expect(plan).not.toMatch(/Sort|Filter/);
});
