// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, pathTo } from '@kga/contracts/core';
import { listForumCategories } from '@kga/contracts/forum';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { LatestItems } from '../../../components/latest-items.tsx';
import { type CallOptions, call } from '../../../lib/api.ts';
import { readOptions } from '../../../lib/freshness.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { CategoryCard } from './category-card.tsx';

/** The categories with their latest posts, in the page's language. */
export const forumCategoriesQuery = (language: Language, options: CallOptions = {}) => {
  const asked = { lang: language };
  return queryOptions({
    queryKey: [listForumCategories.url, asked],
    queryFn: (context) =>
      call(listForumCategories, { query: asked }, readOptions(context, options)),
  });
};

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
