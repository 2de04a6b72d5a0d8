// SPDX-License-Identifier: AGPL-3.0-or-later
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

import { readStored, store } from '../../lib/browser.ts';
import type { OwnRegion } from './guess-region.ts';

export type { OwnRegion } from './guess-region.ts';

/** Stored where the visitor chose no region. */
const none = 'none';

async function readOwnRegion() {
  const { guessRegion, ownRegionOf } = await import('./guess-region.ts');
  const stored = readStored('region');
  if (stored !== null) return { region: ownRegionOf(stored), isChosen: true };
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { region: guessRegion(timeZone, navigator.languages), isChosen: false };
}

/** Read in the browser alone: nothing is sent, and pages of the server are the same for everybody. */
const ownRegionQuery = queryOptions({
  queryKey: ['own-region'],
  queryFn: readOwnRegion,
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
});

/**
 * The visitor's country: chosen, else guessed; undefined on the server and until the page has hydrated.
 * `choose` stores another one in this browser, `none` for no country, and null to guess again.
 */
export function useOwnRegion() {
  const client = useQueryClient();
  const { data } = useQuery(ownRegionQuery);
  return {
    region: data?.region,
    isChosen: data?.isChosen ?? false,
    choose: (region: OwnRegion | typeof none | null) => {
      store('region', region);
      void client.fetchQuery({ ...ownRegionQuery, staleTime: 0 });
    },
  };
}
