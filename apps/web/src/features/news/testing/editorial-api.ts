// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { ArticleVersion, OwnArticle, VersionBody } from '@kga/contracts/news';

import { type MockHandlers, listPage, refusal } from '../../../testing/mock-api.ts';

const versionOf = (
  language: Language,
  { publishAt = null, author = '', ...texts }: VersionBody,
  revision: number,
): ArticleVersion => ({
  ...texts,
  author,
  publishAt: publishAt ?? (texts.status === 'published' ? '2026-11-20T10:00:00.000Z' : null),
  id: crypto.randomUUID(),
  uniqueId: `article-${language}`,
  language,
  updatedAt: '2026-11-20T10:00:00.000Z',
  revision,
});

/** A draft in English. */
export const draftArticle = (title: string): OwnArticle => ({
  id: '0193f5a0-0000-7000-8000-00000000000a',
  category: 'policy',
  pictureSource: null,
  imageUrl: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  versions: [
    versionOf('en', { title, excerpt: '', body: 'As it was.', imageAlt: '', status: 'draft' }, 1),
  ],
});

/** The article with the version in that language replaced or added. */
export function withVersion(
  article: OwnArticle,
  language: Language,
  body: VersionBody,
): OwnArticle {
  const others = article.versions.filter((version) => version.language !== language);
  const saved = article.versions.find((version) => version.language === language);
  return {
    ...article,
    versions: [...others, versionOf(language, body, (saved?.revision ?? 0) + 1)],
  };
}

/** Answers of an api that holds at most one own article. */
export function editorialApi(first?: OwnArticle): MockHandlers {
  let article = first;
  const change = (next: (before: OwnArticle) => OwnArticle) => {
    if (!article) return refusal('not_found');
    article = next(article);
    return article;
  };
  return {
    listHiddenArticles: () => listPage([]),
    listOwnArticles: () => listPage(article ? [article] : []),
    getOwnArticle: () => article ?? refusal('not_found'),
    previewArticle: ({ body }) => ({ html: body.body }),
    createOwnArticle: ({ body: { category = null, language, version } }) => {
      article = { ...draftArticle(''), category, versions: [versionOf(language, version, 1)] };
      return article;
    },
    updateOwnArticle: () => change((before) => before),
    updateArticleVersion: ({ params: { language }, body: { revision, ...body } }) =>
      revision === (article?.versions.find((each) => each.language === language)?.revision ?? null)
        ? change((before) => withVersion(before, language, body))
        : refusal('conflict'),
    deleteArticleVersion: ({ params: { language } }) =>
      change((before) => ({
        ...before,
        versions: before.versions.filter((version) => version.language !== language),
      })),
    deleteOwnArticle: () => {
      article = undefined;
      return undefined;
    },
  };
}
