import type { NewsPlace } from '@kga/contracts';
import { type Database, type OwnNewsPlaceRow, ownNewsPlaces } from '@kga/db';

import type { Content } from '../cache/answer.ts';
import { securityHeaders } from '../plugins/security.ts';

/** Each version with the others of its article. */
function presentPlaces(rows: readonly OwnNewsPlaceRow[]): NewsPlace[] {
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
export async function loadPlaces(db: Database): Promise<Content> {
  return {
    text: JSON.stringify(presentPlaces(await ownNewsPlaces(db))),
    cacheControl: 'public, max-age=300, stale-while-revalidate=3600',
    headers: securityHeaders.closed,
  };
}
