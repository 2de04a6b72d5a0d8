// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, pathTo } from '@kga/contracts/core';
import { type ForumCategoryId, type ForumSort, forumSorts } from '@kga/contracts/forum';

import { urlOf } from '../../../lib/api.ts';
import {
  type ListFilter,
  type ListPlace,
  listPath,
  listQuery,
  parseListFilter,
} from '../../../lib/language-filter.ts';

export type ForumFilter = ListFilter & { sort: ForumSort };

const usualSort: ForumSort = 'active';

export const parseForumFilter = (search: URLSearchParams, language: Language): ForumFilter => ({
  ...parseListFilter(search, language),
  sort: forumSorts.find((sort) => sort === search.get('sort')) ?? usualSort,
});

export const filterQuery = (filter: ForumFilter) => ({ sort: filter.sort, ...listQuery(filter) });

/** The path of a list. Preserves `lang` if the previous query had it. */
export const categoryPath = (id: ForumCategoryId, filter: ForumFilter, place: ListPlace): string =>
  listPath(pathTo('forumCategory', { id }), filter, {
    ...place,
    query: { sort: filter.sort === usualSort ? undefined : filter.sort },
  });

export function newPostPath(id?: ForumCategoryId): string {
  return urlOf(pathTo('newForumPost'), { query: { category: id } });
}
