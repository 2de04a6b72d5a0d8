// SPDX-License-Identifier: AGPL-3.0-or-later
import { changeChannel } from '@kga/contracts/core';
import { listHiddenArticles, hiddenArticle, updateArticleHidden } from '@kga/contracts/news';
import { selectAuditEntriesAbout } from '@kga/db/core';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { setupAgent } from '../../../testing/account-fixture.ts';
import { addAggregated, createTestArticle } from '../../../testing/editorial-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin' });
beforeEach(async () => {
  await api.db.deleteFrom('news_article').execute();
});

const hide = (id: string, payload: object) =>
  admin.request({ method: 'PUT', url: updateArticleHidden.url.replace(':id', id), payload });

async function list(url: string = listHiddenArticles.url) {
  const answer = await admin.get(url);
  return {
    articles: z.array(hiddenArticle).parse(answer.json()),
    total: answer.headers['x-total-count'],
    next: /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1],
  };
}

test('an aggregated article is hidden and shown again, once each, with a reason', async () => {
  const id = await addAggregated(api.db);
  const heard: string[] = [];
  const listen = (channel: string, message: string) => {
    if (channel === changeChannel) heard.push(message);
  };
  api.subscriber.on('message', listen);
  const statusOf = async () =>
    (
      await api.db
        .selectFrom('news_article')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;
  expect((await hide(id, { hidden: true, reason: 'An advertisement' })).statusCode).toBe(204);
  expect(await statusOf()).toBe('hidden');
  expect((await hide(id, { hidden: true, reason: 'Another' })).statusCode).toBe(204);
  expect((await list()).articles).toMatchObject([{ reason: 'An advertisement' }]);
  expect((await hide(id, { hidden: false })).statusCode).toBe(204);
  expect(await statusOf()).toBe('published');
  const rows = await selectAuditEntriesAbout(api.db, { kind: 'article', id });
  expect(rows.map(({ action, before, after, reason }) => [action, before, after, reason])).toEqual([
    ['article_shown', 'hidden', 'published', null],
    ['article_hidden', 'published', 'hidden', 'An advertisement'],
  ]);
  const message = JSON.stringify({ topic: 'news', id: `outside-${id}` });
  await expect.poll(() => heard).toContain(message);
  api.subscriber.off('message', listen);
});

test('an own article is hidden by making it a draft, not so', async () => {
  const { versions } = await createTestArticle(admin, { status: 'published' });
  const hidden = { hidden: true, reason: 'Not ours' };
  expect((await hide(versions[0]?.id ?? '', hidden)).statusCode).toBe(404);
  expect((await hide(crypto.randomUUID(), hidden)).statusCode).toBe(404);
});

test('without a reason nothing is hidden, and the reason is named as what is missing', async () => {
  const id = await addAggregated(api.db);
  const answer = await hide(id, { hidden: true });
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'reason' }] });
  expect(await list()).toEqual({ articles: [], total: '0', next: undefined });
});

test('what is hidden is listed with its reason until it is shown again', async () => {
  const id = await addAggregated(api.db, { title: 'Buy now', language: 'fr' });
  await addAggregated(api.db);
  await hide(id, { hidden: true, reason: 'x' });
  expect(await list()).toEqual({
    articles: [
      {
        id,
        uniqueId: `outside-${id}`,
        title: 'Buy now',
        source: 'A paper',
        language: 'fr',
        hiddenAt: expect.any(String),
        reason: 'x',
      },
    ],
    total: '1',
    next: undefined,
  });
  await hide(id, { hidden: false });
  expect((await list()).articles).toEqual([]);
});

test('pages are complete, what was hidden last first, though more is hidden meanwhile', async () => {
  const expected: string[] = [];
  for (let number = 0; number < 7; number += 1) {
    const id = await addAggregated(api.db);
    await hide(id, { hidden: true, reason: `Reason ${number}` });
    expected.unshift(id);
  }
  const seen: string[] = [];
  let url: string | undefined = `${listHiddenArticles.url}?limit=3`;
  while (url !== undefined) {
    const { articles, next } = await list(url);
    seen.push(...articles.map(({ id }) => id));
    await hide(await addAggregated(api.db), { hidden: true, reason: 'Later' });
    url = next;
  }
  expect(seen).toEqual(expected);
});

test.each(['cursor=x', 'cursor=e30', 'limit=0', 'limit=101'])('%s is refused', async (query) => {
  expect((await admin.get(`${listHiddenArticles.url}?${query}`)).statusCode).toBe(400);
});
