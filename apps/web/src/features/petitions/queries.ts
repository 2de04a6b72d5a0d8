// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  type PetitionRegion,
  campaign,
  languages,
  pathTo,
  petitionPath,
  petitionRegions,
  regionOf,
} from '@kga/contracts/core';
import {
  type Petition,
  type PetitionStatus,
  type PetitionSummary,
  listCountChanges,
  listPetitions,
  listReasons,
  listSigners,
  listSignatureExports,
  petitionStatuses,
} from '@kga/contracts/petitions';
import { queryOptions } from '@tanstack/react-query';

import { petitionQuery } from '../../components/progress/queries.ts';
import { type CallOptions, call, callList, urlOf } from '../../lib/api.ts';
import type { Prefetched, PrefetchInput, SitemapEntry } from '../../lib/feature.ts';
import { readOptions } from '../../lib/freshness.ts';
import type { ListPlace } from '../../lib/language-filter.ts';
import { cursorOf, searchTextOf } from '../../lib/page-urls.ts';
import { linkedId, loadAllPages, pagesQuery } from '../../lib/queries.ts';

export type PetitionFilter = {
  /** Empty without a search. */
  q: string;
  region: PetitionRegion | undefined;
  status: PetitionStatus | undefined;
};

export const noFilter: PetitionFilter = { q: '', region: undefined, status: undefined };

export function parsePetitionFilter(search: URLSearchParams): PetitionFilter {
  return {
    q: searchTextOf(search),
    region: regionOf(search.get('region') ?? ''),
    status: petitionStatuses.find((status) => status === search.get('status')),
  };
}

const petitionQueryOf = ({ q, ...filter }: PetitionFilter) => ({
  q: q === '' ? undefined : q,
  ...filter,
});

/** The id of a petition or region in an address, in any case; `UK` reads as `gb`. */
export const petitionIdOf = (id: string): string => (regionOf(id) ?? id).toLowerCase();

/** The path of a list. Preserves `lang` if the previous query had it. */
export const petitionsPath = (filter: PetitionFilter, { language, before }: ListPlace): string =>
  urlOf(pathTo('petitions'), {
    query: { lang: before?.has('lang') ? language : undefined, ...petitionQueryOf(filter) },
  });

/** All petitions that a filter finds. */
export const allPetitionsQuery = (filter: PetitionFilter = noFilter, options: CallOptions = {}) => {
  const query = { limit: 100, ...petitionQueryOf(filter) };
  return queryOptions({
    queryKey: [listPetitions.url, 'all', query],
    queryFn: (context) =>
      loadAllPages((cursor) =>
        callList(listPetitions, { query: { ...query, cursor } }, readOptions(context, options)),
      ),
  });
};

/** What admins decided about signatures of one of our own petitions. */
export const countChangesQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return pagesQuery([urlOf(listCountChanges.url, { params })], (cursor, context) =>
    callList(listCountChanges, { params, query: { cursor } }, readOptions(context, options)),
  );
};

/** Reasons on the page of their petition. */
const recentSize = 3;

export const recentReasonsQuery = (petition: string, options: CallOptions = {}) =>
  queryOptions({
    queryKey: [listReasons.url, petition, 'recent'],
    queryFn: (context) => {
      const query = { petition, limit: recentSize };
      return call(listReasons, { query }, readOptions(context, options));
    },
  });

export const signersQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(listSigners.url, { params })],
    queryFn: (context) => call(listSigners, { params }, readOptions(context, options)),
  });
};

type ReasonsStart = {
  /** The reason of a permanent link. */
  at: string | undefined;
  /** Cursor of the page that the list begins with; undefined for the first one. */
  from: string | undefined;
};

export const reasonsStart = (search: URLSearchParams): ReasonsStart => {
  const from = cursorOf(search);
  return { at: from === undefined ? linkedId(search) : undefined, from };
};

export const reasonsQuery = (
  petition: string,
  { at, from }: ReasonsStart,
  options: CallOptions = {},
) => {
  const query = { petition, at, limit: 20 };
  return pagesQuery(
    [listReasons.url, query],
    (cursor, context) =>
      callList(listReasons, { query: { ...query, cursor } }, readOptions(context, options)),
    from,
  );
};

export const prefetchReasons = ({
  client,
  params: { id = '' },
  search,
  options,
}: PrefetchInput): Prefetched => [
  client.fetchQuery(petitionQuery(id, options)),
  client.fetchInfiniteQuery(reasonsQuery(id, reasonsStart(search), options)),
];

/** Milliseconds between two looks at a file that is being made. */
const exportMs = 2_000;

/** Files with the names of who signed a petition; admins alone see them. */
export const exportsQuery = (id: string) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(listSignatureExports.url, { params })],
    queryFn: ({ signal }) => call(listSignatureExports, { params }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((file) => file.state === 'preparing') === true && exportMs,
  });
};

/** What is shown of one of our own petitions beside its progress. */
export const prefetchSupport = (
  { client, options }: Pick<PrefetchInput, 'client' | 'options'>,
  { id, kind }: Petition,
): Prefetched =>
  kind === 'official'
    ? []
    : [
        client.fetchInfiniteQuery(countChangesQuery(id, options)),
        client.fetchQuery(recentReasonsQuery(id, options)),
        client.fetchQuery(signersQuery(id, options)),
      ];

/** The pages of regions and petitions; the main petition's is a page of its own. */
export async function listPetitionEntries(options: CallOptions): Promise<SitemapEntry[]> {
  const petitions = await loadAllPages((cursor) =>
    callList(listPetitions, { query: { limit: 100, cursor } }, options),
  );
  const others = petitions.filter(({ id }) => id !== campaign.petition);
  const shown = new Set([campaign.petition, ...others.map(({ id }) => id)]);
  const regions = petitionRegions.map((region) => region.toLowerCase());
  return [
    ...others.map(petitionEntry),
    ...regions.filter((id) => !shown.has(id)).flatMap(regionEntries),
  ];
}

/** The page of a petition is in the language of the petition and its translations. */
function petitionEntry(petition: PetitionSummary): SitemapEntry {
  const { id, language, translations, dates, createdAt } = petition;
  const path = petitionPath(id);
  const others = Object.keys(translations).filter((each): each is Language => each in translations);
  return {
    path,
    language,
    changedAt: lastOf([createdAt, ...Object.values(dates)]),
    translations: others.map((each) => ({ path, language: each })),
  };
}

/** The page of a region without a petition of its id is in every language. */
function regionEntries(id: string): SitemapEntry[] {
  const versions = languages.map((language) => ({ path: petitionPath(id), language }));
  return versions.map((version) => ({
    ...version,
    translations: versions.filter((each) => each !== version),
  }));
}

/** The last of the times that has come. */
const lastOf = (times: readonly (string | null)[]): string =>
  times.reduce<string>(
    (last, at) => (at !== null && at > last && Date.parse(at) <= Date.now() ? at : last),
    '',
  );

/** Height of an image for each pixel of its width; its texts determine it. */
export const imageRatioQuery = (src: string) =>
  queryOptions({
    queryKey: ['image-ratio', src],
    queryFn: async () => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalHeight / image.naturalWidth;
    },
  });
