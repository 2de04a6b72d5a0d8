import {
  changeChannel,
  listHiddenArticles,
  hiddenArticle,
  updateArticleHidden,
} from '@kga/contracts';
import { selectAuditEntriesAbout } from '@kga/db';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { makeAccount, signInAs } from '../../testing/accounts.ts';
import type { Agent } from '../../testing/agent.ts';
import { addAggregated, createTestArticle } from '../../testing/own-articles.ts';
import { type Services, startServices } from '../../testing/services.ts';
import { type TestApp, createTestApp } from '../../testing/test-app.ts';

let services: Services;
let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  services = await startServices();
  api = await createTestApp(services);
  admin = await signInAs(api.app, await makeAccount(services.database.db, { role: 'admin' }));
});
beforeEach(async () => {
  await services.database.db.deleteFrom('news_article').execute();
});
afterAll(async () => {
  await api.close();
  await services.stop();
});

const dbOf = () => services.database.db;

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
  const id = await addAggregated(dbOf());
  const heard: string[] = [];
  const listen = (channel: string, message: string) => {
    if (channel === changeChannel) heard.push(message);
  };
  api.subscriber.on('message', listen);
  const statusOf = async () =>
    (
      await dbOf()
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
  const rows = await selectAuditEntriesAbout(dbOf(), { kind: 'article', id });
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
  const id = await addAggregated(dbOf());
  const answer = await hide(id, { hidden: true });
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'reason' }] });
  expect(await list()).toEqual({ articles: [], total: '0', next: undefined });
});

test('what is hidden is listed with its reason until it is shown again', async () => {
  const id = await addAggregated(dbOf(), { title: 'Buy now', language: 'fr' });
  await addAggregated(dbOf());
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
    const id = await addAggregated(dbOf());
    await hide(id, { hidden: true, reason: `Reason ${number}` });
    expected.unshift(id);
  }
  const seen: string[] = [];
  let url: string | undefined = `${listHiddenArticles.url}?limit=3`;
  while (url !== undefined) {
    const { articles, next } = await list(url);
    seen.push(...articles.map(({ id }) => id));
    await hide(await addAggregated(dbOf()), { hidden: true, reason: 'Later' });
    url = next;
  }
  expect(seen).toEqual(expected);
});

test.each(['cursor=x', 'cursor=e30', 'limit=0', 'limit=101'])('%s is refused', async (query) => {
  expect((await admin.get(`${listHiddenArticles.url}?${query}`)).statusCode).toBe(400);
});
