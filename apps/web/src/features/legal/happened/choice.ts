// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { type LegalRegion, legalRegions } from '@kga/contracts/legal';

import { urlOf } from '../../../lib/api.ts';
import type { Situation } from '../letters/assembly/letter-values.ts';

/** What may have happened to a game, the most common first. */
export const happenings = [
  'shut_down',
  'announced',
  'refund_refused',
  'features_removed',
  'items_lost',
] as const satisfies readonly Situation[];

export type Happening = (typeof happenings)[number];

/** Regions with laws of their own; those of the Union are in the records of its states. */
export const happenedRegions = legalRegions.filter((region) => region !== 'EU');

export const findRegion = (id: string | null | undefined): LegalRegion | undefined =>
  happenedRegions.find((region) => region === id);

/** Says in the address that no country is wanted, not even the one that the browser suggests. */
export const noCountry = 'none';

/** What the address of the page says; `game` is the id of a game of the archive. */
export type HappenedChoice = {
  happened?: Happening | undefined;
  country?: LegalRegion | typeof noCountry | undefined;
  game?: string | undefined;
};

export function parseHappened(search: URLSearchParams): HappenedChoice {
  const country = search.get('country');
  return {
    happened: happenings.find((each) => each === search.get('happened')),
    country: country === noCountry ? noCountry : findRegion(country),
    game: search.get('game') ?? undefined,
  };
}

/** The path of the page with an answer. */
export const happenedPath = (choice: HappenedChoice): string =>
  urlOf(pathTo('legal'), { query: choice });
