// SPDX-License-Identifier: AGPL-3.0-or-later
import { createFeed, updateFeed, listFeedErrors, listFeeds, pollFeed } from '@kga/contracts/news';
import { type Schema, selectAuditEntriesAbout } from '@kga/db/core';
import type { Updateable } from 'kysely';
import { expect, test } from 'vitest';

import { setupAgent } from '../../../testing/account-fixture.ts';
import { feedBody, insertTestFeed } from '../../../testing/news-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin', firstName: 'Root' });

const at = (url: string, id: string) => url.replace(':id', id);
const change = (id: string, payload: object) =>
  admin.request({ method: 'PATCH', url: at(updateFeed.url, id), payload });

const store = (id: string, set: Updateable<Schema['feed']>) =>
  api.db.updateTable('feed').set(set).where('id', '=', id).execute();

const storedOf = (id: string) =>
  api.db.selectFrom('feed').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function actionsOn(id: string) {
  const rows = await selectAuditEntriesAbout(api.db, { kind: 'feed', id });
  return rows.toReversed().map(({ actor, action, before, after }) => {
    expect(actor).toBe('Root Lovelace');
    return [action, before, after];
  });
}

const longAgo = new Date('2026-01-01T00:00:00Z');
/** The columns of a feed after successful polls. */
const known = {
  state: 'stopped',
  etag: '"x"',
  last_modified: 'yesterday',
  body_hash: Buffer.from('x'),
  failures: 30,
  failing_since: longAgo,
  due_at: longAgo,
  lease: crypto.randomUUID(),
  leased_until: longAgo,
} as const;

test('a source is added and is due at once', async () => {
  const rules = [{ category: 'policy', words: ['Commission', '委员会'] }];
  const given = { ...feedBody(), rules };
  const answer = await admin.post(createFeed.url, given);
  expect(answer.statusCode).toBe(201);
  const added = answer.json();
  expect(added).toEqual({
    ...given,
    id: expect.any(String),
    state: 'new',
    items: 0,
    lastRead: null,
    failures: 0,
    failingSince: null,
    lastFault: null,
    lastPolledAt: null,
    lastNewItemAt: null,
    nextPollAt: added.createdAt,
    pollSeconds: 1_800,
    createdAt: expect.any(String),
  });
  expect(await actionsOn(added.id)).toEqual([['feed_added', null, given.url]]);
});

test('its address is stored in one spelling, and there once', async () => {
  const { url } = await insertTestFeed(admin, { url: 'HTTPS://Twice.test:443/a/../feed?x=1#top' });
  expect(url).toBe('https://twice.test/feed?x=1');
  const again = await admin.post(createFeed.url, { ...feedBody(), url: `${url}#other` });
  expect(again.json()).toMatchObject({
    status: 409,
    code: 'conflict',
    errors: [{ path: 'url', code: 'taken' }],
  });
  const other = await insertTestFeed(admin);
  const moved = await change(other.id, { url, name: 'Not this either' });
  expect(moved.json()).toMatchObject({ status: 409, errors: [{ path: 'url', code: 'taken' }] });
  expect(await storedOf(other.id)).toMatchObject({ url: other.url, name: 'A paper' });
  expect((await change(other.id, { url: `${other.url}#x` })).statusCode).toBe(200);
});

test('of many who add the same address at once one does', async () => {
  const url = 'https://race.test/feed';
  const others = await Promise.all([insertTestFeed(admin), insertTestFeed(admin)]);
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => admin.post(createFeed.url, { ...feedBody(), url })),
    ...others.map(({ id }) => change(id, { url })),
  ]);
  const good = answers.filter(({ statusCode }) => statusCode < 300);
  expect(good).toHaveLength(1);
  for (const answer of answers) expect([200, 201, 409]).toContain(answer.statusCode);
});

test('the same key adds one source; another one under it is refused', async () => {
  const given = feedBody();
  const headers = { 'idempotency-key': 'one' };
  const send = (payload: object) =>
    admin.request({ method: 'POST', url: createFeed.url, payload, headers });
  const answers = await Promise.all([send(given), send(given)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(answers[0].json().id).toBe(answers[1].json().id);
  expect((await send({ ...given, name: 'Another' })).json().code).toBe('idempotency_key_reused');
});

test('what is given of it is changed, what differs written down', async () => {
  const { id, ...before } = await insertTestFeed(admin);
  const rules = [{ category: 'technology', words: ['chip'] }];
  const answer = await change(id, { name: 'A journal', category: 'consumer', rules });
  expect(answer.json()).toEqual({ id, ...before, name: 'A journal', category: 'consumer', rules });
  expect((await change(id, { name: 'A journal', rules })).statusCode).toBe(200);
  expect((await change(id, {})).statusCode).toBe(200);
  await change(id, { siteUrl: 'https://journal.test', language: 'de', enabled: false });
  expect((await actionsOn(id)).slice(1)).toEqual([
    [
      'feed_changed',
      'name: A paper; category: industry; rules: []',
      'name: A journal; category: consumer; rules: [["technology",["chip"]]]',
    ],
    [
      'feed_changed',
      'site: https://paper.test/; language: en; enabled: yes',
      'site: https://journal.test/; language: de; enabled: no',
    ],
  ]);
});

test.each(['stopped', 'gone'] as const)(
  'one that is %s is tried again when it is enabled',
  async (state) => {
    const { id } = await insertTestFeed(admin);
    for (const enabled of [true, false]) {
      await store(id, { ...known, state, enabled });
      await change(id, { name: crypto.randomUUID() });
      expect(await storedOf(id)).toMatchObject({ state, failures: 30, due_at: longAgo });
      const listed = await admin.get(`${listFeeds.url}?state=${state}&q=${id}`);
      expect(listed.statusCode).toBe(200);
      const answer = await change(id, { enabled: true });
      expect(answer.json()).toMatchObject({ state: 'new', failures: 0, failingSince: null });
      const stored = await storedOf(id);
      expect(stored.due_at.getTime()).toBeGreaterThan(longAgo.getTime());
      expect(stored.etag).toBe(known.etag);
    }
    expect(await actionsOn(id)).toContainEqual(['feed_changed', state, 'tried again']);
  },
);

test('what is enabled is due; what is disabled or given up is not polled', async () => {
  const { id, nextPollAt } = await insertTestFeed(admin, { enabled: false });
  expect(nextPollAt).toBeNull();
  await store(id, { due_at: longAgo, failures: 2, state: 'failing' });
  const answer = await change(id, { enabled: true });
  expect(answer.json()).toMatchObject({ state: 'failing', failures: 2 });
  expect(Date.parse(answer.json().nextPollAt)).toBeGreaterThan(longAgo.getTime());
  await store(id, { state: 'gone' });
  const listed = await admin.get(`${listFeeds.url}?state=gone`);
  expect(listed.json()).toMatchObject([{ id, nextPollAt: null }]);
});

test('another address forgets what was known of the old one', async () => {
  const { id } = await insertTestFeed(admin);
  await store(id, known);
  await change(id, { url: 'https://moved.test/feed' });
  const stored = await storedOf(id);
  expect(stored).toMatchObject({
    url: 'https://moved.test/feed',
    state: 'new',
    etag: null,
    last_modified: null,
    body_hash: null,
    failures: 0,
    failing_since: null,
    lease: null,
    leased_until: null,
  });
  expect(stored.due_at.getTime()).toBeGreaterThan(longAgo.getTime());
});

test('it is polled as soon as can be, where it is polled at all', async () => {
  const { id } = await insertTestFeed(admin);
  const poll = (each: string) => admin.post(at(pollFeed.url, each));
  const later = new Date(Date.now() + 3_600_000);
  await store(id, { due_at: later });
  expect((await poll(id)).statusCode).toBe(202);
  expect((await storedOf(id)).due_at.getTime()).toBeLessThan(later.getTime() - 3_000_000);
  for (const set of [{ enabled: false }, { enabled: true, state: 'gone' as const }]) {
    await store(id, set);
    const refused = await poll(id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
  }
  expect((await poll(crypto.randomUUID())).statusCode).toBe(404);
  expect((await actionsOn(id)).slice(1)).toEqual([['feed_poll_asked', null, null]]);
});

test('tells the newest 20 failures, and the last one in the list', async () => {
  const { id } = await insertTestFeed(admin);
  const at0 = Date.UTC(2026, 0, 1);
  await api.db
    .insertInto('feed_fault')
    .values(
      Array.from({ length: 25 }, (_each, index) => ({
        feed_id: id,
        at: new Date(at0 + index * 60_000),
        fault: 'refused' as const,
        status: 500 + index,
      })),
    )
    .execute();
  const answer = await admin.get(at(listFeedErrors.url, id));
  const faults: { at: string; status: number }[] = answer.json();
  expect(faults).toHaveLength(20);
  expect(faults.map(({ status }) => status)).toEqual(
    Array.from({ length: 20 }, (_each, index) => 524 - index),
  );
  expect(faults[0]).toEqual({ at: '2026-01-01T00:24:00.000Z', fault: 'refused', status: 524 });
  expect((await change(id, {})).json().lastFault).toEqual(faults[0]);
  expect((await admin.get(at(listFeedErrors.url, crypto.randomUUID()))).statusCode).toBe(404);
});

test('one that is not there is not found', async () => {
  const id = crypto.randomUUID();
  for (const answer of [
    await change(id, { enabled: true }),
    await admin.request({ method: 'DELETE', url: at(updateFeed.url, id) }),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
});
