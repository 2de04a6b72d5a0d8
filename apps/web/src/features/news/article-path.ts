import type { NewsArticle } from '@kga/contracts';

import { pathTo } from '../../lib/paths.ts';

/** Where an article is read. */
export function articlePath({ uniqueId, id }: Pick<NewsArticle, 'uniqueId' | 'id'>): string {
  return pathTo('newsArticle', { id: uniqueId || id });
}
