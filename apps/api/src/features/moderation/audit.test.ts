// SPDX-License-Identifier: AGPL-3.0-or-later
import { type AuditEntry, exportAuditLog, listAuditEntries } from '@kga/contracts/moderation';
import { insertAuditEntries } from '@kga/db/core';
import { insertTestPetition } from '@kga/db/testing';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';

import { makeAccount, newMember, setupAgent } from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import { insertTestGame } from '../../testing/archive-fixture.ts';
import { insertTestStory } from '../../testing/story-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();
const moderator = setupAgent(api, { role: 'moderator' });
let admin: Agent;
beforeAll(async () => {
  admin = (await newMember(api, { role: 'admin' })).by;
  const entry = { actor_id: null, actor: '=cmd|"/c calc"!A1', subject_kind: 'story' as const };
  await api.db
    .transaction()
    .execute((trx) =>
      insertAuditEntries(
        trx,
        { ...entry, action: 'content.hide', subject_id: 'a', reason: 'spam: “no”,\r\nnever' },
        { ...entry, action: 'suspended', subject_kind: 'account', subject_id: 'b' },
        { ...entry, action: 'content.approve', subject_kind: 'forum_reply', subject_id: 'c' },
      ),
    );
});

const subjects = (entries: AuditEntry[]) => entries.map(({ subjectId }) => subjectId);

test('admins read everything, moderators what was done to content', async () => {
  const whole = await admin.get(listAuditEntries.url);
  expect(subjects(whole.json())).toEqual(['c', 'b', 'a']);
  expect([whole.headers['x-total-count'], whole.headers['cache-control']]).toEqual([
    '3',
    'no-store',
  ]);
  expect(whole.json()[2]).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    actorId: null,
    actor: '=cmd|"/c calc"!A1',
    action: 'content.hide',
    subjectKind: 'story',
    subjectId: 'a',
    subjectTitle: null,
    before: null,
    after: null,
    reason: 'spam: “no”,\r\nnever',
  });
  expect(subjects((await moderator.get(listAuditEntries.url)).json())).toEqual(['c', 'a']);
  const people = await moderator.get(`${listAuditEntries.url}?subjectKind=account`);
  expect(people.json()).toEqual([]);
});

test('finds, and leads from page to page', async () => {
  const found = await admin.get(`${listAuditEntries.url}?q=NEVER&from=2000-01-01T00:00:00Z`);
  expect(subjects(found.json())).toEqual(['a']);
  const first = await admin.get(`${listAuditEntries.url}?limit=2`);
  const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await admin.get(next);
  expect([...subjects(first.json()), ...subjects(second.json())]).toEqual(['c', 'b', 'a']);
  expect(second.headers.link).toBeUndefined();
});

test('exports the same as CSV that no spreadsheet runs', async () => {
  const answer = await moderator.get(exportAuditLog.url);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="keep-games-alive-audit-log-\d{4}-\d\d-\d\d\.csv"$/,
    ),
  });
  const [head, ...lines] = answer.body.split(/\r\n(?=")/);
  expect(head).toBe(
    '"id","at","actorId","actor","action","subjectKind","subjectId","before","after","reason"',
  );
  expect(lines).toEqual([
    expect.stringMatching(
      /^"[^"]+","[^"]+","","'=cmd\|""\/c calc""!A1","content\.hide","story","a","","","spam: “no”,\r\nnever"$/,
    ),
    expect.stringContaining('"content.approve"'),
  ]);
  const none = await admin.get(`${exportAuditLog.url}?action=none`);
  expect(none.body.split('\r\n')).toEqual([head, '']);
});

test('exports more than is read at a time', async () => {
  const entry = {
    actor_id: null,
    actor: 'x',
    action: 'feed_imported',
    subject_kind: 'feed',
  } as const;
  const rows = Array.from({ length: 2_001 }, (_, at) => ({ ...entry, subject_id: String(at) }));
  await api.db.transaction().execute((trx) => insertAuditEntries(trx, ...rows));
  const answer = await admin.get(`${exportAuditLog.url}?action=feed_imported`);
  const ids = answer.body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[6]);
  expect(ids).toEqual(rows.map(({ subject_id }) => `"${subject_id}"`));
  const counted = await admin.get(`${listAuditEntries.url}?action=feed_imported&limit=1`);
  expect(counted.headers['x-total-count']).toBeUndefined();
});

test.each(['q', 'action', 'subjectKind', 'subjectId'])(
  'what is no text is refused as %s',
  async (name) => {
    for (const url of [listAuditEntries.url, exportAuditLog.url]) {
      const answer = await admin.get(`${url}?${name}=a%00b`);
      expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ path: name }]]);
    }
  },
);

test('corrections and suspicious figures are named by their game and petition', async () => {
  const game = await insertTestGame(api.db, { name: 'The Crew' });
  const petition = await insertTestPetition(api.db, { title: 'Stop it' });
  const [correction, reading] = [v7(), v7()];
  await sql`
    insert into correction (id, game_id, facts_before, facts_after, note, language, status)
    values (${correction}, ${game}, '{}', '{}', 'Wrong', 'en', 'pending')`.execute(api.db);
  await sql`
    insert into petition_reading (id, petition_id, reasons, signature_count, country_sum, goal,
      country_counts, last_count, per_day, first_received_at, last_received_at)
    values (${reading}, ${petition}, '{}', 1, 1, 1, '{}', 1, 1, now(), now())`.execute(api.db);
  const entry = { actor_id: null, actor: 'named', action: 'content.hide' } as const;
  await api.db
    .transaction()
    .execute((trx) =>
      insertAuditEntries(
        trx,
        { ...entry, subject_kind: 'correction', subject_id: correction },
        { ...entry, subject_kind: 'reading', subject_id: reading },
      ),
    );
  const listed: AuditEntry[] = (await admin.get(`${listAuditEntries.url}?q=named`)).json();
  expect(new Map(listed.map((each) => [each.subjectKind, each.subjectTitle]))).toEqual(
    new Map([
      ['correction', 'The Crew'],
      ['reading', 'Stop it'],
    ]),
  );
});

test('entries name their subjects by title', async () => {
  const id = await insertTestStory(api.db, { title: 'Gone in a night' });
  const { id: accountId } = await makeAccount(api.db, { firstName: 'Grace' });
  const entry = { actor_id: null, actor: 'titles', action: 'content.hide' } as const;
  await api.db
    .transaction()
    .execute((trx) =>
      insertAuditEntries(
        trx,
        { ...entry, subject_kind: 'story', subject_id: id },
        { ...entry, subject_kind: 'account', subject_id: accountId },
      ),
    );
  const listed: AuditEntry[] = (await admin.get(`${listAuditEntries.url}?q=titles`)).json();
  expect(new Set(listed.map(({ subjectTitle }) => subjectTitle))).toEqual(
    new Set(['Gone in a night', 'Grace Lovelace']),
  );
});
