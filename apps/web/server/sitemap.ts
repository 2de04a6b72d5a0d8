import {
  defaultLanguage,
  forumCategoryIds,
  type ForumPostSummary,
  listPosts,
  listNewsSitemapEntries,
  listStories,
  type Language,
  languages,
  type NewsSitemapEntry,
  type Story,
  pathTo,
} from '@kga/contracts';

import { call } from '../src/lib/api.ts';
import { localizedUrl } from '../src/lib/localized-url.ts';

/** An address with the same in other languages. */
type Entry = {
  readonly address: string;
  readonly changedAt?: string;
  readonly alternates: readonly { readonly language: string; readonly address: string }[];
};

export type SitemapOptions = {
  readonly origin: string;
  /** The pages that are there in every language. */
  readonly paths: readonly string[];
  /** Where the API answers. */
  readonly apiUrl: string;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
};

/** So many of the newest stories, and posts of each category of the forum, stand in it. */
const newest = { limit: 100 } as const;

/** What the API tells is asked for again after this time, in milliseconds, and sooner where that failed. */
const keptFor = 300_000;
const triedAgainAfter = 10_000;

/**
 * Writes the sitemap: every finished page, and our own articles and the newest stories and posts as
 * far as they can be had.
 */
export function createSitemap({ origin, paths, apiUrl, now }: SitemapOptions): {
  write: () => Promise<string>;
} {
  const pages = paths.flatMap((path) => pageEntries(new URL(path, origin).href));
  let written = xmlOf(pages);
  let goodUntil = -Infinity;
  let renewing: Promise<void> | undefined;

  async function renew(): Promise<void> {
    try {
      written = xmlOf([...pages, ...(await publishedEntries(origin, apiUrl))]);
      goodUntil = now() + keptFor;
    } catch {
      // What is known already is still right.
      goodUntil = now() + triedAgainAfter;
    }
    renewing = undefined;
  }

  return {
    write: async () => {
      if (now() >= goodUntil) await (renewing ??= renew());
      return written;
    },
  };
}

function pageEntries(page: string): Entry[] {
  const versions = languages.map((language) => ({
    language,
    address: localizedUrl(page, language),
  }));
  const alternates = [...versions, { language: 'x-default', address: page }];
  return versions.map(({ address }) => ({ address, alternates }));
}

/** @throws where one of the lists cannot be had */
async function publishedEntries(origin: string, baseUrl: string): Promise<Entry[]> {
  const postsOf = (id: ForumPostSummary['categoryId']) =>
    call(listPosts, { params: { id }, query: { sort: 'newest', ...newest } }, { baseUrl });
  const [places, stories, posts] = await Promise.all([
    call(listNewsSitemapEntries, {}, { baseUrl }),
    call(listStories, { query: newest }, { baseUrl }),
    Promise.all(forumCategoryIds.map(postsOf)),
  ]);
  return [
    ...places.map((place) => articleEntry(origin, place)),
    ...stories.map((story) => storyEntry(origin, story)),
    ...posts.flat().map((post) => postEntry(origin, post)),
  ];
}

/** A page that is there in the language alone that it was written in. */
const writtenEntry = (page: string, language: Language, changedAt: string): Entry => ({
  address: localizedUrl(page, language),
  changedAt,
  alternates: [],
});

const storyEntry = (origin: string, { id, language, createdAt, editedAt }: Story): Entry =>
  writtenEntry(origin + pathTo('story', { id }), language, editedAt ?? createdAt);

const postEntry = (origin: string, { id, language, lastActivityAt }: ForumPostSummary): Entry =>
  writtenEntry(origin + pathTo('forumPost', { id }), language, lastActivityAt);

function articleEntry(origin: string, place: NewsSitemapEntry): Entry {
  const addressOf = ({ uniqueId, language }: Pick<NewsSitemapEntry, 'uniqueId' | 'language'>) =>
    localizedUrl(origin + pathTo('newsArticle', { id: uniqueId }), language);
  const versions = [place, ...place.translations]
    .map((version) => ({ language: version.language, address: addressOf(version) }))
    .toSorted((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language));
  const fallback = versions.find(({ language }) => language === defaultLanguage);
  return {
    address: addressOf(place),
    changedAt: place.updatedAt,
    alternates:
      versions.length === 1
        ? []
        : [...versions, ...(fallback ? [{ ...fallback, language: 'x-default' }] : [])],
  };
}

function xmlOf(entries: readonly Entry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(urlOf),
    '</urlset>\n',
  ].join('\n');
}

function urlOf({ address, changedAt, alternates }: Entry): string {
  const lines = [
    `<loc>${escapeXml(address)}</loc>`,
    ...(changedAt === undefined ? [] : [`<lastmod>${changedAt}</lastmod>`]),
    ...alternates.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escapeXml(other.address)}"/>`,
    ),
  ];
  return `<url>\n${lines.join('\n')}\n</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
