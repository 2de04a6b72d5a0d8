import { pathTo } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';

import { LatestItems } from '../../components/latest-items.tsx';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { latestNewsQuery } from './latest-query.ts';
import { NewsCard } from './news-card.tsx';

/** The latest news. */
export function LatestNews() {
  const { t } = useTranslation(['latestNews', 'shared']);
  const language = useLanguage();
  return (
    <LatestItems
      title={t('title')}
      query={useQuery(latestNewsQuery(language))}
      all={{ to: pathTo('news'), label: t('all') }}
      emptyTitle={t('empty')}
      emptyText={t('emptyHint')}
      failedTitle={t('failed')}
      failedText={t('shared:loadFailedText')}
      pictures
    >
      {(article) => <NewsCard key={article.id} article={article} />}
    </LatestItems>
  );
}
