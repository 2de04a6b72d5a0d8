// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, pathTo } from '@kga/contracts/core';
import { type SearchHit, searchKinds } from '@kga/contracts/site';

import {
  type ListFilter,
  type ListPlace,
  listPath,
  parseListFilter,
} from '../../../lib/language-filter.ts';

/** What a search shows: items of the API, and pages, which the browser searches itself. */
const resultKinds = ['page', ...searchKinds] as const;

/** The order in which the overview shows them. */
export const kindsInOrder = [
  'game',
  'page',
  ...searchKinds.filter((kind) => kind !== 'game'),
] as const satisfies readonly ResultKind[];

export type ResultKind = (typeof resultKinds)[number];

/** A page that contains the words of a search. */
export type PageHit = Pick<SearchHit, 'path' | 'title' | 'excerpt' | 'language'> & {
  /** Title of the page, of which `title` names a section. */
  page: string;
};

export type SearchFilter = ListFilter & {
  /** Undefined for an overview of all kinds. */
  kind: ResultKind | undefined;
};

export const parseSearchFilter = (search: URLSearchParams, language: Language): SearchFilter => ({
  ...parseListFilter(search, language),
  kind: resultKinds.find((kind) => kind === search.get('kind')),
});

export const searchPath = (filter: SearchFilter, place: ListPlace): string =>
  listPath(pathTo('search'), filter, { ...place, query: { kind: filter.kind } });
