// SPDX-License-Identifier: AGPL-3.0-or-later
import { moveContributions } from '@kga/db/contributions';
import { selectAuditEntriesAbout } from '@kga/db/core';
import { countCases, insertEdit, selectModerationFigures } from '@kga/db/moderation';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import {
  type ModerationFixture,
  createModerationFixture,
} from '../../testing/moderation-fixture.ts';
import { reportContent } from './report-content.ts';
import { undoDecision } from './undo-decision.ts';

let on: ModerationFixture;
beforeAll(async () => {
  on = await createModerationFixture(inject('databaseUrl'));
});
afterAll(() => on.database.drop());

const reportsOf = (id: string) =>
  on.database.db
    .selectFrom('content_report')
    .select(['reason', 'note', 'outcome', 'weight'])
    .where('item_id', '=', id)
    .orderBy('id')
    .execute();

async function decided(id: string, decision: 'approve' | 'restore' | 'hide') {
  const found = await on.decide(id, decision);
  if (found.outcome !== 'decided') throw new Error(found.outcome);
  return found;
}

test('three reports hide an item until a moderator decides', async () => {
  const id = await on.story();
  const nothing = { outcome: 'reported', change: undefined };
  expect(await on.report(id)).toEqual(nothing);
  expect(await on.report(id, { guestId: await on.guest() })).toEqual(nothing);
  expect(await on.caseOf(id)).toMatchObject({ state: 'open', causes: ['reported'], holds: [] });
  expect(await on.statusOf(id)).toBe('published');
  const change = { topic: 'stories', id };
  expect(await on.report(id)).toEqual({ outcome: 'reported', change });
  expect(await on.statusOf(id)).toBe('hidden');
  expect(await on.report(id)).toEqual(nothing);
  expect(await on.caseOf(id)).toMatchObject({ holds: ['reported'], report_count: 4 });
  expect(await selectAuditEntriesAbout(on.database.db, { kind: 'story', id })).toMatchObject([
    { actor: 'readers', action: 'content.hide', before: 'published', after: 'hidden' },
  ]);
});

test('a second report by the same person changes the first', async () => {
  const id = await on.story();
  const by = { accountId: await on.account() };
  for (let time = 0; time < 3; time += 1) await on.report(id, by);
  const piece = { kind: 'story', id } as const;
  await reportContent(on.database.db, piece, {
    by,
    reason: 'other',
    note: 'It is about me.',
    network: null,
  });
  expect(await reportsOf(id)).toEqual([
    { reason: 'other', note: 'It is about me.', outcome: null, weight: 1 },
  ]);
  expect(await on.statusOf(id)).toBe('published');
});

test('only visible items can be reported, by existing accounts and guests', async () => {
  const gone = { outcome: 'not_found' };
  expect(await on.report(crypto.randomUUID())).toEqual(gone);
  for (const status of ['pending', 'rejected', 'hidden'] as const) {
    expect(await on.report(await on.story({ status }))).toEqual(gone);
  }
  const id = await on.story();
  const notSignedIn = { outcome: 'not_signed_in' };
  expect(await on.report(id, { accountId: crypto.randomUUID() })).toEqual(notSignedIn);
  expect(await on.report(id, { guestId: 'guest_0' })).toEqual(notSignedIn);
  const linked = await on.guest();
  await on.database.db
    .updateTable('guest')
    .set({ linked_at: new Date() })
    .where('id', '=', linked)
    .execute();
  expect(await on.report(id, { guestId: linked })).toEqual(notSignedIn);
  expect(await reportsOf(id)).toEqual([]);
});

test('dismissed reports reduce the weight of later ones', async () => {
  const by = { accountId: await on.account() };
  for (let time = 1; time <= 3; time += 1) {
    const id = await on.story();
    await on.report(id, by);
    await decided(id, 'approve');
    expect(await on.statusOf(id)).toBe('published');
    expect(await reportsOf(id)).toMatchObject([{ outcome: 'dismissed' }]);
  }
  const id = await on.story();
  await on.report(id, by);
  expect((await reportsOf(id))[0]?.weight).toBe(0.25);
  await on.report(id);
  await on.report(id);
  expect(await on.statusOf(id)).toBe('published');
  await on.report(id);
  expect(await on.statusOf(id)).toBe('hidden');
  const old = new Date(Date.now() - 181 * 86_400_000);
  await on.database.db
    .updateTable('content_report')
    .set({ at: old })
    .where('account_id', '=', by.accountId)
    .execute();
  const later = await on.story();
  await on.report(later, by);
  expect((await reportsOf(later))[0]?.weight).toBe(1);
});

test('a decision settles the reports, and undoing it reopens them', async () => {
  const id = await on.story();
  for (let time = 0; time < 3; time += 1) await on.report(id);
  const hidden = await decided(id, 'hide');
  expect(hidden.change).toBeUndefined();
  expect(new Set((await reportsOf(id)).map(({ outcome }) => outcome))).toEqual(new Set(['upheld']));
  expect(await on.report(id)).toEqual({ outcome: 'not_found' });
  const restored = await decided(id, 'restore');
  await on.report(id);
  expect(await on.caseOf(id)).toMatchObject({ report_count: 1, report_weight: 1 });
  const { db } = on.database;
  const by = await on.moderator();
  expect(await undoDecision(db, restored.decisionId, by)).toEqual({ outcome: 'not_possible' });
  const kept = await decided(id, 'approve');
  expect(kept).toMatchObject({ status: 'published', change: undefined });
  await undoDecision(db, kept.decisionId, by);
  expect(await on.caseOf(id)).toMatchObject({
    state: 'open',
    causes: ['reported'],
    report_count: 1,
  });
});

test('a settled report stays settled until the text is edited', async () => {
  const id = await on.story();
  const by = { accountId: await on.account() };
  await on.report(id, by);
  await decided(id, 'approve');
  await on.report(id, by);
  expect(await on.caseOf(id)).toMatchObject({ state: 'decided', report_count: 0 });
  const edit = { id: crypto.randomUUID(), kind: 'story', title: '', content: '' } as const;
  const replaced_at = new Date(Date.now() + 1_000);
  await on.database.db
    .insertInto('content_edit')
    .values({ ...edit, item_id: id, replaced_at })
    .execute();
  await on.report(id, by);
  expect(await on.caseOf(id)).toMatchObject({ state: 'open', report_count: 1 });
});

const edit = (id: string) =>
  on.database.db
    .transaction()
    .execute((trx) => insertEdit(trx, { kind: 'story', id, title: 'Gone', content: 'Before' }));

test('reports of a text that was edited since are not dismissed', async () => {
  const id = await on.story();
  const [before, again, after] = [
    { accountId: await on.account() },
    { accountId: await on.account() },
    { accountId: await on.account() },
  ];
  await on.report(id, before);
  await on.report(id, again);
  await edit(id);
  await on.report(id, again);
  await on.report(id, after);
  const kept = await decided(id, 'restore');
  const outcomes = async () => (await reportsOf(id)).map(({ outcome }) => outcome);
  expect(await outcomes()).toEqual(['changed', 'dismissed', 'dismissed']);
  await undoDecision(on.database.db, kept.decisionId, await on.moderator());
  await decided(id, 'hide');
  expect(await outcomes()).toEqual(['upheld', 'upheld', 'upheld']);
  const other = await on.story();
  await on.report(other, before);
  expect(await reportsOf(other)).toMatchObject([{ weight: 1 }]);
});

test('reports of an approved text open a case but do not hide it until it is edited', async () => {
  const id = await on.story();
  await on.report(id);
  await decided(id, 'approve');
  for (let time = 0; time < 4; time += 1) await on.report(id);
  expect(await on.statusOf(id)).toBe('published');
  expect(await on.caseOf(id)).toMatchObject({ state: 'open', holds: [], report_count: 4 });
  await edit(id);
  await on.report(id);
  expect(await on.statusOf(id)).toBe('hidden');
});

test('an undone approval does not protect an item from being hidden', async () => {
  const id = await on.story();
  await on.report(id);
  const { decisionId } = await decided(id, 'approve');
  await undoDecision(on.database.db, decisionId, await on.moderator());
  await on.report(id);
  await on.report(id);
  expect(await on.statusOf(id)).toBe('hidden');
});

test('of many reports from one network the heaviest counts towards hiding', async () => {
  const id = await on.story();
  const [one, other] = [Buffer.from('one'), Buffer.from('other')];
  for (let time = 0; time < 4; time += 1) {
    await on.report(id, { guestId: await on.guest() }, one);
  }
  await on.report(id, undefined, other);
  expect(await on.statusOf(id)).toBe('published');
  expect(await on.caseOf(id)).toMatchObject({ report_count: 5, report_weight: 5 });
  await on.report(id);
  expect(await on.statusOf(id)).toBe('hidden');
  await decided(id, 'hide');
  const networks = await on.database.db
    .selectFrom('content_report')
    .select('network')
    .where('item_id', '=', id)
    .execute();
  expect(networks).toEqual(Array.from({ length: 6 }, () => ({ network: null })));
});

test('reports of a person as a guest and as a member become one', async () => {
  const { db } = on.database;
  const [twice, asGuest] = [await on.story(), await on.story()];
  const [guestId, accountId] = [await on.guest(), await on.account()];
  await on.report(twice, { guestId });
  await on.report(twice, { accountId });
  await on.report(twice);
  await on.report(asGuest, { guestId });
  await db.transaction().execute((trx) => moveContributions(trx, { guestId, accountId }));
  expect(await reportsOf(twice)).toHaveLength(2);
  expect(await on.caseOf(twice)).toMatchObject({ report_count: 2, report_weight: 2 });
  const theirs = await db
    .selectFrom('content_report')
    .select('item_id')
    .where('account_id', '=', accountId)
    .execute();
  expect(new Set(theirs.map(({ item_id }) => item_id))).toEqual(new Set([twice, asGuest]));
});

test('figures equal the rows after fifty concurrent reports and decisions', async () => {
  const id = await on.story();
  const reporters = await Promise.all(
    Array.from({ length: 50 }, async () => ({ accountId: await on.account() })),
  );
  const outcomes = await Promise.all(reporters.map((by) => on.report(id, by)));
  expect(outcomes.filter(({ outcome }) => outcome === 'reported')).toHaveLength(50);
  expect(outcomes.filter((each) => each.outcome === 'reported' && each.change)).toHaveLength(1);
  expect(await reportsOf(id)).toHaveLength(50);
  expect(await on.caseOf(id)).toMatchObject({ report_count: 50, report_weight: 50 });
  expect(await on.statusOf(id)).toBe('hidden');

  const other = await on.story();
  await Promise.all([
    ...reporters.map((by) => on.report(other, by)),
    ...Array.from({ length: 10 }, () => on.decide(other, 'hide')),
    ...Array.from({ length: 10 }, () => on.decide(other, 'restore')),
  ]);
  const open = (await reportsOf(other)).filter(({ outcome }) => outcome === null);
  expect(await on.caseOf(other)).toMatchObject({ report_count: open.length });
  const waiting = await on.database.db
    .selectFrom('moderation_case')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  expect(await countCases(on.database.db, { status: 'open' })).toBe(Number(waiting.count));
});

test('the public figures count reported, removed and restored items', async () => {
  const before = await selectModerationFigures(on.database.db);
  const id = await on.story();
  await on.report(id);
  await on.report(id);
  await decided(id, 'hide');
  expect(await selectModerationFigures(on.database.db)).toEqual({
    ...before,
    reported: before.reported + 1,
    removed: before.removed + 1,
  });
  await decided(id, 'restore');
  const after = await selectModerationFigures(on.database.db);
  expect(after.restored).toBe(before.restored + 1);
  const byReports = await on.story();
  for (let time = 0; time < 3; time += 1) await on.report(byReports);
  await decided(byReports, 'approve');
  expect((await selectModerationFigures(on.database.db)).restored).toBe(before.restored + 2);
  const old = new Date(Date.now() - 31 * 86_400_000);
  await on.database.db.updateTable('content_report').set({ at: old }).execute();
  await on.database.db.updateTable('moderation_decision').set({ at: old }).execute();
  const nothing = { reported: 0, removed: 0, restored: 0 };
  expect(await selectModerationFigures(on.database.db)).toEqual(nothing);
});
