// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, defaultLanguage } from '@kga/contracts/core';
import { type NewsCategory, getNewsAtomFeed, getNewsJsonFeed } from '@kga/contracts/news';
import type { Database } from '@kga/db/core';
import { selectFullArticles } from '@kga/db/news';
import type { z } from 'zod';

import { type ResponseBody, textBody } from '../../platform/cache/response-body.ts';
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

const titles = {
  en: {
    news: 'News',
    policy: 'Policy',
    industry: 'Industry',
    consumer: 'Consumers',
    technology: 'Technology',
  },
  'zh-CN': {
    news: '新闻',
    policy: '政策',
    industry: '行业',
    consumer: '消费者',
    technology: '科技',
  },
  fr: {
    news: 'Actualités',
    policy: 'Politique',
    industry: 'Industrie',
    consumer: 'Consommation',
    technology: 'Technologie',
  },
  de: {
    news: 'Nachrichten',
    policy: 'Politik',
    industry: 'Branche',
    consumer: 'Verbraucherschutz',
    technology: 'Technik',
  },
  ja: {
    news: 'ニュース',
    policy: '政策',
    industry: '業界',
    consumer: '消費者',
    technology: 'テクノロジー',
  },
  ko: { news: '뉴스', policy: '정책', industry: '업계', consumer: '소비자', technology: '기술' },
} as const satisfies Record<Language, Record<'news' | NewsCategory, string>>;

/** Title of a feed, in its language if it has exactly one. */
function titleOf(language: Language = defaultLanguage, category?: NewsCategory): string {
  const { news, ...categories } = titles[language];
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
