import {
  type ForumCategoryId,
  type ForumSort,
  type Language,
  forumSorts,
  pathTo,
} from '@kga/contracts';

import { urlOf } from '../../../lib/api.ts';
import { searchTextOf } from '../../../lib/page-urls.ts';

export type ForumFilter = {
  sort: ForumSort;
  /** Empty without a search. */
  q: string;
};

const usualSort: ForumSort = 'active';

export function parseForumFilter(search: URLSearchParams): ForumFilter {
  return {
    sort: forumSorts.find((sort) => sort === search.get('sort')) ?? usualSort,
    q: searchTextOf(search),
  };
}

export function filterQuery({ sort, q }: ForumFilter): { sort: ForumSort; q?: string } {
  return { sort, ...(q !== '' && { q }) };
}

/** The path of a list. Preserves `lang` if the previous query had it. */
export function categoryPath(
  id: ForumCategoryId,
  { sort, q }: ForumFilter,
  { language, before }: { language: Language; before: URLSearchParams },
): string {
  const query = {
    lang: before.has('lang') ? language : undefined,
    sort: sort === usualSort ? undefined : sort,
    q: q === '' ? undefined : q,
  };
  return urlOf(pathTo('forumCategory', { id }), { query });
}

export function newPostPath(id?: ForumCategoryId): string {
  return urlOf(pathTo('newForumPost'), { query: { category: id } });
}
