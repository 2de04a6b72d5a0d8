import { useQuery } from '@tanstack/react-query';

import { LatestItems } from '../../components/latest-items.tsx';
import { useLanguage } from '../../lib/language.tsx';
import { pathTo } from '../../lib/paths.ts';
import { useTranslation } from '../../lib/translation.ts';
import { latestNewsQuery } from './latest-query.ts';
import { NewsCard } from './news-card.tsx';

/** The latest news. */
export function LatestNews() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <LatestItems
      title={t('latestNews.title')}
      query={useQuery(latestNewsQuery(language))}
      all={{ to: pathTo('news'), label: t('latestNews.all') }}
      emptyTitle={t('latestNews.empty')}
      emptyText={t('latestNews.emptyHint')}
      failedTitle={t('latestNews.failed')}
      failedText={t('latestNews.failedText')}
      pictures
    >
      {(article) => <NewsCard key={article.id} article={article} />}
    </LatestItems>
  );
}
