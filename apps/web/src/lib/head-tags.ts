// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  type ShareImageKind,
  campaign,
  defaultLanguage,
  languages,
  localeOf,
  oembedPath,
  shareImagePath,
  shareImageSizes,
} from '@kga/contracts/core';

import { localizedUrl } from './page-urls.ts';

type ArticleHead = {
  /** Language of the article, not of the interface: it determines the canonical URL. */
  language: Language;
  /** Undefined where it is not certain. */
  publishedAt: string | undefined;
  updatedAt: string;
  translations?: readonly { language: Language; path: string }[];
};

/** Metadata of a page for browsers, crawlers and link previews. */
export type PageHead = {
  title: string;
  description: string;
  /** Excludes the page from search engines. */
  hidden?: boolean;
  /** HTTP status of the page; 200 by default. */
  status?: number;
  /** Path and query of the page that this one has become, with status 301. */
  movedTo?: string;
  /** Path of the canonical URL, where the page is shown at others too. */
  path?: string;
  /** The part of the query that belongs to the canonical URL, such as `category=policy`. */
  query?: string;
  feeds?: readonly { type: string; title: string; href: string }[];
  /** Other sites can show the page as a widget, by oEmbed; `query` is what the widget depends on. */
  embeddable?: { query?: string | undefined };
  article?: ArticleHead;
  /** What the image of link previews shows; the site's by default. */
  shared?: { kind: ShareImageKind; id: string } | undefined;
  /** The pages between the front page and this one, from the top. */
  trail?: readonly { name: string; path: string }[];
  /** Creates the JSON-LD description from the canonical URL. */
  describe?: (url: string, origin: string) => object;
};

export type PageLocation = { origin: string; pathname: string; language: Language };

export type HeadTag = {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** JSON that is safe inside a script element. */
  json?: string;
};

/** A language with its main country, as Open Graph names it: `de_DE`. */
const openGraphLocale = (language: Language): string =>
  new Intl.Locale(localeOf(language)).maximize().toString().replace(/-.*-/, '_');

const meta = (attributes: Record<string, string>): HeadTag => ({ name: 'meta', attributes });
const property = (name: string, content: string) => meta({ property: name, content });
const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes });
const alternate = (hreflang: string, href: string) => link({ rel: 'alternate', hreflang, href });

/** Longest description, in characters: search engines show no more. */
const descriptionMax = 200;

/** On one line, and cut at a word where it is too long. */
function shortened(description: string): string {
  const line = description.replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= descriptionMax) return line;
  const cut = characters.slice(0, descriptionMax - 1).join('');
  // Chinese, Japanese and Korean have few spaces or none.
  const end = cut.lastIndexOf(' ');
  return `${end > cut.length / 2 ? cut.slice(0, end) : cut}…`;
}

/** The tags of a page, without its title. */
export function headTags(head: PageHead, location: PageLocation): HeadTag[] {
  const { origin, language } = location;
  const pathname = head.path ?? location.pathname;
  const { title, query, article, feeds = [] } = head;
  const description = shortened(head.description);
  const url = origin + pathname + (query ? `?${query}` : '');
  const spoken = article?.language ?? language;
  const here = localizedUrl(url, spoken);
  const tags = [
    meta({ name: 'description', content: description }),
    link({ rel: 'canonical', href: here }),
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', campaign.brand),
    property('og:title', title),
    property('og:description', description),
    property('og:url', here),
    ...imageTags(head, { origin, language }),
    property('og:locale', openGraphLocale(spoken)),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    ...(article
      ? [
          ...(article.publishedAt === undefined
            ? []
            : [property('article:published_time', article.publishedAt)]),
          property('article:modified_time', article.updatedAt),
        ]
      : []),
    ...feeds.map((feed) => link({ rel: 'alternate', ...feed })),
    ...embedTags(head, { origin, pathname, language: spoken }),
  ];
  if (head.hidden) return [...tags, meta({ name: 'robots', content: 'noindex' })];
  const data = dataTags(head, here, { origin, language });
  return [...tags, ...alternateTags(origin, url, article), ...data];
}

function embedTags({ embeddable, query }: PageHead, page: PageLocation): HeadTag[] {
  if (!embeddable) return [];
  const search = embeddable.query ?? query;
  const { origin, pathname, language } = page;
  const url = localizedUrl(origin + pathname + (search ? `?${search}` : ''), language);
  return (['json', 'xml'] as const).map((format) => {
    const type = `${format === 'json' ? 'application' : 'text'}/${format}+oembed`;
    return link({ rel: 'alternate', type, href: origin + oembedPath(url, format) });
  });
}

function imageTags(
  { shared, title }: PageHead,
  { origin, language }: Pick<PageLocation, 'origin' | 'language'>,
): HeadTag[] {
  const { width, height } = shareImageSizes.wide;
  const path = shared ? shareImagePath({ ...shared, lang: language }) : '/social.png';
  return [
    property('og:image', origin + path),
    property('og:image:width', `${width}`),
    property('og:image:height', `${height}`),
    property('og:image:alt', shared ? title : campaign.brand),
  ];
}

/** Links to other languages; for an article only its translations. */
function alternateTags(origin: string, url: string, article?: ArticleHead): HeadTag[] {
  const { translations = [] } = article ?? {};
  if (article && translations.length === 0) return [];
  const versions = article
    ? [
        { language: article.language, url },
        ...translations.map(({ language, path }) => ({ language, url: origin + path })),
      ]
    : languages.map((language) => ({ language, url }));
  const fallback = versions.find(({ language }) => language === defaultLanguage) ?? versions[0];
  return [
    ...versions.map((version) =>
      alternate(version.language, localizedUrl(version.url, version.language)),
    ),
    ...(fallback
      ? [alternate('x-default', article ? localizedUrl(fallback.url, fallback.language) : url)]
      : []),
  ];
}

const brandSuffix = ` · ${campaign.brand}`;

function dataTags(
  { describe, trail, title }: PageHead,
  url: string,
  { origin, language }: Pick<PageLocation, 'origin' | 'language'>,
): HeadTag[] {
  const home = { name: campaign.brand, path: '/' };
  const steps = [home, ...(trail ?? [])].map(({ name, path }) => ({
    name,
    item: localizedUrl(origin + path, language),
  }));
  const own = title.endsWith(brandSuffix) ? title.slice(0, -brandSuffix.length) : title;
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name: own, item: url }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
  const described = [...(describe ? [describe(url, origin)] : []), ...(trail ? [breadcrumbs] : [])];
  return described.map((data) => ({
    name: 'script',
    attributes: { type: 'application/ld+json' },
    json: scriptJson({ '@context': 'https://schema.org', ...data }),
  }));
}

// `<` could close the script element; the separators are line breaks in old parsers.
const unsafe = new RegExp('[<\\u2028\\u2029]', 'g');

/** JSON that is safe inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
