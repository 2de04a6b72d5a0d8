import {
  type ForumCategoryId,
  type ForumSort,
  type Language,
  forumSorts,
  pathTo,
} from '@kga/contracts';

/** Search and sort order of a category's posts. */
export type ForumFilter = {
  sort: ForumSort;
  /** Empty without a search. */
  q: string;
};

/** Limit of the API, in characters. */
export const searchMax = 200;

const usualSort: ForumSort = 'active';

/** Reads the filter from the URL and ignores invalid values. */
export function parseForumFilter(search: URLSearchParams): ForumFilter {
  const q = (search.get('q') ?? '').trim().slice(0, searchMax);
  return {
    sort: forumSorts.find((sort) => sort === search.get('sort')) ?? usualSort,
    // The server refuses NUL and lone surrogates.
    q: q
      .replaceAll('\0', '')
      .replaceAll(/\p{Cs}/gu, '')
      .trim(),
  };
}

/** The filter as query parameters of the API. */
export function filterQuery({ sort, q }: ForumFilter): { sort: ForumSort; q?: string } {
  return { sort, ...(q !== '' && { q }) };
}

/** The path of a list. Preserves `lang` if the previous query had it. */
export function categoryPath(
  id: ForumCategoryId,
  { sort, q }: ForumFilter,
  { language, before }: { language: Language; before: URLSearchParams },
): string {
  const search = new URLSearchParams();
  if (before.has('lang')) search.set('lang', language);
  if (sort !== usualSort) search.set('sort', sort);
  if (q !== '') search.set('q', q);
  const path = pathTo('forumCategory', { id });
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The path of the form for a new post. */
export function newPostPath(id?: ForumCategoryId): string {
  const path = pathTo('newForumPost');
  return id === undefined ? path : `${path}?category=${id}`;
}
