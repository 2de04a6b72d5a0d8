import {
  type Language,
  type NewsCategory,
  campaign,
  defaultLanguage,
  getNewsAtomFeed,
  getNewsJsonFeed,
  languages,
  newsCategories,
  pathTo,
} from '@kga/contracts';

import { urlOf } from '../../lib/api.ts';
import { searchTextOf } from '../../lib/page-urls.ts';

export type NewsFilter = {
  /** Empty without a search. */
  q: string;
  category: NewsCategory | undefined;
  /** In the order of `languages`; never empty. */
  languages: readonly Language[];
};

const all = 'all';

/** The page's language and English. */
export function defaultLanguages(language: Language): readonly Language[] {
  return languages.filter((each) => each === language || each === defaultLanguage);
}

export function parseNewsFilter(search: URLSearchParams, language: Language): NewsFilter {
  const asked = new Set(search.getAll('languages').flatMap((value) => value.split(',')));
  const chosen = asked.has(all) ? languages : languages.filter((each) => asked.has(each));
  return {
    q: searchTextOf(search),
    category: newsCategories.find((each) => each === search.get('category')),
    languages: chosen.length > 0 ? chosen : defaultLanguages(language),
  };
}

export function hasAllLanguages(filter: NewsFilter): boolean {
  return filter.languages.length === languages.length;
}

export function hasDefaultLanguages(filter: NewsFilter, language: Language): boolean {
  return filter.languages.join(',') === defaultLanguages(language).join(',');
}

/** The path of a list. Preserves `lang` if the previous query had it. */
export function newsPath(filter: NewsFilter, language: Language, before?: URLSearchParams): string {
  const { q, category } = filter;
  const chosen = hasAllLanguages(filter) ? all : filter.languages.join(',');
  const query = {
    lang: before?.has('lang') ? language : undefined,
    q: q === '' ? undefined : q,
    category,
    languages: hasDefaultLanguages(filter, language) ? undefined : chosen,
  };
  return urlOf(pathTo('news'), { query }).replaceAll('%2C', ',');
}

export function filterQuery(filter: NewsFilter) {
  return {
    ...(filter.category && { category: filter.category }),
    ...(filter.q !== '' && { q: filter.q }),
    ...(!hasAllLanguages(filter) && { lang: filter.languages.join(',') }),
  };
}

/** The feeds of a list's languages and category; searches have no feed. */
export function feedLinks(filter: NewsFilter, title: string) {
  const query = filterQuery({ ...filter, q: '' });
  const named = `${campaign.brand} · ${title}`;
  return [
    {
      type: 'application/atom+xml',
      title: `${named} (Atom)`,
      href: urlOf(getNewsAtomFeed.url, { query }).replaceAll('%2C', ','),
    },
    {
      type: 'application/feed+json',
      title: `${named} (JSON Feed)`,
      href: urlOf(getNewsJsonFeed.url, { query }).replaceAll('%2C', ','),
    },
  ];
}
