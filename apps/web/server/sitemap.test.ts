// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ArchiveGame, listGames } from '@kga/contracts/archive';
import { type PetitionRegion, languages, petitionRegions } from '@kga/contracts/core';
import { forumCategoryIds, listPosts } from '@kga/contracts/forum';
import { listNewsSitemapEntries } from '@kga/contracts/news';
import { type PetitionSummary, listPetitions } from '@kga/contracts/petitions';
import { listStories } from '@kga/contracts/stories';
import { expect, test } from 'vitest';

import { sitemapSource } from '../src/app/features.ts';
import { createSitemap } from './sitemap.ts';
import { startUpstream } from './testing.ts';

const origin = 'http://kga.test';
const place = {
  uniqueId: 'the-answer-1',
  language: 'de',
  updatedAt: '2026-01-02T00:00:00.000Z',
  translations: [{ language: 'en', uniqueId: 'the-answer-2' }],
};

const story = {
  id: '0193c1de-0000-7000-8000-0000000000aa',
  userId: null,
  author: null,
  gameName: 'The Crew',
  title: 'Weg',
  content: 'Gekauft und weg.',
  amountLost: null,
  amount: null,
  currency: null,
  rateDate: null,
  language: 'de',
  createdAt: '2026-01-03T00:00:00.000Z',
  editedAt: null,
};
const edited = {
  ...story,
  id: '0193c1de-0000-7000-8000-0000000000ab',
  language: 'en',
  editedAt: '2026-01-04T00:00:00.000Z',
};
const postIn = (categoryId: string, index: number) => ({
  id: `0193c1de-0000-7000-8000-00000000010${index}`,
  categoryId,
  author: null,
  title: 'And now?',
  language: 'fr',
  replies: 0,
  views: 0,
  pinned: false,
  locked: false,
  createdAt: '2026-01-05T00:00:00.000Z',
  lastActivityAt: '2026-01-06T00:00:00.000Z',
});

const game = (id: string): ArchiveGame => ({
  id,
  name: 'The Crew',
  developer: null,
  publisher: null,
  coverUrl: null,
  releaseDate: null,
  shutdownDate: '2024-03-31',
  genre: null,
  platforms: [],
  status: 'shut_down',
  shutdownReason: null,
  likeCount: 0,
  memoryCount: 0,
  language: 'en',
  createdAt: '2026-01-07T00:00:00.000Z',
  editedAt: null,
});
const games = ['0193c1de-0000-7000-8000-000000000201', '0193c1de-0000-7000-8000-000000000202'];
const nextGames = `${listGames.url}?limit=100&cursor=next`;

const petition = (id: string, region: PetitionRegion): PetitionSummary => ({
  id,
  region,
  kind: 'official',
  title: 'Games',
  addressee: 'Parliament',
  language: 'en',
  translations: { fr: { title: 'Jeux', addressee: 'Parlement' } },
  target: null,
  signatureCount: null,
  atLeast: false,
  countedAt: null,
  status: 'collecting',
  dates: { opened: '2026-01-08T00:00:00.000Z', closes: null, submitted: null, answered: null },
  deliveredCount: null,
  signers: null,
  officialUrl: null,
  demonstration: false,
  replayOf: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});
/** The main petition and the one of a region have pages of other kinds. */
const regionsWithoutPetition = petitionRegions.length - 2;

/** The content of the real features beside these pages. */
const sourceOf = (...paths: string[]) => ({ ...sitemapSource, paths });

/** What the API answers at each address; an empty list elsewhere. */
const answers = new Map<string, readonly object[]>([
  [listNewsSitemapEntries.url, [place]],
  [`${listStories.url}?limit=100`, [story, edited]],
  [`${listGames.url}?limit=100`, [game(games[0] ?? '')]],
  [`${listPetitions.url}?limit=100`, [petition('eu', 'EU'), petition('gb', 'GB')]],
  [nextGames, [game(games[1] ?? '')]],
  ...forumCategoryIds.map(
    (id, index) =>
      [`${listPosts.url.replace(':id', id)}?sort=newest&limit=100`, [postIn(id, index)]] as const,
  ),
]);

/** An API that has an article, stories and posts; paths that begin with `failing` answer 503. */
async function startApi() {
  let failing: string | undefined;
  const asked = new Map<string, number>();
  const { url } = await startUpstream(({ url: address = '' }, response) => {
    asked.set(address, (asked.get(address) ?? 0) + 1);
    const answer = answers.get(address);
    const fails = failing !== undefined && address.startsWith(failing);
    response.writeHead(fails ? 503 : 200, {
      'content-type': 'application/json',
      ...(address === `${listGames.url}?limit=100` && { link: `<${nextGames}>; rel="next"` }),
    });
    response.end(JSON.stringify(answer ?? []));
  });
  return {
    url,
    /** Lets everything fail whose address begins like this. */
    fail: (beginning: string) => {
      failing = beginning;
    },
    /** How often it was asked for one and the same. */
    asked: () => Math.max(...asked.values()),
  };
}

test('our own articles stand in it, with their languages', async () => {
  const api = await startApi();
  const sitemap = createSitemap({
    origin,
    source: sourceOf('/news'),
    apiUrl: api.url,
    now: () => 0,
  });
  const text = await sitemap.write();
  expect(text.match(/<loc>/g)).toHaveLength(6 + 1 + 2 + 4 + 2 + 1 + 6 * regionsWithoutPetition);
  expect(text).toContain(
    `<url>
<loc>http://kga.test/news/the-answer-1?lang=de</loc>
<lastmod>2026-01-02T00:00:00.000Z</lastmod>
<xhtml:link rel="alternate" hreflang="en" href="http://kga.test/news/the-answer-2"/>
<xhtml:link rel="alternate" hreflang="de" href="http://kga.test/news/the-answer-1?lang=de"/>
<xhtml:link rel="alternate" hreflang="x-default" href="http://kga.test/news/the-answer-2"/>
</url>`,
  );
});

test('stories and posts stand in it in their own language alone, with their last change', async () => {
  const api = await startApi();
  const sitemap = createSitemap({ origin, source: sourceOf(), apiUrl: api.url, now: () => 0 });
  const text = await sitemap.write();
  expect(text).toContain(`<url>
<loc>http://kga.test/stories/${story.id}?lang=de</loc>
<lastmod>2026-01-03T00:00:00.000Z</lastmod>
</url>
<url>
<loc>http://kga.test/stories/${edited.id}</loc>
<lastmod>2026-01-04T00:00:00.000Z</lastmod>
</url>`);
  for (const index of forumCategoryIds.keys()) {
    expect(text).toContain(`<url>
<loc>http://kga.test/forum/posts/${postIn('', index).id}?lang=fr</loc>
<lastmod>2026-01-06T00:00:00.000Z</lastmod>
</url>`);
  }
});

test('every game stands in it, over all pages of the list', async () => {
  const api = await startApi();
  const sitemap = createSitemap({ origin, source: sourceOf(), apiUrl: api.url, now: () => 0 });
  const text = await sitemap.write();
  for (const id of games) expect(text).toContain(`<loc>http://kga.test/archive/${id}</loc>`);
});

test('a petition has its languages, a region without one all, and the main one no second page', async () => {
  const api = await startApi();
  const sitemap = createSitemap({
    origin,
    source: sourceOf('/petition'),
    apiUrl: api.url,
    now: () => 0,
  });
  const text = await sitemap.write();
  expect(text).toContain(`<url>
<loc>http://kga.test/petition/gb</loc>
<lastmod>2026-01-08T00:00:00.000Z</lastmod>
<xhtml:link rel="alternate" hreflang="en" href="http://kga.test/petition/gb"/>
<xhtml:link rel="alternate" hreflang="fr" href="http://kga.test/petition/gb?lang=fr"/>
<xhtml:link rel="alternate" hreflang="x-default" href="http://kga.test/petition/gb"/>
</url>`);
  const links = [...languages, 'x-default']
    .map((language) => {
      const query = language === 'en' || language === 'x-default' ? '' : `?lang=${language}`;
      const url = `http://kga.test/petition/nz${query}`;
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;
    })
    .join('\n');
  for (const query of ['', '?lang=fr']) {
    expect(text).toContain(`<loc>http://kga.test/petition/nz${query}</loc>\n${links}\n</url>`);
  }
  expect(text).toContain('<loc>http://kga.test/petition</loc>');
  expect(text).not.toContain('/petition/eu');
});

test.each([
  ['nothing', '/api'],
  ['all but stories', '/api/stories'],
  ['all but a category', '/api/forum/categories/game-cases'],
])('what was told stays and is asked for again where %s can be had', async (_what, failing) => {
  const api = await startApi();
  let time = 0;
  const sitemap = createSitemap({ origin, source: sourceOf(), apiUrl: api.url, now: () => time });
  const first = await sitemap.write();
  expect(first).toContain('the-answer-1');
  expect(await sitemap.write()).toBe(first);
  expect(api.asked()).toBe(1);
  api.fail(failing);
  time = 3_600_000;
  expect(await sitemap.write()).toBe(first);
  expect(api.asked()).toBe(2);
  time += 9_999;
  expect(await sitemap.write()).toBe(first);
  expect(api.asked()).toBe(2);
  time += 1;
  expect(await sitemap.write()).toBe(first);
  expect(api.asked()).toBe(3);
});

test('however many ask at a time, the API is asked once', async () => {
  const api = await startApi();
  const sitemap = createSitemap({ origin, source: sourceOf(), apiUrl: api.url, now: () => 0 });
  const [one, ...others] = await Promise.all([sitemap.write(), sitemap.write(), sitemap.write()]);
  expect(others).toEqual([one, one]);
  expect(one).toContain('the-answer-1');
  expect(api.asked()).toBe(1);
});

test('without the API the pages stand in it all the same', async () => {
  const sitemap = createSitemap({
    origin,
    source: sourceOf('/news'),
    apiUrl: 'http://127.0.0.1:9',
    now: () => 0,
  });
  expect((await sitemap.write()).match(/<loc>/g)).toHaveLength(6);
});
