// SPDX-License-Identifier: AGPL-3.0-or-later
import { type OwnArticle, listOwnArticles } from '@kga/contracts/news';
import { expect, test } from 'vitest';

import { setupAgent } from '../../../testing/account-fixture.ts';
import {
  createTestArticle,
  futureDate,
  updateTestVersion,
} from '../../../testing/editorial-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin' });

const list = (query: Record<string, string>) =>
  admin.get(`${listOwnArticles.url}?${new URLSearchParams(query).toString()}`);

async function titlesOf(query: Record<string, string>): Promise<string[]> {
  const answer = await list(query);
  const articles: OwnArticle[] = answer.json();
  expect(answer.headers['x-total-count']).toBe(String(articles.length));
  return articles.map(({ versions }) => versions[0]?.title ?? '');
}

test('finds within the title of any language, wildcards taken for themselves', async () => {
  const { id } = await createTestArticle(admin, { title: '100% of a_b\\c' });
  await updateTestVersion(admin, id, { language: 'zh-CN', revision: null, title: '停止销毁游戏' });
  await createTestArticle(admin, { title: '100x of axbyc' });
  for (const q of ['100%', 'A_B', '\\c', ' of a_b', '销毁', '停止']) {
    expect(await titlesOf({ q })).toEqual(['100% of a_b\\c']);
  }
  expect(await titlesOf({ q: '100' })).toEqual(['100x of axbyc', '100% of a_b\\c']);
  for (const q of ['__', '%%', "' or 1=1 --"]) expect(await titlesOf({ q })).toEqual([]);
});

test('filters by where a language stands, together with its title', async () => {
  const { id } = await createTestArticle(admin, { title: 'Standing draft' });
  const published = { revision: null, title: 'Standing published', status: 'published' };
  await updateTestVersion(admin, id, { language: 'de', ...published });
  const scheduled = { status: 'scheduled', publishAt: futureDate(), title: 'Standing scheduled' };
  await createTestArticle(admin, scheduled);
  expect(await titlesOf({ q: 'standing', status: 'draft' })).toEqual(['Standing draft']);
  expect(await titlesOf({ q: 'standing', status: 'published' })).toEqual(['Standing draft']);
  expect(await titlesOf({ q: 'standing', status: 'scheduled' })).toEqual(['Standing scheduled']);
  expect(await titlesOf({ q: 'standing draft', status: 'published' })).toEqual([]);
  expect((await list({ status: 'hidden' })).statusCode).toBe(400);
});

test('pages are complete and without doubles while articles come', async () => {
  const { db } = api;
  const start = Date.UTC(2020, 0, 1);
  const expected: string[] = [];
  for (let index = 0; index < 11; index += 1) {
    const { id } = await createTestArticle(admin, { title: `Paging ${index}` });
    // Some have the same time, so that the id decides.
    const created_at = new Date(start + Math.floor(index / 4) * 1_000);
    await db.updateTable('own_article').set({ created_at }).where('id', '=', id).execute();
    expected.push(id);
  }
  const seen: string[] = [];
  let url = `${listOwnArticles.url}?q=paging&limit=3`;
  for (;;) {
    const answer = await admin.get(url);
    seen.push(...answer.json().map(({ id }: { id: string }) => id));
    const next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1];
    if (next === undefined) break;
    url = next;
    await createTestArticle(admin, { title: 'Paging on' });
  }
  expect(seen.toSorted()).toEqual(expected.toSorted());
  const full = await list({ q: 'Paging 1', limit: '2' });
  expect(full.json()).toHaveLength(2);
  expect(full.headers.link).toBeUndefined();
});

test.each(['x', '', 'e30', '%00', Buffer.from('{"createdAt":1,"id":"x"}').toString('base64url')])(
  'the cursor %j is refused',
  async (cursor) => {
    const answer = await list({ cursor });
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'cursor' }],
    });
  },
);

test.each(['0', '101', 'x'])('the limit %s is refused', async (limit) => {
  expect((await list({ limit })).statusCode).toBe(400);
});
