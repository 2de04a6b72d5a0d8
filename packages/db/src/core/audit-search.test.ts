// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { type TestDatabase, cloneDatabase } from '../testing.ts';
import {
  type AuditCursor,
  type AuditFilter,
  auditText,
  countAuditEntries,
  insertAuditEntries,
  selectAuditEntries,
} from './audit.ts';

const actorId = uuidv4();

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  const entry = { actor_id: null, actor: 'operator', subject_kind: 'story' as const };
  await database.db.transaction().execute((trx) =>
    insertAuditEntries(
      trx,
      {
        ...entry,
        action: 'content.approve',
        subject_id: 'a',
        before: 'pending',
        after: 'published',
      },
      { ...entry, action: 'content.hide', subject_id: 'a', reason: 'spam: 100% 広告です' },
      {
        ...entry,
        action: 'suspended',
        subject_kind: 'account',
        subject_id: 'b',
        actor_id: actorId,
        actor: 'Ada',
      },
      {
        ...entry,
        action: 'content.hide',
        subject_kind: 'forum_post',
        subject_id: 'c',
        reason: 'Rude_words',
      },
    ),
  );
});
afterAll(() => database.drop());

async function all(filter: AuditFilter, order: 'newest' | 'oldest' = 'oldest'): Promise<string[]> {
  const found: string[] = [];
  let after: AuditCursor | undefined;
  for (;;) {
    const [row] = await selectAuditEntries(database.db, filter, { limit: 1, after, order });
    if (!row) return found;
    found.push(`${row.action} ${row.subject_id}`);
    after = { at: row.at, id: row.id };
  }
}

test('lines come in order, page by page, also those of one moment', async () => {
  const lines = ['content.approve a', 'content.hide a', 'suspended b', 'content.hide c'];
  expect(await all({})).toEqual(lines);
  expect(await all({}, 'newest')).toEqual(lines.toReversed());
});

test.each([
  [{ q: 'PUBLISHED' }, ['content.approve a']],
  [{ q: ' 広告 ' }, ['content.hide a']],
  [{ q: '%' }, ['content.hide a']],
  [{ q: 'e_w' }, ['content.hide c']],
  [{ q: 'ada' }, ['suspended b']],
  [{ action: 'content.hide' }, ['content.hide a', 'content.hide c']],
  [{ subjectKind: 'story', subjectId: 'a', q: 'hide' }, ['content.hide a']],
  [{ actorId }, ['suspended b']],
  [{ from: new Date('2100-01-01') }, []],
  [{ to: new Date('2000-01-01') }, []],
  [{ among: ['story'] }, ['content.approve a', 'content.hide a']],
  [{ among: ['story'], subjectKind: 'account' }, []],
])('%j finds %j', async (filter, expected) => {
  expect(await all(filter)).toEqual(expected);
  expect(await countAuditEntries(database.db, filter)).toBe(expected.length);
});

test('what is rare is found beyond the first lines, however short it is', async () => {
  const { db } = database;
  await sql`
    insert into audit_log (id, at, actor, action, subject_kind, subject_id)
    select uuidv7(), now() + make_interval(secs => number), 'operator', 'fetched', 'feed', number::text
    from generate_series(1, 4000) as number`.execute(db);
  for (const [q, subjects] of [
    ['広', ['a']],
    ['告で', ['a']],
    ['E_', ['c']],
    ['%', ['a']],
    ['rude_', ['c']],
    ['末', []],
  ] as const) {
    const rows = await selectAuditEntries(db, { q }, { limit: 10, order: 'newest' });
    expect(rows.map(({ subject_id }) => subject_id)).toEqual(subjects);
    expect(await countAuditEntries(db, { q })).toBe(subjects.length);
  }
  const common = await selectAuditEntries(db, { q: 'fe' }, { limit: 10, order: 'oldest' });
  expect(common).toHaveLength(10);
  expect(await countAuditEntries(db, { q: 'fe' })).toBeUndefined();
});

test.each([
  [sql`short_runs(${auditText}) @> array['広']`, 'audit_log_short'],
  [sql`action = 'suspended' and (at, id) < (now(), ${actorId}::uuid)`, 'audit_log_action'],
])('an index finds it (%#)', async (condition, index) => {
  const isOrdered = index === 'audit_log_action';
  const plan = await database.db.transaction().execute(async (trx) => {
    await sql`select set_config('enable_seqscan', 'off', true),
      set_config('enable_sort', ${isOrdered ? 'off' : 'on'}, true),
      set_config('enable_indexscan', ${isOrdered ? 'on' : 'off'}, true)`.execute(trx);
    const { rows } = await sql<Record<string, string>>`
      explain select * from audit_log where ${condition}
      order by at desc, id desc limit 20`.execute(trx);
    return rows.map((row) => Object.values(row).join(' ')).join('\n');
  });
  expect(plan).toContain(index);
});
