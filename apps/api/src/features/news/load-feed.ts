import { type NewsCategory, getNewsAtomFeed, getNewsJsonFeed } from '@kga/contracts';
import { type Database, selectFullArticles } from '@kga/db';
import type { z } from 'zod';

import type { ResponseBody } from '../../platform/cache/encoded-response.ts';
import { securityHeaders } from '../../platform/plugins/security.ts';
import { presentAtom, presentJsonFeed } from './present-feed.ts';

export type FeedKind = 'atom' | 'json';

export type FeedQuery = z.infer<typeof getNewsAtomFeed.schema.querystring>;

/** Newest articles that a feed holds. */
const feedMax = 50;

const kinds = {
  atom: { endpoint: getNewsAtomFeed, present: presentAtom, mediaType: 'application/atom+xml' },
  json: { endpoint: getNewsJsonFeed, present: presentJsonFeed, mediaType: 'application/feed+json' },
} as const;

function addressOf(path: string, lang: readonly string[] | undefined, category?: NewsCategory) {
  const parameters = new URLSearchParams();
  if (lang) parameters.set('lang', lang.join(','));
  if (category !== undefined) parameters.set('category', category);
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}

/** The newest articles as a feed. */
export async function loadFeed(
  db: Database,
  { kind, query, publicOrigin }: { kind: FeedKind; query: FeedQuery; publicOrigin: string },
): Promise<ResponseBody> {
  const { endpoint, present, mediaType } = kinds[kind];
  const { lang: languages, category } = query;
  const articles = await selectFullArticles(db, { languages, category }, feedMax);
  const filter = { category, language: languages?.length === 1 ? languages[0] : undefined };
  const pages = addressOf('/news', languages, category);
  return {
    text: present(articles, {
      ...filter,
      publicOrigin,
      selfUrl: `${publicOrigin}${addressOf(endpoint.url, languages, category)}`,
      homeUrl: `${publicOrigin}${pages}`,
    }),
    mediaType,
    cacheControl: 'public, max-age=300, stale-while-revalidate=3600',
    headers: securityHeaders.closed,
  };
}
