// SPDX-License-Identifier: AGPL-3.0-or-later
import { changeChannel } from '@kga/contracts/core';
import {
  createOwnArticle,
  getOwnArticle,
  previewArticle,
  updateArticleVersion,
} from '@kga/contracts/news';
import { selectAuditEntriesAbout } from '@kga/db/core';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { makeAccount, signInAs, setupAgent } from '../../../testing/account-fixture.ts';
import {
  versionBody,
  createTestArticle,
  futureDate,
  updateTestVersion,
} from '../../../testing/editorial-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin', firstName: 'Root' });
const announced: unknown[] = [];
beforeAll(async () => {
  api.subscriber.on('message', (channel, message) => {
    if (channel === changeChannel) announced.push(JSON.parse(message));
  });
});
afterEach(() => {
  announced.length = 0;
});

const oneOf = (id: string) => getOwnArticle.url.replace(':id', id);
const read = async (id: string) => (await admin.get(oneOf(id))).json();
const change = (id: string, payload: object) =>
  admin.request({ method: 'PATCH', url: oneOf(id), payload });
const drop = (url: string) => admin.request({ method: 'DELETE', url });
const versionUrl = (id: string, language: string) =>
  updateArticleVersion.url.replace(':id', id).replace(':language', language);

const storedOf = (id: string, language = 'en') =>
  api.db
    .selectFrom('news_article')
    .selectAll()
    .where('own_article_id', '=', id)
    .where('language', '=', language === 'en' ? 'en' : 'de')
    .executeTakeFirstOrThrow();

async function actionsOn(id: string) {
  const rows = await selectAuditEntriesAbout(api.db, { kind: 'article', id });
  return rows.toReversed().map(({ actor, action, before, after }) => {
    expect(actor).toBe('Root Lovelace');
    return [action, before, after];
  });
}

test('an article begins as a draft in one language', async () => {
  const version = { ...versionBody, title: 'Was wir fordern' };
  const body = { category: 'policy', language: 'de', version };
  const answer = await admin.post(createOwnArticle.url, body);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
  const article = answer.json();
  expect(article).toEqual({
    id: expect.any(String),
    category: 'policy',
    pictureSource: null,
    imageUrl: null,
    createdAt: expect.any(String),
    versions: [
      {
        id: expect.any(String),
        uniqueId: expect.stringMatching(/^was-wir-fordern-[0-9a-f]{10}$/),
        language: 'de',
        title: 'Was wir fordern',
        excerpt: '',
        body: versionBody.body,
        imageAlt: '',
        author: '',
        status: 'draft',
        publishAt: null,
        updatedAt: expect.any(String),
        revision: 1,
      },
    ],
  });
  expect(await read(article.id)).toEqual(article);
  expect(await storedOf(article.id, 'de')).toMatchObject({
    html: '<p>What the <strong>Commission</strong> answered.</p>',
    excerpt: 'What the Commission answered.',
    status: 'draft',
    is_aggregated: false,
    source: null,
    category: 'policy',
  });
  expect(await actionsOn(article.id)).toEqual([['article_added', null, 'de draft']]);
  await expect.poll(() => announced).toEqual([{ topic: 'news', id: 'all' }]);
});

test('a draft may have no category; publishing needs one', async () => {
  const payload = { language: 'en', version: { ...versionBody, status: 'draft' } };
  const url = createOwnArticle.url;
  const draft = await admin.request({ method: 'POST', url, payload });
  expect([draft.statusCode, draft.json().category]).toEqual([201, null]);
  const { id } = draft.json();
  const publication = { language: 'en', revision: 1, status: 'published' } as const;
  const refused = await updateTestVersion(admin, id, publication);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    [{ path: 'category', code: 'required' }],
  ]);
  expect((await change(id, { category: 'consumer' })).statusCode).toBe(200);
  expect((await updateTestVersion(admin, id, { ...publication, revision: 1 })).statusCode).toBe(
    200,
  );
  expect(await storedOf(id, 'en')).toMatchObject({ category: 'consumer', status: 'published' });
});

test('the same key begins one article; another text under it is refused', async () => {
  const body = { category: 'policy', language: 'en', version: versionBody };
  const send = (payload: object, by = admin) =>
    by.request({
      method: 'POST',
      url: createOwnArticle.url,
      payload,
      headers: { 'idempotency-key': 'k1' },
    });
  const answers = await Promise.all([send(body), send(body), send(body)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  const other = await send({ ...body, category: 'industry' });
  expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
  const colleague = await signInAs(api.app, await makeAccount(api.db, { role: 'admin' }));
  expect((await send(body, colleague)).json().id).not.toBe(answers[0].json().id);
  await drop(oneOf(answers[0].json().id));
  expect((await send(body)).statusCode).toBe(422);
});

test('languages are added, each with a name of its own that stays', async () => {
  const { id, versions } = await createTestArticle(admin);
  const added = await updateTestVersion(admin, id, {
    language: 'ja',
    revision: null,
    title: '回答です',
  });
  expect(added.statusCode).toBe(200);
  const [en, ja] = added.json().versions;
  expect([en, ja.language, ja.revision]).toEqual([versions[0], 'ja', 1]);
  expect(ja.uniqueId).toMatch(/^[0-9a-f]{10}$/);
  const renamed = await updateTestVersion(admin, id, { revision: 1, title: 'Another title' });
  expect(renamed.json().versions[0]).toMatchObject({
    uniqueId: en.uniqueId,
    title: 'Another title',
    revision: 2,
  });
  expect(renamed.json().versions[1]).toEqual(ja);
  expect(await actionsOn(id)).toEqual([
    ['article_added', null, 'en draft'],
    ['version_added', null, 'ja draft'],
    ['version_changed', 'en draft', 'en draft, title'],
  ]);
  await expect
    .poll(() => announced)
    .toEqual(['all', ja.uniqueId, en.uniqueId].map((each) => ({ topic: 'news', id: each })));
});

test('of two updates of the same revision one wins, and the other is a conflict', async () => {
  const { id } = await createTestArticle(admin);
  const write = (title: string) => updateTestVersion(admin, id, { revision: 1, title });
  const answers = await Promise.all(['First', 'Second', 'Third'].map(write));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  const winner = answers.find(({ statusCode }) => statusCode === 200)?.json().versions[0];
  expect((await read(id)).versions).toEqual([winner]);
  expect(winner.revision).toBe(2);
  const again = await updateTestVersion(admin, id, { revision: 1 });
  expect(again.json().code).toBe('conflict');
  expect((await updateTestVersion(admin, id, { revision: null })).statusCode).toBe(409);
  expect((await updateTestVersion(admin, id, { language: 'fr', revision: 1 })).statusCode).toBe(
    409,
  );
  const both = await Promise.all(
    ['A beginning', 'Another'].map((title) =>
      updateTestVersion(admin, id, { language: 'ko', revision: null, title }),
    ),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect(await actionsOn(id)).toHaveLength(3);
});

test('a language goes, the last one stays, and the whole goes with all', async () => {
  const { id } = await createTestArticle(admin);
  await updateTestVersion(admin, id, { language: 'de', revision: null, title: 'Die Antwort' });
  const left = await drop(versionUrl(id, 'en'));
  expect(left.json().versions.map(({ language }: { language: string }) => language)).toEqual([
    'de',
  ]);
  const last = await drop(versionUrl(id, 'de'));
  expect([last.statusCode, last.json().code]).toEqual([409, 'conflict']);
  expect((await drop(versionUrl(id, 'en'))).statusCode).toBe(404);
  expect((await drop(oneOf(id))).statusCode).toBe(204);
  for (const answer of [
    await admin.get(oneOf(id)),
    await drop(oneOf(id)),
    await change(id, { category: 'industry' }),
    await updateTestVersion(admin, id, { revision: null }),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
  expect((await actionsOn(id)).slice(2)).toEqual([
    ['version_deleted', 'en draft: The answer', null],
    ['article_deleted', 'de: Die Antwort', null],
  ]);
});

test('an article names its author to readers, and a change without one keeps it', async () => {
  const article = await createTestArticle(admin, { author: 'Robin', status: 'published' });
  const [version] = article.versions;
  const shown = async () =>
    (await api.app.inject({ url: `/api/news/${version?.uniqueId}` })).json();
  expect(await shown()).toMatchObject({ author: 'Robin', isAggregated: false });
  const published = { revision: version?.revision, status: 'published', title: 'Another title' };
  expect((await updateTestVersion(admin, article.id, published)).json()).toMatchObject({
    versions: [{ author: 'Robin', title: 'Another title' }],
  });
});

test('another category holds for all languages, and is written down once', async () => {
  const { id } = await createTestArticle(admin, { status: 'published' });
  await updateTestVersion(admin, id, { language: 'de', revision: null });
  expect((await change(id, { category: 'consumer' })).json().category).toBe('consumer');
  for (const payload of [{ category: 'consumer' }, {}]) {
    expect((await change(id, payload)).statusCode).toBe(200);
  }
  expect([await storedOf(id), await storedOf(id, 'de')]).toMatchObject([
    { category: 'consumer', revision: 1 },
    { category: 'consumer', revision: 1 },
  ]);
  expect((await actionsOn(id)).slice(2)).toEqual([['category_changed', 'policy', 'consumer']]);
});

test('a written excerpt stays; a generated one follows the article', async () => {
  const { id } = await createTestArticle(admin, { excerpt: 'Mine.' });
  expect((await storedOf(id)).excerpt).toBe('Mine.');
  expect((await read(id)).versions[0].excerpt).toBe('Mine.');
  await updateTestVersion(admin, id, {
    revision: 1,
    excerpt: '  ',
    body: '# T\n\nOne [two](/news).',
  });
  expect((await storedOf(id)).excerpt).toBe('One two.');
  expect((await read(id)).versions[0].excerpt).toBe('');
  await updateTestVersion(admin, id, { revision: 2, body: 'Three.' });
  expect((await storedOf(id)).excerpt).toBe('Three.');
});

test('the preview is what is published', async () => {
  const body = '## A\n\n<script>x</script> [b](javascript:c) https://d.test';
  const preview = await admin.post(previewArticle.url, { body });
  const { id } = await createTestArticle(admin, { body });
  expect(preview.json()).toEqual({ html: (await storedOf(id)).html });
  expect(preview.json().html).toContain('<h2>A</h2>\n<p>&lt;script&gt;');
});

test('a text of the greatest length is taken in any script and any way of writing JSON', async () => {
  for (const sign of ['a', 'ö', '語', '\u0001', '"']) {
    const body = `a${sign.repeat(39_999)}`;
    const { versions } = await createTestArticle(admin, { body });
    expect(versions[0]?.body).toBe(body);
  }
  const escaped = JSON.stringify({ body: '語'.repeat(40_000) }).replaceAll('語', '\\u8a9e');
  const answer = await admin.request({
    method: 'POST',
    url: previewArticle.url,
    payload: escaped,
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(200);
  expect((await admin.post(previewArticle.url, { body: 'a'.repeat(40_001) })).statusCode).toBe(400);
  expect((await admin.post(previewArticle.url, { body: 'a'.repeat(300_000) })).statusCode).toBe(
    413,
  );
});

test('an invalid time is refused where one is required', async () => {
  const { id } = await createTestArticle(admin);
  for (const [version, code] of [
    [{ status: 'scheduled' }, 'required'],
    [{ status: 'scheduled', publishAt: null }, 'required'],
    [{ status: 'scheduled', publishAt: futureDate(-1_000) }, 'past'],
    [{ status: 'published', publishAt: futureDate() }, 'future'],
  ] as const) {
    const answer = await updateTestVersion(admin, id, { revision: 1, ...version });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path: 'publishAt', code }]]);
    const body = { category: 'policy', language: 'en', version: { ...versionBody, ...version } };
    const begun = await admin.post(createOwnArticle.url, body);
    expect(begun.json().errors).toEqual([{ path: 'version.publishAt', code }]);
  }
});
