// SPDX-License-Identifier: AGPL-3.0-or-later
import { jobs } from '@kga/contracts/jobs';
import { type FeedPreview, getFeedPreview, createFeedPreview } from '@kga/contracts/news';
import { expect, test } from 'vitest';

import { makeAccount, signInAs } from '../../../testing/account-fixture.ts';
import type { Agent } from '../../../testing/agent.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();

const newAdmin = async () => signInAs(api.app, await makeAccount(api.db, { role: 'admin' }));
const read = (by: Agent, id: string) => by.get(getFeedPreview.url.replace(':id', id));

test.each([
  'paper.test',
  'Paper.test/feed#x',
  'paper.test:8080/feed',
  'http://paper.test',
  'zeitung-für-spiele.test',
  'feed://paper.test/feed',
  'feed:https://paper.test/feed',
])('the worker is asked to look at %j, as it was typed', async (address) => {
  const admin = await newAdmin();
  const answer = await admin.post(createFeedPreview.url, { address: `  ${address} ` });
  expect(answer.statusCode).toBe(202);
  const { id } = answer.json();
  const waiting = { id, state: 'waiting', fault: null, status: null, candidates: [], feed: null };
  expect(answer.json()).toEqual(waiting);
  expect((await read(admin, id)).json()).toEqual(waiting);
  const row = await api.db
    .selectFrom('feed_preview')
    .select('address')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.address).toBe(address);
  const rows = await api.db
    .selectFrom('outbox')
    .select('payload')
    .where('job', '=', 'feed.preview')
    .execute();
  const asked = rows.map(({ payload }) => jobs['feed.preview'].outbox.parse(payload).previewId);
  expect(asked.filter((each) => each === id)).toHaveLength(1);
});

test.each([
  'ftp://paper.test',
  'user:secret@paper.test',
  'https://',
  'javascript:alert(1)',
  'feed:ftp://paper.test',
])('it is not asked to look at %j', async (address) => {
  const answer = await (await newAdmin()).post(createFeedPreview.url, { address });
  expect(answer.json()).toMatchObject({
    code: 'validation_failed',
    errors: [{ path: 'address' }],
  });
});

test('what it found is answered', async () => {
  const admin = await newAdmin();
  const { id } = (await admin.post(createFeedPreview.url, { address: 'paper.test' })).json();
  const item = {
    title: 'T',
    excerpt: 'E',
    url: null,
    publishedAt: null,
    dateDoubt: null,
    hasPicture: false,
  };
  const found: Omit<FeedPreview, 'id'> = {
    state: 'found',
    fault: null,
    status: 200,
    candidates: [{ url: 'https://paper.test/feed', title: 'All' }],
    feed: {
      url: 'https://paper.test/feed',
      name: 'Paper',
      siteUrl: null,
      language: 'de',
      items: [item],
    },
  };
  await api.db
    .updateTable('feed_preview')
    .set({ found: JSON.stringify(found) })
    .where('id', '=', id)
    .execute();
  expect((await read(admin, id)).json()).toEqual({ id, ...found });
  expect((await read(admin, crypto.randomUUID())).statusCode).toBe(404);
  expect((await read(admin, 'x')).statusCode).toBe(400);
});

test('who has many addresses looked up has to wait; others do not', async () => {
  const admin = await newAdmin();
  const ask = (by: Agent) => by.post(createFeedPreview.url, { address: 'paper.test' });
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) statuses.push((await ask(admin)).statusCode);
  expect(statuses.slice(0, 60).every((status) => status === 202)).toBe(true);
  const refused = await ask(admin);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
  expect(refused.headers['retry-after']).toBeDefined();
  expect((await ask(await newAdmin())).statusCode).toBe(202);
});
