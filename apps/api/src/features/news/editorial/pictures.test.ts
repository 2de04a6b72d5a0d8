// SPDX-License-Identifier: AGPL-3.0-or-later
import { jobs } from '@kga/contracts/jobs';
import { getOwnArticle, updateArticleVersion } from '@kga/contracts/news';
import { insertPicture } from '@kga/db/content';
import { afterEach, expect, test } from 'vitest';

import { setupAgent } from '../../../testing/account-fixture.ts';
import { createTestArticle, updateTestVersion } from '../../../testing/editorial-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin' });
afterEach(() => api.db.deleteFrom('outbox').execute());

const oneOf = (id: string) => getOwnArticle.url.replace(':id', id);
const setPicture = (id: string, pictureSource: unknown) =>
  admin.request({ method: 'PATCH', url: oneOf(id), payload: { pictureSource } });

async function askedFor() {
  const rows = await api.db
    .selectFrom('outbox')
    .select('payload')
    .where('job', '=', 'news.picture')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => jobs['news.picture'].outbox.parse(payload));
}

const versionsOf = (id: string) =>
  api.db
    .selectFrom('news_article')
    .select(['id', 'picture_source', 'picture_small_id', 'picture_large_id'])
    .where('own_article_id', '=', id)
    .orderBy('id')
    .execute();

/** Stores a picture for all versions, as the worker does. */
async function fetched(id: string): Promise<string[]> {
  const picture = { bytes: Buffer.from('x'), width: 1, height: 1 };
  const small = await insertPicture(api.db, picture);
  const large = await insertPicture(api.db, picture);
  await api.db
    .updateTable('news_article')
    .set({ picture_small_id: small, picture_large_id: large })
    .where('own_article_id', '=', id)
    .execute();
  return [small, large];
}

const picturesLeft = (ids: string[]) =>
  api.db.selectFrom('picture').select('id').where('id', 'in', ids).execute();

const source = 'https://pictures.test/a.jpg';

test('a picture is asked for with the article, and stands in every language', async () => {
  const { id, versions, pictureSource, imageUrl } = await createTestArticle(
    admin,
    {},
    { pictureSource: source },
  );
  expect([pictureSource, imageUrl]).toEqual([source, null]);
  expect(await askedFor()).toEqual([{ articleId: versions[0]?.id, source }]);
  const [small, large] = await fetched(id);
  const answer = await updateTestVersion(admin, id, { language: 'de', revision: null });
  expect(answer.json().imageUrl).toBe(`/api/pictures/${small}`);
  const picture = { picture_source: source, picture_small_id: small, picture_large_id: large };
  expect(await versionsOf(id)).toMatchObject([picture, picture]);
  expect(await askedFor()).toHaveLength(1);
});

test('another address takes the old picture away at once, null for good', async () => {
  const { id, versions } = await createTestArticle(admin, {}, { pictureSource: source });
  const old = await fetched(id);
  const other = 'https://pictures.test/b.jpg';
  const changed = await setPicture(id, other);
  expect(changed.json()).toMatchObject({ pictureSource: other, imageUrl: null });
  expect(await picturesLeft(old)).toEqual([]);
  const next = await fetched(id);
  const removed = await setPicture(id, null);
  expect(removed.json()).toMatchObject({ pictureSource: null, imageUrl: null });
  expect(await picturesLeft(next)).toEqual([]);
  expect(await versionsOf(id)).toMatchObject([{ picture_source: null, picture_small_id: null }]);
  const articleId = versions[0]?.id;
  expect(await askedFor()).toEqual([
    { articleId, source },
    { articleId, source: other },
  ]);
});

test('the same address again is fetched where there is no picture yet, else nothing', async () => {
  const { id } = await createTestArticle(admin, {}, { pictureSource: source });
  await setPicture(id, source);
  expect(await askedFor()).toHaveLength(2);
  await fetched(id);
  const again = await setPicture(id, source);
  expect(again.json().imageUrl).not.toBeNull();
  expect(await askedFor()).toHaveLength(2);
});

test('what was asked for through a language that goes is asked for through another', async () => {
  const { id, versions } = await createTestArticle(admin, {}, { pictureSource: source });
  await updateTestVersion(admin, id, { language: 'ko', revision: null });
  const url = updateArticleVersion.url.replace(':id', id).replace(':language', 'en');
  const left = await admin.request({ method: 'DELETE', url });
  const articleId = left.json().versions[0].id;
  expect(await askedFor()).toEqual([
    { articleId: versions[0]?.id, source },
    { articleId, source },
  ]);
});

test.each(['http://pictures.test/a.jpg', 'javascript:alert(1)', 'x', '', 5, {}])(
  'the address %j is refused',
  async (pictureSource) => {
    const { id } = await createTestArticle(admin);
    const answer = await setPicture(id, pictureSource);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'pictureSource' }],
    });
    expect(await askedFor()).toEqual([]);
  },
);
