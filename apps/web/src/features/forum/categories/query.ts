import { type Language, listForumCategories } from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call } from '../../../lib/api.ts';
import { readOptions } from '../../../lib/freshness.ts';

/** The categories with their latest posts, in the page's language. */
export const forumCategoriesQuery = (language: Language, options: CallOptions = {}) => {
  const asked = { lang: language };
  return queryOptions({
    queryKey: [listForumCategories.url, asked],
    queryFn: (context) =>
      call(listForumCategories, { query: asked }, readOptions(context, options)),
  });
};
