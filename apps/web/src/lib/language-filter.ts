// SPDX-License-Identifier: AGPL-3.0-or-later
import { filterLanguagesMax } from '@kga/contracts/content';
import {
  type Language,
  contentLanguageOf,
  defaultLanguage,
  languages,
  sortLanguages,
} from '@kga/contracts/core';

import { urlOf } from './api.ts';
import { cursorOf, searchTextOf } from './page-urls.ts';

/** What every list of content is filtered by. */
export type ListFilter = {
  /** Empty without a search. */
  q: string;
  /** In the order of the site; empty for all. */
  languages: readonly Language[];
  /** Cursor of the page that the list begins with; undefined for the first one. */
  from?: string | undefined;
};

const all = 'all';

/** The page's language and English. */
export const defaultLanguages = (language: Language): readonly Language[] =>
  sortLanguages([language, defaultLanguage]);

export function parseListFilter(search: URLSearchParams, language: Language): ListFilter {
  const asked = search.getAll('languages').flatMap((value) => value.split(','));
  const chosen = sortLanguages(asked.flatMap((tag) => contentLanguageOf(tag) ?? []));
  const some = chosen.length > 0 ? chosen : defaultLanguages(language);
  const isAll = asked.includes(all) || languages.every((each) => chosen.includes(each));
  return {
    q: searchTextOf(search),
    languages: isAll ? [] : some.slice(0, filterLanguagesMax),
    from: cursorOf(search),
  };
}

export const hasAllLanguages = (filter: Pick<ListFilter, 'languages'>): boolean =>
  filter.languages.length === 0;

export const hasDefaultLanguages = (
  filter: Pick<ListFilter, 'languages'>,
  language: Language,
): boolean => filter.languages.join(',') === defaultLanguages(language).join(',');

/** Where a list is linked from: the page's language, and the query of the page before. */
export type ListPlace = { language: Language; before?: URLSearchParams | undefined };

/** The path of a list. Preserves `lang` if the previous query had it. */
export function listPath(
  path: string,
  filter: ListFilter,
  { language, before, ...rest }: ListPlace & { query?: Record<string, string | undefined> },
): string {
  const chosen = hasAllLanguages(filter) ? all : filter.languages.join(',');
  const query = {
    lang: before?.has('lang') ? language : undefined,
    q: filter.q === '' ? undefined : filter.q,
    ...rest.query,
    languages: hasDefaultLanguages(filter, language) ? undefined : chosen,
  };
  return urlOf(path, { query }).replaceAll('%2C', ',');
}

/** The filter as parameters of the API. */
export const listQuery = (filter: ListFilter): { q?: string; lang?: string } => ({
  ...(filter.q !== '' && { q: filter.q }),
  ...(!hasAllLanguages(filter) && { lang: filter.languages.join(',') }),
});
