import type { ArticleVersion, Language, OwnArticle } from '@kga/contracts';

/** The version by which an article is named: in a language where there is one, else the first. */
export function namingVersion(
  { versions }: Pick<OwnArticle, 'versions'>,
  language: Language,
): ArticleVersion | undefined {
  return versions.find((version) => version.language === language) ?? versions[0];
}
