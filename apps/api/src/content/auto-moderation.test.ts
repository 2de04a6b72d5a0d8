// SPDX-License-Identifier: AGPL-3.0-or-later
import { selectModerationStatuses } from '@kga/db/moderation';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import {
  type ModerationFixture,
  anyText,
  createModerationFixture,
} from '../testing/moderation-fixture.ts';
import { type ScreenedItem, screenEdit } from './auto-moderation.ts';

let on: ModerationFixture;
beforeAll(async () => {
  on = await createModerationFixture(inject('databaseUrl'));
});
afterAll(() => on.database.drop());

/** A member of whom so many stories are published. */
async function member(published: number) {
  const author = { accountId: await on.account() };
  for (let each = 0; each < published; each += 1) await on.story({ by: author });
  return author;
}

const links = (count: number) =>
  `${anyText()} ${Array.from({ length: count }, () => `https://${crypto.randomUUID()}.example`).join(' ')}`;

describe('a new item', () => {
  test('of a guest waits, however many of theirs were published', async () => {
    const author = { guestId: await on.guest() };
    await on.story({ by: author });
    const { id, ...found } = await on.write({ author });
    expect(found).toEqual({ status: 'pending', held: false });
    expect(await on.caseOf(id)).toMatchObject({ state: 'open', causes: ['pending'], holds: [] });
  });

  test('of a member waits until one of theirs was published', async () => {
    const author = await member(0);
    for (const status of ['pending', 'hidden', 'rejected'] as const) {
      await on.story({ by: author, status });
    }
    expect(await on.write({ author })).toMatchObject({ status: 'pending', held: false });
    await on.story({ by: author });
    const { id, status } = await on.write({ author });
    expect(status).toBe('published');
    await expect(on.caseOf(id)).rejects.toThrow('no result');
  });

  test('of moderators and admins appears at once, whatever is in it', async () => {
    const author = { accountId: await on.account({ role: 'admin' }) };
    const traces = { website: 'x', filledInMs: 1 };
    const found = await on.write({ author, isTeam: true, text: links(9), traces });
    expect(found).toMatchObject({ status: 'published', held: false });
  });

  test('with more than two links waits where its author has published fewer than five', async () => {
    const [few, many] = [await member(4), await member(5)];
    expect(await on.write({ author: few, text: links(2) })).toMatchObject({ status: 'published' });
    const { id, ...held } = await on.write({ author: await member(4), text: links(3) });
    expect(held).toEqual({ status: 'pending', held: true });
    expect(await on.caseOf(id)).toMatchObject({ causes: ['held'], holds: ['links'] });
    const bare = `${anyText()} www.a.example evil.com spam.shop`;
    expect(await on.write({ author: await member(1), text: bare })).toMatchObject({ held: true });
    expect(await on.write({ author: many, text: links(9) })).toMatchObject({ held: false });
  });

  test.each([
    ['filled in too quickly', { filledInMs: 2_999 }, 'too_quick'],
    ['filled in by a program', { website: 'https://spam.example' }, 'hidden_field'],
  ] as const)('%s waits', async (_name, traces, hold) => {
    const { id, ...found } = await on.write({ author: await member(1), traces });
    expect(found).toEqual({ status: 'pending', held: true });
    expect(await on.caseOf(id)).toMatchObject({ causes: ['held'], holds: [hold] });
  });

  test.each([
    ['filled in slowly', { website: '', filledInMs: 3_000 }],
    ['restored from a draft', { filledInMs: 5, restored: true }],
    ['without traces', {}],
  ] as const)('%s appears', async (_name, traces) => {
    const found = await on.write({ author: await member(1), traces });
    expect(found).toMatchObject({ status: 'published', held: false });
  });

  test('similar to another item of the last day waits', async () => {
    const text = anyText();
    await on.write({ author: await member(1), text });
    const again = await on.write({ author: await member(1), text: `${text} Really.` });
    expect(again).toMatchObject({ status: 'pending', held: true });
    expect(await on.caseOf(again.id)).toMatchObject({ holds: ['alike'] });
    expect(await on.write({ author: await member(1) })).toMatchObject({ held: false });
    await sql`update content_trace set at = at - interval '25 hours'`.execute(on.database.db);
    expect(await on.write({ author: await member(1), text })).toMatchObject({ held: false });
  });

  test('written by many at once appears once', async () => {
    const text = anyText();
    const authors = await Promise.all(Array.from({ length: 8 }, () => member(1)));
    const found = await Promise.all(authors.map((author) => on.write({ author, text })));
    expect(found.filter(({ status }) => status === 'published')).toHaveLength(1);
  });
});

describe('a change', () => {
  async function change(
    item: Pick<ScreenedItem, 'id' | 'author'> & Partial<ScreenedItem>,
    status: Parameters<typeof screenEdit>[1]['status'],
  ) {
    const rest = { isTeam: false, language: 'en', traces: undefined, text: anyText() } as const;
    return on.database.db
      .transaction()
      .execute((trx) => screenEdit(trx, { ...rest, kind: 'story', ...item, status }));
  }

  test('of a new author’s only published item waits again', async () => {
    const author = await member(0);
    const id = await on.story({ by: author });
    expect(await change({ id, author }, 'published')).toEqual({ status: 'pending', held: false });
    await on.story({ by: author });
    expect(await change({ id, author }, 'published')).toMatchObject({ status: 'published' });
  });

  test('is screened again: earlier hold reasons do not persist', async () => {
    const author = await member(1);
    const text = links(3);
    const { id } = await on.write({ author, text });
    expect(await on.caseOf(id)).toMatchObject({ holds: ['links'] });
    expect(await change({ id, author }, 'pending')).toEqual({ status: 'pending', held: false });
    expect(await on.caseOf(id)).toMatchObject({ state: 'open', holds: [] });
    const shown = await on.story({ by: author });
    const found = await change({ id: shown, author, text: links(4) }, 'published');
    expect(found).toEqual({ status: 'pending', held: true });
  });

  test('is not compared with the item itself', async () => {
    const author = await member(1);
    const text = anyText();
    const { id } = await on.write({ author, text });
    const found = await change({ id, author, text: `${text}!` }, 'published');
    expect(found).toEqual({ status: 'published', held: false });
  });

  test('is compared with older items, but not with later copies', async () => {
    const [author, copier] = [await member(1), { guestId: await on.guest() }];
    const text = anyText();
    const first = await on.write({ author, text });
    // It stays the older one where the machine's clock is set back.
    await sql`
      update content_trace set since = since - interval '1 hour'
      where item_id = ${first.id}`.execute(on.database.db);
    const copy = await on.write({ author: copier, text });
    expect(copy).toMatchObject({ held: true });
    const mended = await change({ ...first, author, text: `${text}!` }, 'published');
    expect(mended).toEqual({ status: 'published', held: false });
    const late = await change({ ...copy, author: copier, text: `${text}?` }, 'published');
    expect(late).toMatchObject({ held: true });
    // Its hashes are gone by then; that it is older is not.
    await sql`delete from content_trace where item_id = ${first.id}`.execute(on.database.db);
    const later = await change({ ...first, author, text: `${text}.` }, 'published');
    expect(later).toEqual({ status: 'published', held: false });
  });

  test.each(['hidden', 'rejected'] as const)('of a %s item waits', async (status) => {
    const author = await member(7);
    const id = await on.story({ by: author, status });
    expect(await change({ id, author }, status)).toEqual({ status: 'pending', held: false });
    expect(await on.caseOf(id)).toMatchObject({ state: 'open', causes: ['pending'] });
  });

  test('invalidates decisions about the earlier text', async () => {
    const author = { guestId: await on.guest() };
    const { id } = await on.write({ author });
    const { revision } = await on.caseOf(id);
    await change({ id, author }, 'pending');
    const late = await on.decide(id, 'approve', { revision });
    expect(late).toEqual({ outcome: 'decided_meanwhile' });
    expect(await on.statusOf(id)).toBe('pending');
  });
});

test('authors see what is held, and the reason of decisions against them', async () => {
  const { db } = on.database;
  const author = await member(1);
  const held = await on.write({ author, traces: { filledInMs: 5 } });
  const refused = await on.write({ author: { guestId: await on.guest() } });
  await on.decide(refused.id, 'reject');
  const shown = await on.write({ author });
  const refs = [held, refused, shown].map(({ id }) => ({ kind: 'story' as const, id }));
  expect([...(await selectModerationStatuses(db, refs))]).toEqual([
    [held.id, { held: 'too_quick', reason: null, note: null }],
    [refused.id, { held: null, reason: 'spam', note: 'Read the rules.' }],
    [shown.id, { held: null, reason: null, note: null }],
  ]);
  await on.decide(refused.id, 'restore');
  expect((await selectModerationStatuses(db, refs)).get(refused.id)).toMatchObject({
    reason: null,
  });
});
