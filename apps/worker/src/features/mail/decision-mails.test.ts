// SPDX-License-Identifier: AGPL-3.0-or-later
import type { MailedDecision } from '@kga/contracts/jobs';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type MailFixture, createMailFixture } from '../../testing/mail-fixture.ts';
import { decisionsThatHold } from './decision-mails.ts';

const [one, two] = [v7(), v7()];

const about = (itemId: string, change: Partial<MailedDecision>): MailedDecision => ({
  itemId,
  kind: 'story',
  title: itemId === one ? 'The lighthouse' : 'The harbour',
  excerpt: '',
  decision: 'hide',
  before: 'published',
  status: 'hidden',
  reason: 'off_topic',
  note: '',
  path: `/stories/${itemId}`,
  ...change,
});

const hidden = about(one, {});
const shown = about(one, {
  decision: 'restore',
  before: 'hidden',
  status: 'published',
  reason: null,
});
const undone = (before: 'hidden' | 'published', status: 'hidden' | 'published') =>
  about(one, { decision: 'undo', before, status, reason: null });

describe('of several decisions about a text', () => {
  const said = (...decisions: MailedDecision[]) =>
    decisionsThatHold(decisions).map(({ decision, status }) => [decision, status]);

  test('the last one holds', () => {
    expect(said(hidden, shown)).toEqual([['restore', 'published']]);
  });

  test('one that was undone is not mentioned', () => {
    expect(said(hidden, undone('hidden', 'published'))).toEqual([]);
  });

  test('the first one is, where the second was undone', () => {
    expect(said(hidden, shown, undone('published', 'hidden'))).toEqual([['hide', 'hidden']]);
  });

  test('an undone decision is mentioned where the one before it was mailed earlier', () => {
    const undo = undone('hidden', 'published');
    expect(said(undo)).toEqual([['undo', 'published']]);
    expect(said(undo, hidden, undo)).toEqual([['undo', 'published']]);
  });

  test('those of an older version, which do not name the text, stay apart', () => {
    const { itemId: _, before: __, ...old } = hidden;
    expect(said(old, old)).toHaveLength(2);
  });
});

let on: MailFixture;
beforeAll(async () => {
  on = await createMailFixture();
});
afterAll(() => on.close());

const accountId = '5f0c9d3e-8a47-4b61-9d0e-2f6c1b7a4e30';

beforeEach(async () => {
  const { db } = on.services.database;
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('account').where('id', '=', accountId).execute();
  on.server.received = [];
});

/** Requests a mail as the api does. */
async function request(decision: MailedDecision): Promise<string> {
  const [id = ''] = await on.add({
    about: 'content_decided',
    accountId,
    to: 'ada@example.org',
    name: 'Ada',
    language: 'en',
    ...decision,
    more: [],
    gathered: false,
  });
  return id;
}

const updateReader = (values: { muted_mails?: 'decision'[]; email?: string }) =>
  on.services.database.db.updateTable('account').set(values).where('id', '=', accountId).execute();

const texts = () => on.server.received.map(({ email }) => email.text ?? '');

test('a mail takes in the others that wait for its reader, and goes to the present address', async () => {
  const first = await request(hidden);
  const second = await request(about(two, { decision: 'approve', status: 'published' }));
  await updateReader({ email: 'now@example.org' });
  expect(await on.send(first)).toBe('sent');
  expect(on.server.received).toMatchObject([{ to: ['now@example.org'] }]);
  expect(texts()[0]).toContain('We’ve hidden your story “The lighthouse”');
  expect(texts()[0]).toContain('Your story “The harbour” is live');
  expect(await on.send(second)).toBe('gone');
});

test('workers that send at the same time send one mail, with each decision once', async () => {
  const ids = [await request(hidden), await request(about(two, {}))];
  const outcomes = await Promise.all([...ids, ...ids].map((id) => on.send(id)));
  expect(outcomes.toSorted()).toEqual(['gone', 'gone', 'gone', 'sent']);
  for (const title of ['The lighthouse', 'The harbour']) {
    expect(texts().filter((text) => text.includes(title))).toHaveLength(1);
  }
});

test('a mail that was tried stays as it is, beside what is decided later', async () => {
  const first = await request(hidden);
  on.server.refuse = { connect: '451 4.7.1 Try again' };
  expect(await on.send(first)).toBe('waiting');
  on.server.refuse = {};
  const second = await request(about(two, {}));
  expect(await on.send(second)).toBe('sent');
  expect(texts()[0]).not.toContain('The lighthouse');
  await on.pass();
  expect(await on.send(first)).toBe('sent');
  expect(texts()[1]).toContain('The lighthouse');
});

test('a mail that could not be sent is sent later with what it has taken in', async () => {
  const first = await request(hidden);
  await request(about(two, {}));
  on.server.refuse = { connect: '451 4.7.1 Try again' };
  expect(await on.send(first)).toBe('waiting');
  on.server.refuse = {};
  await on.pass();
  expect(await on.send(first)).toBe('sent');
  expect(texts()[0]).toContain('The harbour');
});

test('an undone decision, and a reader who does not want such mails any more, get none', async () => {
  const id = await request(hidden);
  await request(undone('hidden', 'published'));
  expect(await on.send(id)).toBe('gone');
  const muted = await request(hidden);
  await updateReader({ muted_mails: ['decision'] });
  expect(await on.send(muted)).toBe('gone');
  expect(on.server.received).toEqual([]);
  expect(await on.states()).toEqual({ done: 2 });
});
