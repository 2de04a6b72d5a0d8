// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { useQuery } from '@tanstack/react-query';

import { LatestItems } from '../../components/latest-items.tsx';
import { useLanguage } from '../../lib/language.tsx';
import { NewsCard } from './news-card.tsx';
import { latestNewsQuery } from './queries.ts';

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
