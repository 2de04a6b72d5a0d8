// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Feed, exportFeeds, listFeeds, importFeeds } from '@kga/contracts/news';
import { parseOpml } from 'feedsmith';
import { afterEach, expect, test } from 'vitest';

import { setupAgent } from '../../../testing/account-fixture.ts';
import { insertTestFeed } from '../../../testing/news-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin' });
afterEach(() => api.db.deleteFrom('feed').execute());

const opml = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><opml version="2.0"><head><title>x</title></head><body>${body}</body></opml>`;

const send = (text: string, rest: object = {}) =>
  admin.post(importFeeds.url, { opml: text, language: 'en', category: 'industry', ...rest });

const feedsOf = async (): Promise<Feed[]> => (await admin.get(`${listFeeds.url}?limit=100`)).json();

const outline = (url: string, rest = '') => `<outline text="A paper" xmlUrl="${url}" ${rest}/>`;

test('sources are added disabled, however deep they stand, with what is said of them', async () => {
  const answer = await send(
    opml(`
      <outline text="Games"><outline text="Policy">
        <outline text="  The\n Law " title="" xmlUrl="https://law.test/feed#x" htmlUrl="https://law.test/a" language="de-AT"/>
      </outline></outline>
      <outline title="Chips &amp; more" text="x" type="rss" xmlUrl="http://chips.test/rss?a=1&amp;b=2" category="/x/technology,y"/>
      <outline xmlUrl="https://bare.test/feed" htmlUrl="javascript:alert(1)" language="??"/>`),
    { language: 'fr', category: 'consumer' },
  );
  expect([answer.statusCode, answer.json()]).toEqual([200, { added: 3, known: 0, refused: [] }]);
  const none = { rules: [], enabled: false, state: 'new', nextPollAt: null };
  expect(await feedsOf()).toMatchObject([
    {
      ...none,
      name: 'bare.test',
      url: 'https://bare.test/feed',
      siteUrl: 'https://bare.test/',
      language: 'fr',
      category: 'consumer',
    },
    {
      ...none,
      name: 'Chips & more',
      url: 'http://chips.test/rss?a=1&b=2',
      siteUrl: 'http://chips.test/',
      language: 'fr',
      category: 'technology',
    },
    {
      ...none,
      name: 'The Law',
      url: 'https://law.test/feed',
      siteUrl: 'https://law.test/a',
      language: 'de',
      category: 'policy',
    },
  ]);
});

test('existing feeds stay unchanged, duplicates count once, invalid URLs are reported', async () => {
  const { url } = await insertTestFeed(admin, { name: 'Mine' });
  const bad = ['', 'x', 'ftp://a.test', 'https://user:pass@a.test', 'javascript:alert(1)'];
  const lines = [
    url,
    'https://new.test/feed',
    'https://NEW.test/feed#again',
    ...bad,
    `https://a.test/${'x'.repeat(3_000)}`,
  ].map((each) => outline(each));
  const answer = await send(opml(lines.join('')));
  const { added, known, refused } = answer.json();
  expect([added, known]).toEqual([1, 2]);
  expect(refused).toEqual([...bad.slice(1), `https://a.test/${'x'.repeat(185)}`]);
  expect((await feedsOf()).map(({ name }) => name)).toEqual(['A paper', 'Mine']);
  const many = await send(opml(outline('x').repeat(30)));
  expect(many.json()).toEqual({ added: 0, known: 0, refused: Array(20).fill('x') });
});

test('each one that is added is written down', async () => {
  await send(opml(outline('https://one.test/feed') + outline('https://two.test/feed')));
  const rows = await api.db
    .selectFrom('audit_log')
    .select(['action', 'subject_kind', 'after'])
    .where('action', '=', 'feed_imported')
    .where('after', 'in', ['https://one.test/feed', 'https://two.test/feed'])
    .execute();
  expect(rows).toHaveLength(2);
  expect(rows[0]?.subject_kind).toBe('feed');
});

test('2,000 sources are taken, more are not', async () => {
  const many = (count: number) =>
    opml(Array.from({ length: count }, (_each, n) => outline(`https://m.test/${n}`)).join(''));
  const refused = await send(many(2_001));
  expect(refused.json()).toMatchObject({
    code: 'validation_failed',
    errors: [{ path: 'opml', code: 'too_many' }],
  });
  expect((await send(many(2_000))).json()).toEqual({ added: 2_000, known: 0, refused: [] });
  expect((await send(many(2_000))).json()).toEqual({ added: 0, known: 2_000, refused: [] });
});

const entities = Array.from({ length: 9 }, (_each, n) => `<!ENTITY a${n + 1} "&a${n};&a${n};">`);
const laughs = `<!DOCTYPE opml [<!ENTITY a0 "ha">${entities.join('')}]>${opml(outline('https://a.test', 'title="&a9;"'))}`;

test.each([
  ['expanding entities', laughs, 'document_type'],
  [
    'outside entities',
    `<!DOCTYPE opml [<!ENTITY x SYSTEM "file:///etc/passwd">]>${opml('<outline text="&x;"/>')}`,
    'document_type',
  ],
  [
    'a document type of elsewhere',
    `<!doctype opml SYSTEM "http://evil.test/x.dtd">${opml('')}`,
    'document_type',
  ],
  ['spaced', opml('<! DOCTYPE x>'), 'document_type'],
  ['too deep', opml('<outline text="a">'.repeat(30_000)), 'malformed'],
  ['a name of objects', opml('<__proto__ a="1"/>'), 'malformed'],
  ['no XML', 'not at all', 'malformed'],
  ['another document', '<rss version="2.0"><channel/></rss>', 'malformed'],
  ['nothing', '', 'malformed'],
  ['cut', '<opml version="2.0"><body><outline text="x', 'malformed'],
])('%s: refused', async (_name, text, code) => {
  const answer = await send(text);
  expect(answer.json()).toMatchObject({
    code: 'validation_failed',
    errors: [{ path: 'opml', code }],
  });
  expect(await feedsOf()).toEqual([]);
});

test('what is exported is OPML, and comes in again as it was', async () => {
  const names = ['A & B <c> "d" \'e\'', '游戏\n新闻', 'ctrl\u0001\u001F\uFFFE', ']]> 😀'];
  for (const [index, name] of names.entries()) {
    const url = `https://export.test/${index}?a=1&b=<2>`;
    await insertTestFeed(admin, { name: `Feed ${index}`, url, language: 'ko', category: 'policy' });
    // As it was stored before names had to be single lines.
    await api.db.updateTable('feed').set({ name }).where('name', '=', `Feed ${index}`).execute();
  }
  const answer = await admin.get(exportFeeds.url);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/x-opml; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="keep-games-alive-\d{4}-\d\d-\d\d\.opml"$/,
    ),
  });
  expect(parseOpml(answer.body).head?.title).toBe('Keep Games Alive');
  const before = await feedsOf();
  await api.db.deleteFrom('feed').execute();
  const { added, refused } = (await send(answer.body)).json();
  expect([added, refused]).toEqual([4, []]);
  const exported = ({ url, siteUrl, language, category, name }: Feed) => ({
    url,
    siteUrl,
    language,
    category,
    // Names are single lines of characters that XML can represent.
    name: name.replace('\n', ' ').replaceAll(/[\p{Cc}\uFFFE]/gu, ''),
  });
  const after = await feedsOf();
  expect(after).toHaveLength(names.length);
  expect(after.map(exported)).toEqual(expect.arrayContaining(before.map(exported)));
  expect(after.map(({ name }) => name)).toContain('游戏 新闻');
});

test('no sources at all are a list too', async () => {
  const answer = await admin.get(exportFeeds.url);
  expect(parseOpml(answer.body).body?.outlines).toEqual([{ text: 'Keep Games Alive' }]);
  expect((await send(answer.body)).json()).toEqual({ added: 0, known: 0, refused: [] });
});
