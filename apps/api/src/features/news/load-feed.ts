// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, defaultLanguage } from '@kga/contracts/core';
import { type NewsCategory, getNewsAtomFeed, getNewsJsonFeed } from '@kga/contracts/news';
import type { Database } from '@kga/db/core';
import { selectFullArticles } from '@kga/db/news';
import { readMessages } from '@kga/server/messages';
import type { z } from 'zod';

import { type ResponseBody, textBody } from '../../platform/cache/response-body.ts';
import type { EnglishMessages } from '../../platform/english-messages.d.ts';
import { listUrl } from '../../platform/pagination.ts';
import { presentAtom, presentJsonFeed } from './present-feed.ts';

export type FeedQuery = z.infer<typeof getNewsAtomFeed.schema.querystring> & {
  kind: 'atom' | 'json';
};

const feedMax = 50;

const kinds = {
  atom: { endpoint: getNewsAtomFeed, present: presentAtom, mediaType: 'application/atom+xml' },
  json: { endpoint: getNewsJsonFeed, present: presentJsonFeed, mediaType: 'application/feed+json' },
} as const;

const titles = readMessages<EnglishMessages['news']>(new URL('./messages/', import.meta.url));

/** Title of a feed, in its language if it has exactly one. */
function titleOf(language: Language = defaultLanguage, category?: NewsCategory): string {
  const { news, ...categories } = titles(language);
  const about = category === undefined ? [] : [categories[category]];
  return [campaign.brand, news, ...about].join(' · ');
}

export async function loadFeed(
  db: Database,
  { kind, lang: languages, category, publicOrigin }: FeedQuery & { publicOrigin: string },
): Promise<ResponseBody> {
  const { endpoint, present, mediaType } = kinds[kind];
  const articles = await selectFullArticles(db, { languages, category }, feedMax);
  const language = languages?.length === 1 ? languages[0] : undefined;
  const urlOf = (path: string) =>
    `${publicOrigin}${listUrl(path, { lang: languages?.join(','), category })}`;
  const text = present(articles, {
    title: titleOf(language, category),
    language,
    publicOrigin,
    selfUrl: urlOf(endpoint.url),
    homeUrl: urlOf('/news'),
  });
  return textBody(mediaType, text, {
    cacheControl: 'public, max-age=300, stale-while-revalidate=3600',
  });
}
