import { pathTo } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';

import { LatestItems } from '../../../components/latest-items.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { CategoryCard } from './category-card.tsx';
import { forumCategoriesQuery } from './query.ts';

export function LatestForum() {
  const language = useLanguage();
  return (
    <LatestItems
      namespace="latestForum"
      query={useQuery(forumCategoriesQuery(language))}
      allPath={pathTo('forum')}
      columns={4}
    >
      {(category) => <CategoryCard key={category.id} category={category} />}
    </LatestItems>
  );
}
