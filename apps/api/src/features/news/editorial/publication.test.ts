// SPDX-License-Identifier: AGPL-3.0-or-later
import { createOwnArticle } from '@kga/contracts/news';
import { selectAuditEntriesAbout } from '@kga/db/core';
import { expect, test } from 'vitest';

import { setupAgent } from '../../../testing/account-fixture.ts';
import {
  versionBody,
  createTestArticle,
  futureDate,
  updateTestVersion,
} from '../../../testing/editorial-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin' });

const storedOf = (id: string) =>
  api.db
    .selectFrom('news_article')
    .select(['status', 'publish_at', 'created_at', 'revision'])
    .where('own_article_id', '=', id)
    .executeTakeFirstOrThrow();

const soon = () => Date.now() + 1_000;

test.each(['published', 'scheduled'])('an article without text is not %s', async (status) => {
  const empty = { status, publishAt: status === 'scheduled' ? futureDate() : null, body: ' \n' };
  const version = { ...versionBody, ...empty };
  const begun = await admin.post(createOwnArticle.url, {
    category: 'policy',
    language: 'en',
    version,
  });
  expect([begun.statusCode, begun.json().errors]).toEqual([
    400,
    [{ path: 'version.body', code: 'required' }],
  ]);
  const { id } = await createTestArticle(admin, { body: '' });
  const answer = await updateTestVersion(admin, id, { revision: 1, ...empty });
  expect(answer.json().errors).toEqual([{ path: 'body', code: 'required' }]);
});

test('what is published without a time is published now', async () => {
  const earliest = Date.now();
  const { id, versions } = await createTestArticle(admin, { status: 'published' });
  const { status, publish_at, created_at } = await storedOf(id);
  expect(status).toBe('published');
  expect(created_at).toEqual(publish_at);
  expect(created_at.getTime()).toBeGreaterThanOrEqual(earliest);
  expect(created_at.getTime()).toBeLessThan(soon());
  expect(versions[0]).toMatchObject({ status: 'published', publishAt: created_at.toISOString() });
});

test('a past time can be set, survives later changes, and can be changed', async () => {
  const publishAt = '2025-07-31T12:00:00.000Z';
  const { id } = await createTestArticle(admin, { status: 'published', publishAt });
  const times = async () => {
    const { publish_at, created_at } = await storedOf(id);
    expect(publish_at).toEqual(created_at);
    return created_at.toISOString();
  };
  expect(await times()).toBe(publishAt);
  await updateTestVersion(admin, id, { revision: 1, status: 'published', title: 'A correction' });
  expect(await times()).toBe(publishAt);
  await updateTestVersion(admin, id, { revision: 2, status: 'published', publishAt: null });
  expect(await times()).toBe(publishAt);
  const earlier = '2024-01-01T00:00:00.000Z';
  await updateTestVersion(admin, id, { revision: 3, status: 'published', publishAt: earlier });
  expect(await times()).toBe(earlier);
});

test('back to draft takes it off the site, and publishing it again is a new date', async () => {
  const publishAt = '2025-07-31T12:00:00.000Z';
  const { id } = await createTestArticle(admin, { status: 'published', publishAt });
  const draft = await updateTestVersion(admin, id, { revision: 1, publishAt });
  expect(draft.json().versions[0]).toMatchObject({ status: 'draft', publishAt: null });
  expect(await storedOf(id)).toMatchObject({ status: 'draft', publish_at: null });
  await updateTestVersion(admin, id, { revision: 2, status: 'published' });
  expect((await storedOf(id)).created_at.getTime()).toBeGreaterThan(Date.parse(publishAt));
  const rows = await selectAuditEntriesAbout(api.db, { kind: 'article', id });
  expect(rows.map(({ before, after }) => [before, after])).toEqual([
    ['en draft', 'en published'],
    ['en published', 'en draft'],
    [null, 'en published'],
  ]);
});

test('what is scheduled waits for its time', async () => {
  const publishAt = futureDate();
  const { id, versions } = await createTestArticle(admin, { status: 'scheduled', publishAt });
  expect(versions[0]).toMatchObject({ status: 'scheduled', publishAt });
  const stored = await storedOf(id);
  expect(stored.publish_at?.toISOString()).toBe(publishAt);
  expect(stored.created_at.getTime()).toBeLessThan(soon());
  const draft = await updateTestVersion(admin, id, { revision: 1 });
  expect(draft.json().versions[0]).toMatchObject({ status: 'draft', publishAt: null });
  const now = await updateTestVersion(admin, id, { revision: 2, status: 'published' });
  expect(now.json().versions[0].status).toBe('published');
});

test.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '1969-12-31T23:59:59.999Z'])(
  'a very old time such as %s is stored or refused',
  async (publishAt) => {
    const { id } = await createTestArticle(admin);
    const { statusCode } = await updateTestVersion(admin, id, {
      revision: 1,
      status: 'published',
      publishAt,
    });
    expect([200, 400]).toContain(statusCode);
    const later = { status: 'scheduled', publishAt: '9999-12-31T23:59:59Z', revision: 2 };
    expect((await updateTestVersion(admin, id, later)).statusCode).toBeLessThan(500);
  },
);

test.each(['2025-02-30T00:00:00Z', 'tomorrow', 5, '2025-07-31', '2025-07-31T12:00:00+02:00', ''])(
  'the time %j is invalid',
  async (publishAt) => {
    const { id } = await createTestArticle(admin);
    const answer = await updateTestVersion(admin, id, {
      revision: 1,
      status: 'published',
      publishAt,
    });
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'publishAt' }],
    });
  },
);
