import {
  type ArticleVersion,
  type OwnArticle,
  languages,
  pictureUrl,
  versionStatuses,
} from '@kga/contracts';
import type { OwnArticleRow, VersionRow } from '@kga/db';

function presentVersion(row: VersionRow): ArticleVersion {
  return {
    id: row.id,
    uniqueId: row.unique_id,
    language: row.language,
    title: row.title,
    excerpt: row.excerpt_is_made ? '' : row.excerpt,
    body: row.body ?? '',
    imageAlt: row.image_alt,
    status: versionStatuses.find((each) => each === row.status) ?? 'draft',
    publishAt: row.publish_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    revision: row.revision,
  };
}

/** An own article with its versions in the order in which languages are named everywhere. */
export function presentOwnArticle(
  article: OwnArticleRow,
  versions: readonly VersionRow[],
): OwnArticle {
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
