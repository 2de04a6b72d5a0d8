// SPDX-License-Identifier: AGPL-3.0-or-later
import { defaultLanguage, escapeMarkup, languages } from '@kga/contracts/core';

import type { SitemapEntry, SitemapSource } from '../src/lib/feature.ts';
import { localizedUrl } from '../src/lib/page-urls.ts';

/** A URL with its versions in other languages. */
type Entry = {
  readonly url: string;
  readonly changedAt?: string;
  readonly alternates: readonly { readonly language: string; readonly url: string }[];
};

export type SitemapOptions = {
  readonly origin: string;
  readonly source: SitemapSource;
  /** Base URL of the API. */
  readonly apiUrl: string;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
};

/** Milliseconds until content is listed again: after success, and after a failure. */
const refreshAfter = 300_000;
const retryAfter = 10_000;

/**
 * Writes the sitemap: the pages of every feature and its newest content. If the API fails, the last
 * complete sitemap is sent.
 */
export function createSitemap({ origin, source, apiUrl, now }: SitemapOptions): {
  write: () => Promise<string>;
} {
  const pages = source.paths.flatMap((path) => pageEntries(new URL(path, origin).href));
  let xml = xmlOf(pages);
  let freshUntil = -Infinity;
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      const content = await source.list({ baseUrl: apiUrl });
      xml = xmlOf([...pages, ...content.map((entry) => contentEntry(origin, entry))]);
      freshUntil = now() + refreshAfter;
    } catch {
      freshUntil = now() + retryAfter;
    }
    refreshing = undefined;
  }

  return {
    write: async () => {
      if (now() >= freshUntil) await (refreshing ??= refresh());
      return xml;
    },
  };
}

/** One entry a language, each with all languages as alternates. */
function pageEntries(page: string): Entry[] {
  const versions = languages.map((language) => ({ language, url: localizedUrl(page, language) }));
  const alternates = [...versions, { language: 'x-default', url: page }];
  return versions.map(({ url }) => ({ url, alternates }));
}

function contentEntry(origin: string, entry: SitemapEntry): Entry {
  const urlOf = ({ path, language }: Pick<SitemapEntry, 'path' | 'language'>) =>
    localizedUrl(origin + path, language);
  const versions = [entry, ...(entry.translations ?? [])]
    .map((version) => ({ language: version.language, url: urlOf(version) }))
    .toSorted((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language));
  const fallback = versions.find(({ language }) => language === defaultLanguage);
  return {
    url: urlOf(entry),
    ...(entry.changedAt !== undefined && { changedAt: entry.changedAt }),
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
    ...entries.map(elementOf),
    '</urlset>\n',
  ].join('\n');
}

function elementOf({ url, changedAt, alternates }: Entry): string {
  const lines = [
    `<loc>${escapeMarkup(url)}</loc>`,
    ...(changedAt === undefined ? [] : [`<lastmod>${changedAt}</lastmod>`]),
    ...alternates.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escapeMarkup(other.url)}"/>`,
    ),
  ];
  return `<url>\n${lines.join('\n')}\n</url>`;
}
