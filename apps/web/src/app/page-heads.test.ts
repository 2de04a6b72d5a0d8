// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, defaultLanguage, languages, routes } from '@kga/contracts/core';
import { getPetition, listPetitions } from '@kga/contracts/petitions';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { createSitemap } from '../../server/sitemap.ts';
import { mainPetition, summaryOf } from '../features/petitions/testing/petition-fixture.ts';
import { urlOf } from '../lib/api.ts';
import { localizedUrl } from '../lib/page-urls.ts';
import { render } from './entry-server.tsx';
import { pages, sitemapSource } from './features.ts';

const origin = 'http://kga.test';

const answers: Readonly<Record<string, unknown>> = {
  [listPetitions.url]: [summaryOf(mainPetition)],
  [urlOf(getPetition.url, { params: { id: campaign.petition } })]: mainPetition,
  '/api/news': [],
  '/api/stories': [],
};

/** An API that knows the main petition; lists of people's texts are empty, the rest fails. */
const smallApi: typeof fetch = (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  return Promise.resolve(
    Object.hasOwn(answers, pathname)
      ? Response.json(answers[pathname])
      : new Response('{}', { status: 503 }),
  );
};

type Tag = Readonly<Record<string, string>>;

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const tagsOf = (head: string): Tag[] =>
  [...head.matchAll(/<(?:meta|link) ([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        unescaped(value),
      ]),
    ),
  );

const breadcrumbList = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.object({ name: z.string(), item: z.string() })),
});

/** The steps of the breadcrumbs; none where the page has none. */
const breadcrumbsOf = (head: string) =>
  [...head.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)/g)].flatMap(
    ([, json = '']) => z.safeParse(breadcrumbList, JSON.parse(json)).data?.itemListElement ?? [],
  );

/** What the server writes into the head of a page. */
async function headOf(path: string, language: Language) {
  const { head, title, status } = await render({
    url: path,
    language,
    config: { origin, petitionExternalUrl: null, version: 'test' },
    apiUrl: origin,
    fetch: smallApi,
    signal: AbortSignal.timeout(10_000),
  });
  const tags = tagsOf(head);
  const named = (name: string) => tags.find((tag) => tag['name'] === name)?.['content'];
  return {
    path,
    status,
    title,
    description: named('description') ?? '',
    isHidden: named('robots') === 'noindex',
    canonical: tags.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: Object.fromEntries(
      tags.flatMap(({ hreflang, href = '' }) => (hreflang === undefined ? [] : [[hreflang, href]])),
    ),
    breadcrumbs: breadcrumbsOf(head),
  };
}

/** Pages that show the same to every visitor without a session; the others ask to log in first. */
const templates = pages
  .filter(({ path, access }) => !path.includes(':') && access === undefined)
  .map(({ path }) => path)
  .filter((path) => path !== '/profile');

const rendered = new Map<string, ReturnType<typeof headOf>>();

/** Renders each page once in each language. */
function headIn(path: string, language: Language): ReturnType<typeof headOf> {
  const key = `${language} ${path}`;
  const head = rendered.get(key) ?? headOf(path, language);
  rendered.set(key, head);
  return head;
}

const headsIn = (language: Language, paths: readonly string[] = templates) =>
  Promise.all(paths.map((path) => headIn(path, language)));

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) < at);

/** Chinese characters, kana and hangul; European texts have none of them. */
const scripts = {
  'zh-CN': /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
} as const satisfies Record<Language, RegExp>;

const scriptOf = (language: Language): RegExp =>
  Object.entries(scripts).find(([each]) => each === language)?.[1] ?? /^[\p{Script=Latin}\P{L}]+$/u;

/** The page of the petition says what its petition says, in the languages that the petition has. */
const isOfTemplate = ({ path }: { path: string }) => path !== routes.petition;

test.each(languages)(
  'each page has a title and a description of its own in %s',
  async (language) => {
    const heads = await headsIn(language);
    expect(repeated(heads.map(({ title }) => title))).toEqual([]);
    expect(repeated(heads.map(({ description }) => description))).toEqual([]);
    const wrong = heads
      .filter(isOfTemplate)
      .filter(
        ({ title, description }) =>
          title === '' ||
          description === '' ||
          Array.from(description).length > 200 ||
          !scriptOf(language).test(description),
      );
    expect(wrong).toEqual([]);
  },
);

/** Pages whose title is one word that English shares with other European languages. */
const sameWords: ReadonlySet<string> = new Set([
  routes.notifications,
  routes.forum,
  routes.contact,
  routes.widgets,
]);

test('titles and descriptions are translated', async () => {
  const english = await headsIn(defaultLanguage);
  for (const language of languages.filter((each) => each !== defaultLanguage)) {
    const heads = await headsIn(language);
    const same = heads.filter(isOfTemplate).filter(({ path, title, description }) => {
      const other = english.find((head) => head.path === path);
      const isSameTitle = title === other?.title && !sameWords.has(path);
      return isSameTitle || description === other?.description;
    });
    expect(same.map(({ path, title }) => `${language} ${path}: ${title}`)).toEqual([]);
  }
});

/** The alternates of each address that the sitemap lists. */
async function readSitemap(): Promise<ReadonlyMap<string, Record<string, string>>> {
  const source = { ...sitemapSource, list: () => Promise.reject(new Error('no content')) };
  const xml = await createSitemap({ origin, source, apiUrl: origin, now: () => 0 }).write();
  return new Map(
    [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => {
      const [, loc = ''] = /<loc>(.*?)<\/loc>/.exec(entry) ?? [];
      const links = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
      return [
        unescaped(loc),
        Object.fromEntries(links.map(([, of = '', href = '']) => [of, unescaped(href)])),
      ];
    }),
  );
}

test.each(languages)('pages and sitemap name the same addresses in %s', async (language) => {
  const sitemap = await readSitemap();
  const heads = (await headsIn(language)).filter(({ isHidden }) => !isHidden);
  expect(heads.length).toBeGreaterThan(20);
  for (const { path, title, canonical, alternates, breadcrumbs } of heads) {
    expect(canonical, path).toBe(localizedUrl(origin + path, language));
    expect(Object.keys(alternates).toSorted(), path).toEqual(
      [...languages, 'x-default'].toSorted(),
    );
    expect(alternates[language], path).toBe(canonical);
    expect(sitemap.get(canonical ?? ''), path).toEqual(alternates);
    // Breadcrumbs begin at the front page and end at this one, at addresses in its language.
    if (breadcrumbs.length === 0) continue;
    expect(breadcrumbs[0]?.item, path).toBe(localizedUrl(`${origin}/`, language));
    expect(breadcrumbs.at(-1)?.item, path).toBe(canonical);
    expect(title, path).toContain(breadcrumbs.at(-1)?.name);
    expect(
      breadcrumbs.filter(({ item }) => !sitemap.has(item)),
      path,
    ).toEqual([]);
  }
});

test('a page that search engines leave out is not in the sitemap', async () => {
  // A page whose content fails is left out for that time only.
  const paths = [...templates, routes.profile];
  const heads = (await headsIn(defaultLanguage, paths)).filter(({ status }) => status === 200);
  const hidden = new Set(heads.filter(({ isHidden }) => isHidden).map(({ path }) => path));
  expect(hidden.size).toBeGreaterThan(3);
  expect(sitemapSource.paths.filter((path) => hidden.has(path))).toEqual([]);
});
