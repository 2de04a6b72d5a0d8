// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentStatus, Decision } from '@kga/contracts/content';
import { selectAuditEntriesAbout } from '@kga/db/core';
import { countCases, selectCases } from '@kga/db/moderation';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import {
  type ModerationFixture,
  createModerationFixture,
} from '../../testing/moderation-fixture.ts';
import { undoDecision } from './undo-decision.ts';

let on: ModerationFixture;
beforeAll(async () => {
  on = await createModerationFixture(inject('databaseUrl'));
});
afterAll(() => on.database.drop());

async function mailsTo(accountId: string) {
  const rows = await on.database.db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows
    .map(({ payload }) => payload)
    .filter((payload) => JSON.stringify(payload).includes(accountId));
}

async function decided(id: string, decision: Decision) {
  const found = await on.decide(id, decision);
  if (found.outcome !== 'decided') throw new Error(found.outcome);
  return found;
}

const undo = async (id: string) => undoDecision(on.database.db, id, await on.moderator());

describe('decisions', () => {
  const table = [
    ['approve', 'pending', 'published'],
    ['reject', 'pending', 'rejected'],
    ['hide', 'published', 'hidden'],
    ['restore', 'hidden', 'published'],
    ['restore', 'rejected', 'published'],
  ] as const;

  test.each(table)('%s changes a %s item to %s', async (decision, before, after) => {
    const id = await on.story({ status: before });
    expect(await on.decide(id, decision)).toMatchObject({
      outcome: 'decided',
      status: after,
      change: { topic: 'stories', id },
    });
    expect(await on.statusOf(id)).toBe(after);
    expect(await on.caseOf(id)).toMatchObject({ state: 'decided' });
    expect(await selectAuditEntriesAbout(on.database.db, { kind: 'story', id })).toMatchObject([
      { action: `content.${decision}`, actor: 'Mo Derator', before, after },
    ]);
  });

  const impossible = (['approve', 'reject', 'hide', 'restore'] as const).flatMap((decision) =>
    (['pending', 'published', 'hidden', 'rejected'] as const)
      .filter((status) => !table.some((row) => row[0] === decision && row[1] === status))
      .map((status): [Decision, ContentStatus] => [decision, status]),
  );

  test.each(impossible)('%s is not possible for a %s item', async (decision, status) => {
    const id = await on.story({ status });
    expect(await on.decide(id, decision)).toEqual({ outcome: 'not_possible' });
    expect(await on.statusOf(id)).toBe(status);
    expect(await selectAuditEntriesAbout(on.database.db, { kind: 'story', id })).toEqual([]);
  });

  test('about own or deleted items are refused', async () => {
    const by = await on.moderator();
    const id = await on.story({ by: { accountId: by.id }, status: 'pending' });
    expect(await on.decide(id, 'approve', { by })).toEqual({ outcome: 'own' });
    const gone = await on.decide(crypto.randomUUID(), 'approve');
    expect(gone).toEqual({ outcome: 'gone' });
  });

  test('are mailed with their reason to an author with a verified address', async () => {
    const [known, unverified] = [await on.account(), await on.account({ verified: false })];
    for (const accountId of [known, unverified]) {
      const id = await on.story({ by: { accountId }, status: 'pending' });
      await on.decide(id, 'reject');
    }
    expect(await mailsTo(unverified)).toEqual([]);
    expect(await mailsTo(known)).toEqual([
      expect.objectContaining({
        about: 'content_decided',
        to: `${known}@example.org`,
        name: 'Ada Lovelace',
        language: 'de',
        kind: 'story',
        title: 'Gone',
        decision: 'reject',
        status: 'rejected',
        reason: 'spam',
        note: 'Read the rules.',
      }),
    ]);
  });

  test('made fifty at once result in one', async () => {
    const accountId = await on.account();
    const { id } = await on.write({ author: { accountId } });
    const { revision } = await on.caseOf(id);
    const moderators = await Promise.all(Array.from({ length: 5 }, () => on.moderator()));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const by = moderators[at % 5];
        const decision = at % 2 === 0 ? 'approve' : 'reject';
        return on.decide(id, decision, { revision, ...(by && { by }) });
      }),
    );
    expect(answers.filter(({ outcome }) => outcome === 'decided')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'decided_meanwhile')).toHaveLength(49);
    expect(await selectAuditEntriesAbout(on.database.db, { kind: 'story', id })).toHaveLength(1);
    expect(await mailsTo(accountId)).toHaveLength(1);
    const rows = await on.database.db
      .selectFrom('moderation_decision')
      .select('status_after')
      .where('item_id', '=', id)
      .execute();
    expect(rows).toEqual([{ status_after: await on.statusOf(id) }]);
  });
});

test('a mail about a decision waits two minutes for others, and says what was before', async () => {
  const accountId = await on.account();
  await decided(await on.story({ by: { accountId } }), 'hide');
  expect(await mailsTo(accountId)).toMatchObject([
    { decision: 'hide', before: 'published', status: 'hidden', more: [] },
  ]);
  const { seconds } = await on.database.db
    .selectFrom('outbox')
    .select(sql<number>`extract(epoch from due_at - created_at)::int`.as('seconds'))
    .where(sql`payload ->> 'accountId'`, '=', accountId)
    .executeTakeFirstOrThrow();
  expect(seconds).toBe(120);
});

describe('undoing', () => {
  test('restores the status and case, and notifies the author', async () => {
    const accountId = await on.account();
    const { id } = await on.write({ author: { accountId } });
    const before = await on.caseOf(id);
    const { decisionId } = await decided(id, 'approve');
    const change = { topic: 'stories', id };
    expect(await undo(decisionId)).toEqual({ outcome: 'undone', change });
    expect(await on.statusOf(id)).toBe('pending');
    const revision = before.revision + 2;
    expect(await on.caseOf(id)).toEqual({ ...before, revision });
    expect((await mailsTo(accountId)).at(-1)).toMatchObject({
      decision: 'undo',
      status: 'pending',
    });
    expect(await selectAuditEntriesAbout(on.database.db, { kind: 'story', id })).toMatchObject([
      { action: 'content.undo', before: 'published', after: 'pending' },
      { action: 'content.approve' },
    ]);
    expect(await undo(decisionId)).toEqual({ outcome: 'not_possible' });
  });

  test('is mailed if the decision was, also about items that were hidden before', async () => {
    const accountId = await on.account();
    const id = await on.story({ by: { accountId } });
    for (let time = 0; time < 3; time += 1) await on.report(id);
    const { decisionId } = await decided(id, 'hide');
    expect(await mailsTo(accountId)).toMatchObject([{ decision: 'hide' }]);
    await undo(decisionId);
    expect(await mailsTo(accountId)).toMatchObject([
      { decision: 'hide' },
      { decision: 'undo', status: 'hidden' },
    ]);
  });

  test('does not open a case that was not open', async () => {
    const id = await on.story();
    const { decisionId } = await decided(id, 'hide');
    await undo(decisionId);
    expect(await on.statusOf(id)).toBe('published');
    expect(await on.caseOf(id)).toMatchObject({ state: 'decided', causes: [] });
  });

  test('is possible for the last decision, for thirty days, while the status is unchanged', async () => {
    const id = await on.story();
    const first = await decided(id, 'hide');
    const last = await decided(id, 'restore');
    expect(await undo(first.decisionId)).toEqual({ outcome: 'not_possible' });
    const { db } = on.database;
    await db.updateTable('story').set({ status: 'pending' }).where('id', '=', id).execute();
    expect(await undo(last.decisionId)).toEqual({ outcome: 'not_possible' });
    await db.updateTable('story').set({ status: 'published' }).where('id', '=', id).execute();
    const move = (days: number) =>
      db
        .updateTable('moderation_decision')
        .set({ at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', last.decisionId)
        .execute();
    await db.deleteFrom('moderation_decision').where('id', '=', first.decisionId).execute();
    await move(30.01);
    expect(await undo(last.decisionId)).toEqual({ outcome: 'not_possible' });
    await move(29.99);
    expect(await undo(last.decisionId)).toMatchObject({ outcome: 'undone' });
    expect(await on.statusOf(id)).toBe('hidden');
  });

  test('is refused for own and deleted items', async () => {
    const by = await on.moderator();
    const id = await on.story({ by: { accountId: by.id } });
    const { decisionId } = await decided(id, 'hide');
    expect(await undoDecision(on.database.db, decisionId, by)).toEqual({ outcome: 'own' });
    await on.database.db.deleteFrom('story').where('id', '=', id).execute();
    expect(await undo(decisionId)).toEqual({ outcome: 'not_found' });
    expect(await undo(crypto.randomUUID())).toEqual({ outcome: 'not_found' });
  });

  test('twenty times at once happens once', async () => {
    const id = await on.story();
    const { decisionId } = await decided(id, 'hide');
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(decisionId)));
    expect(answers.filter(({ outcome }) => outcome === 'undone')).toHaveLength(1);
    expect(await selectAuditEntriesAbout(on.database.db, { kind: 'story', id })).toHaveLength(2);
  });
});

test('deleting an item deletes its case, earlier versions and text hashes', async () => {
  const { db } = on.database;
  const { id } = await on.write({ author: { guestId: await on.guest() } });
  await on.report(id);
  await db.deleteFrom('story').where('id', '=', id).execute();
  for (const table of ['moderation_case', 'content_edit', 'content_trace'] as const) {
    const rows = await db.selectFrom(table).select('item_id').where('item_id', '=', id).execute();
    expect(rows).toEqual([]);
  }
});

test('the queue lists items by the status of their last decision', async () => {
  const { db } = on.database;
  await db.deleteFrom('moderation_case').execute();
  const { id: pending } = await on.write({ author: { guestId: await on.guest() } });
  await on.report(await on.story());
  const id = await on.story();
  const statuses = ['pending', 'published', 'hidden', 'rejected'] as const;
  const listed = () =>
    Promise.all(
      statuses.map(async (status) => {
        const cases = await selectCases(db, { status }, { limit: 10 });
        return cases.map(({ item_id }) => item_id);
      }),
    );
  await decided(id, 'hide');
  expect(await listed()).toEqual([[pending], [], [id], []]);
  expect(await countCases(db, { status: 'hidden' })).toBe(1);
  await decided(id, 'restore');
  expect(await listed()).toEqual([[pending], [id], [], []]);
  await on.report(id);
  expect(await listed()).toEqual([[pending], [], [], []]);
  const refused = await on.story({ status: 'pending' });
  const { decisionId } = await decided(refused, 'reject');
  expect(await listed()).toEqual([[pending], [], [], [refused]]);
  await undo(decisionId);
  expect((await listed()).slice(1)).toEqual([[], [], []]);
});
