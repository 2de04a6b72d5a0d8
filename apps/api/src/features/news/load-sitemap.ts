import type { NewsSitemapEntry } from '@kga/contracts';
import { type Database, type NewsSitemapRow, selectNewsSitemapEntries } from '@kga/db';

import type { ResponseBody } from '../../platform/cache/encoded-response.ts';
import { securityHeaders } from '../../platform/plugins/security.ts';

/** Each version with the others of its article. */
function presentSitemapEntries(rows: readonly NewsSitemapRow[]): NewsSitemapEntry[] {
  const versions = Map.groupBy(rows, (row) => row.own_article_id);
  return rows.map((row) => ({
    uniqueId: row.unique_id,
    language: row.language,
    updatedAt: row.updated_at.toISOString(),
    translations: (versions.get(row.own_article_id) ?? [])
      .filter((other) => other !== row)
      .map((other) => ({ language: other.language, uniqueId: other.unique_id })),
  }));
}

/** Where our own articles are; a web server asks for it some times an hour. */
export async function loadSitemapEntries(db: Database): Promise<ResponseBody> {
  return {
    text: JSON.stringify(presentSitemapEntries(await selectNewsSitemapEntries(db))),
    cacheControl: 'public, max-age=300, stale-while-revalidate=3600',
    headers: securityHeaders.closed,
  };
}
