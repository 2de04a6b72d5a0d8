import { pathTo } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';

import { LatestItems } from '../../../components/latest-items.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { CategoryCard } from './category-card.tsx';
import { forumCategoriesQuery } from './query.ts';

/** The forum's categories with their latest posts. */
export function LatestForum() {
  const { t } = useTranslation(['latestForum', 'shared']);
  const language = useLanguage();
  return (
    <LatestItems
      title={t('title')}
      query={useQuery(forumCategoriesQuery(language))}
      all={{ to: pathTo('forum'), label: t('all') }}
      emptyTitle={t('empty')}
      emptyText={t('emptyHint')}
      failedTitle={t('failed')}
      failedText={t('shared:loadFailedText')}
      columns={4}
    >
      {(category) => <CategoryCard key={category.id} category={category} />}
    </LatestItems>
  );
}
