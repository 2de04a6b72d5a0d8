// SPDX-License-Identifier: AGPL-3.0-or-later
import { escapeUTF8 } from 'entities';

/** The content of a feed, with absolute URLs. */
export type Issue = {
  name: string;
  about: string;
  language: string;
  siteUrl: string;
  feedUrl: string;
  updatedAt: Date;
  items: readonly IssueItem[];
};

export type IssueItem = {
  /** Never changes, whatever the host's origin. */
  guid: string;
  url: string;
  title: string;
  summary: string;
  more: string;
  publishedAt: Date;
  pictureUrl: string | null;
};

/** A feed format with its media type. */
export type Format = { type: string; write: (issue: Issue) => string };

function element(name: string, content: readonly string[], attributes = ''): string {
  return `<${name}${attributes && ` ${attributes}`}>${content.join('')}</${name}>\n`;
}
const text = (name: string, content: string, attributes = '') =>
  element(name, [escapeUTF8(content)], attributes);
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function html({ summary, more, pictureUrl }: IssueItem, withPicture: boolean): string {
  const picture =
    withPicture && pictureUrl ? `<p><img src="${escapeUTF8(pictureUrl)}" alt=""></p>` : '';
  return [summary, more]
    .filter((part) => part !== '')
    .reduce((all, part) => `${all}<p>${escapeUTF8(part)}</p>`, picture);
}

/** RSS 2.0; its URLs carry tracking parameters. */
export const rss: Format = {
  type: 'application/rss+xml; charset=utf-8',
  write: ({ name, about, language, siteUrl, feedUrl, updatedAt, items }) => {
    const head = [
      text('title', name),
      text('link', siteUrl),
      text('description', about),
      text('language', language),
      text('lastBuildDate', updatedAt.toUTCString()),
      text('ttl', '5'),
      `<atom:link rel="self" href="${escapeUTF8(feedUrl)}" type="application/rss+xml"/>`,
    ];
    const entries = items.map((item) => {
      const { url, guid, title, summary, publishedAt, pictureUrl } = item;
      const counted = new URL(url);
      counted.searchParams.set('utm_medium', 'rss');
      return element('item', [
        text('title', title),
        text('link', counted.href),
        text('guid', guid, 'isPermaLink="false"'),
        text('pubDate', publishedAt.toUTCString()),
        text('description', summary),
        text('content:encoded', html(item, false)),
        pictureUrl
          ? `<media:content url="${escapeUTF8(pictureUrl)}" medium="image" type="image/png" width="1200" height="675"/>`
          : '',
      ]);
    });
    const spaces =
      'version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"';
    return declaration + element('rss', [element('channel', [...head, ...entries])], spaces);
  },
};

/** Atom 1.0, whose links are relative. */
export const atom: Format = {
  type: 'application/atom+xml; charset=utf-8',
  write: ({ name, about, language, siteUrl, feedUrl, updatedAt, items }) => {
    const site = new URL(siteUrl);
    const link = (rel: string, url: string, type: string) =>
      `<link rel="${rel}" type="${type}" href="${escapeUTF8(url.replace(site.origin, ''))}"/>`;
    const head = [
      text('id', `tag:${site.pathname}`),
      text('title', name),
      text('subtitle', about),
      text('updated', updatedAt.toISOString()),
      element('author', [text('name', name)]),
      link('self', feedUrl, 'application/atom+xml'),
      link('alternate', siteUrl, 'text/html'),
    ];
    const entries = items.map((item) =>
      element('entry', [
        text('id', item.guid),
        text('title', item.title),
        text('published', item.publishedAt.toISOString()),
        text('updated', item.publishedAt.toISOString()),
        link('alternate', item.url, 'text/html'),
        item.pictureUrl ? link('enclosure', item.pictureUrl, 'image/png') : '',
        text('summary', item.summary),
        text('content', html(item, false), 'type="html"'),
      ]),
    );
    const spaces = `xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}" xml:base="${escapeUTF8(site.origin)}/"`;
    return declaration + element('feed', [...head, ...entries], spaces);
  },
};

const aboutUrl = (url: string) => `rdf:about="${escapeUTF8(url)}"`;

/** RSS 1.0 (RDF); its pictures are part of the text. */
export const rdf: Format = {
  type: 'application/rdf+xml; charset=utf-8',
  write: ({ name, about, language, siteUrl, feedUrl, updatedAt, items }) => {
    const resources = items.map(({ url }) => `<rdf:li rdf:resource="${escapeUTF8(url)}"/>`);
    const channel = [
      text('title', name),
      text('link', siteUrl),
      text('description', about),
      text('dc:language', language),
      text('dc:date', updatedAt.toISOString()),
      element('items', [element('rdf:Seq', resources)]),
    ];
    const entries = items.map((item) => {
      const content = [
        text('title', item.title),
        text('link', item.url),
        text('dc:identifier', item.guid),
        text('dc:date', item.publishedAt.toISOString()),
        text('description', item.summary),
        text('content:encoded', html(item, true)),
      ];
      return element('item', content, aboutUrl(item.url));
    });
    const spaces =
      'xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"';
    const body = [element('channel', channel, aboutUrl(feedUrl)), ...entries];
    return declaration + element('rdf:RDF', body, spaces);
  },
};

/** JSON Feed 1.1. */
export const jsonFeed: Format = {
  type: 'application/feed+json; charset=utf-8',
  write: ({ name, about, language, siteUrl, feedUrl, items }) =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: name,
      description: about,
      home_page_url: siteUrl,
      feed_url: feedUrl,
      language,
      items: items.map((item) => ({
        id: item.guid,
        url: item.url,
        title: item.title,
        summary: item.summary,
        content_html: html(item, false),
        date_published: item.publishedAt.toISOString(),
        ...(item.pictureUrl !== null && { image: item.pictureUrl }),
      })),
    }),
};
