// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { useQuery } from '@tanstack/react-query';

import { LatestItems } from '../../../components/latest-items.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { forumCategoriesQuery } from '../queries.ts';
import { CategoryCard } from './category-card.tsx';

export function LatestForum() {
  const language = useLanguage();
  return (
    <LatestItems
      namespace="latestForum"
      query={useQuery(forumCategoriesQuery(language))}
      allPath={pathTo('forum')}
      columns={4}
    >
      {(category) => <CategoryCard key={category.id} category={category} threads={1} />}
    </LatestItems>
  );
}
