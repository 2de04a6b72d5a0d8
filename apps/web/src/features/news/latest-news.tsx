// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, pathTo } from '@kga/contracts/core';
import { listNews } from '@kga/contracts/news';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { LatestItems } from '../../components/latest-items.tsx';
import { type CallOptions, call } from '../../lib/api.ts';
import { readOptions } from '../../lib/freshness.ts';
import { defaultLanguages } from '../../lib/language-filter.ts';
import { useLanguage } from '../../lib/language.tsx';
import { NewsCard } from './news-card.tsx';

export const latestNewsQuery = (language: Language, options: CallOptions = {}) => {
  const query = { limit: 3, lang: defaultLanguages(language).join(',') };
  return queryOptions({
    queryKey: [listNews.url, query],
    queryFn: (context) => call(listNews, { query }, readOptions(context, options)),
  });
};

export function LatestNews() {
  const language = useLanguage();
  return (
    <LatestItems
      namespace="latestNews"
      query={useQuery(latestNewsQuery(language))}
      allPath={pathTo('news')}
      pictures
    >
      {(article) => <NewsCard key={article.id} article={article} />}
    </LatestItems>
  );
}
