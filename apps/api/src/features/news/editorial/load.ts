// SPDX-License-Identifier: AGPL-3.0-or-later
import { pictureUrl } from '@kga/contracts/content';
import { languages } from '@kga/contracts/core';
import { type ArticleVersion, type OwnArticle, versionStatuses } from '@kga/contracts/news';
import type { Database } from '@kga/db/core';
import {
  type OwnArticleRow,
  type VersionRow,
  selectOwnArticle,
  selectVersions,
} from '@kga/db/news';

import { found } from '../../../platform/errors.ts';

function presentVersion(row: VersionRow): ArticleVersion {
  return {
    id: row.id,
    uniqueId: row.unique_id,
    language: row.language,
    title: row.title,
    excerpt: row.excerpt_is_made ? '' : row.excerpt,
    body: row.body ?? '',
    imageAlt: row.image_alt,
    author: row.author,
    status: versionStatuses.find((each) => each === row.status) ?? 'draft',
    publishAt: row.publish_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    revision: row.revision,
  };
}

/** An own article; its versions are in the site's order of languages. */
function presentOwnArticle(article: OwnArticleRow, versions: readonly VersionRow[]): OwnArticle {
  const picture = versions.find((each) => each.picture_small_id !== null)?.picture_small_id;
  return {
    id: article.id,
    category: article.category,
    pictureSource: article.picture_source,
    imageUrl: picture ? pictureUrl(picture) : null,
    versions: languages.flatMap((language) =>
      versions.filter((each) => each.language === language).map(presentVersion),
    ),
    createdAt: article.created_at.toISOString(),
  };
}

/** @throws AppError `not_found` */
export async function loadOwnArticle(db: Database, id: string): Promise<OwnArticle> {
  const article = found(await selectOwnArticle(db, id));
  return presentOwnArticle(article, await selectVersions(db, [id]));
}

export async function presentOwnArticles(
  db: Database,
  articles: readonly OwnArticleRow[],
): Promise<OwnArticle[]> {
  const ids = articles.map(({ id }) => id);
  const versions = Map.groupBy(await selectVersions(db, ids), (version) => version.own_article_id);
  return articles.map((article) => presentOwnArticle(article, versions.get(article.id) ?? []));
}
