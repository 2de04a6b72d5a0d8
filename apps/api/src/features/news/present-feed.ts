// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, defaultLanguage, pathTo } from '@kga/contracts/core';
import type { NewsArticleDetailRow } from '@kga/db/news';
import { generateAtomFeed, generateJsonFeed } from 'feedsmith';

import { xmlText } from '../../platform/file-formats.ts';
import { imagesOf } from './presenter.ts';

type FeedHead = {
  title: string;
  /** Undefined where its articles may be in several languages. */
  language: Language | undefined;
  publicOrigin: string;
  selfUrl: string;
  homeUrl: string;
};

/** Sanitised HTML with absolute links to our own pages. */
const absolute = (html: string, publicOrigin: string) =>
  html.replaceAll('<a href="/', `<a href="${publicOrigin}/`);

const idOf = (name: string) => `urn:uuid:${name}`;

/** The newest change; the epoch for an empty feed. */
const updatedAt = (articles: readonly NewsArticleDetailRow[]): Date =>
  new Date(Math.max(0, ...articles.map(({ updated_at: at }) => at.getTime())));

/** The fields of an article that both formats share. */
function entryOf(article: NewsArticleDetailRow, publicOrigin: string) {
  const [picture] = imagesOf(article);
  return {
    id: idOf(article.id),
    title: xmlText(article.title),
    url: publicOrigin + pathTo('newsArticle', { id: article.unique_id }),
    imageUrl: picture && `${publicOrigin}${picture.url}`,
    author: xmlText(article.source ?? campaign.brand),
    summary: xmlText(article.excerpt),
    // A doubtful date is not passed on.
    published: article.date_doubt === null ? article.created_at : undefined,
    // Only the excerpt of articles from other sites is published.
    html: article.is_aggregated ? undefined : absolute(xmlText(article.html), publicOrigin),
  };
}

export function presentAtom(articles: readonly NewsArticleDetailRow[], head: FeedHead): string {
  return generateAtomFeed(
    {
      id: head.selfUrl,
      title: { value: head.title, type: 'text' },
      updated: updatedAt(articles),
      authors: [{ name: campaign.brand, uri: head.publicOrigin }],
      links: [
        { href: head.selfUrl, rel: 'self', type: 'application/atom+xml' },
        { href: head.homeUrl, rel: 'alternate', type: 'text/html' },
      ],
      xml: { lang: head.language ?? defaultLanguage },
      entries: articles.map((article) => {
        const { id, title, url, imageUrl, author, summary, published, html } = entryOf(
          article,
          head.publicOrigin,
        );
        return {
          id,
          title: { value: title, type: 'text' },
          updated: article.updated_at,
          ...(published && { published }),
          authors: [{ name: author }],
          categories: [{ term: article.category }],
          summary: { value: summary, type: 'text' },
          ...(html && { content: { value: html, type: 'html' } }),
          links: [
            { href: url, rel: 'alternate', type: 'text/html', hreflang: article.language },
            ...(article.url === null ? [] : [{ href: article.url, rel: 'via' }]),
            ...(imageUrl === undefined
              ? []
              : [{ href: imageUrl, rel: 'enclosure', type: 'image/webp' }]),
          ],
          xml: { lang: article.language },
        };
      }),
    },
    { strict: true },
  );
}

export function presentJsonFeed(articles: readonly NewsArticleDetailRow[], head: FeedHead): string {
  const feed = generateJsonFeed({
    title: head.title,
    home_page_url: head.homeUrl,
    feed_url: head.selfUrl,
    ...(head.language && { language: head.language }),
    authors: [{ name: campaign.brand, url: head.publicOrigin }],
    items: articles.map((article) => {
      const { id, title, url, imageUrl, author, summary, published, html } = entryOf(
        article,
        head.publicOrigin,
      );
      return {
        id,
        url,
        ...(article.url !== null && { external_url: article.url }),
        title,
        ...(html ? { content_html: html, summary } : { content_text: summary }),
        ...(imageUrl !== undefined && { image: imageUrl }),
        ...(published && { date_published: published }),
        date_modified: article.updated_at,
        authors: [{ name: author }],
        tags: [article.category],
        language: article.language,
      };
    }),
  });
  // The generator omits empty lists, but JSON Feed requires `items`.
  return JSON.stringify(Object.assign({ items: [] }, feed));
}
