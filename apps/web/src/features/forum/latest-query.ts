import { type Language, getForumCategories } from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call } from '../../lib/api.ts';
import { reading } from './reading.ts';

/** The categories with what was lately said in each, in the interface's language. */
export const forumCategoriesQuery = (language: Language, options: CallOptions = {}) => {
  const asked = { lang: language };
  return queryOptions({
    queryKey: [getForumCategories.url, asked],
    queryFn: ({ signal }) =>
      call(getForumCategories, { query: asked }, { signal, ...reading, ...options }),
  });
};
