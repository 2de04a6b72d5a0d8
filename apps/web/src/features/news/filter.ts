import {
  type Language,
  type NewsCategory,
  defaultLanguage,
  languages,
  newsCategories,
  pathTo,
} from '@kga/contracts';

/** Search, category and languages of a list. */
export type NewsFilter = {
  /** Empty without a search. */
  q: string;
  category: NewsCategory | undefined;
  /** In the order of `languages`; never empty. */
  languages: readonly Language[];
};

/** Limit of the API, in characters. */
export const searchMax = 200;

const all = 'all';

/** The page's language and English. */
export function defaultLanguages(language: Language): readonly Language[] {
  return languages.filter((each) => each === language || each === defaultLanguage);
}

/** Removes NUL and lone surrogates, which the server refuses. */
const textOf = (typed: string) =>
  typed
    .replaceAll('\0', '')
    .replaceAll(/\p{Cs}/gu, '')
    .trim();

/** Reads the filter from the URL and ignores invalid values. */
export function parseNewsFilter(search: URLSearchParams, language: Language): NewsFilter {
  const asked = new Set(search.getAll('languages').flatMap((value) => value.split(',')));
  const chosen = asked.has(all) ? languages : languages.filter((each) => asked.has(each));
  return {
    q: textOf((search.get('q') ?? '').trim().slice(0, searchMax)),
    category: newsCategories.find((each) => each === search.get('category')),
    languages: chosen.length > 0 ? chosen : defaultLanguages(language),
  };
}

/** Whether the filter covers every language. */
export function hasAllLanguages(filter: NewsFilter): boolean {
  return filter.languages.length === languages.length;
}

/** Whether the languages are the default ones. */
export function hasDefaultLanguages(filter: NewsFilter, language: Language): boolean {
  return filter.languages.join(',') === defaultLanguages(language).join(',');
}

/** The path of a list. Preserves `lang` if the previous query had it. */
export function newsPath(filter: NewsFilter, language: Language, before?: URLSearchParams): string {
  const search = new URLSearchParams();
  if (before?.has('lang')) search.set('lang', language);
  if (filter.q !== '') search.set('q', filter.q);
  if (filter.category) search.set('category', filter.category);
  if (!hasDefaultLanguages(filter, language)) {
    search.set('languages', hasAllLanguages(filter) ? all : filter.languages.join(','));
  }
  const query = search.toString().replaceAll('%2C', ',');
  return query === '' ? pathTo('news') : `${pathTo('news')}?${query}`;
}

/** The filter as query parameters of the API. */
export function filterQuery(filter: NewsFilter): {
  category?: NewsFilter['category'];
  q?: string;
  lang?: string;
} {
  return {
    ...(filter.category && { category: filter.category }),
    ...(filter.q !== '' && { q: filter.q }),
    ...(!hasAllLanguages(filter) && { lang: filter.languages.join(',') }),
  };
}
