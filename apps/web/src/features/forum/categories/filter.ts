import {
  type ForumCategoryId,
  type ForumSort,
  type Language,
  forumSorts,
  pathTo,
} from '@kga/contracts';

/** Which posts of a category are listed, and in which order. */
export type ForumFilter = {
  sort: ForumSort;
  /** Empty where nothing is looked for. */
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
    // The server refuses what is no text: NUL, and halves of characters.
    q: q
      .replaceAll('\0', '')
      .replaceAll(/\p{Cs}/gu, '')
      .trim(),
  };
}

/** What of a filter the server is asked for. */
export function filterQuery({ sort, q }: ForumFilter): { sort: ForumSort; q?: string } {
  return { sort, ...(q !== '' && { q }) };
}

/** The address of a list; where the query before asks for the interface's language, it stays. */
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

/** The page on which a post of a category is begun. */
export function newPostPath(id?: ForumCategoryId): string {
  const path = pathTo('newForumPost');
  return id === undefined ? path : `${path}?category=${id}`;
}
