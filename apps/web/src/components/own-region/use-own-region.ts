// SPDX-License-Identifier: AGPL-3.0-or-later
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { store, useHydrated } from '../../lib/browser.ts';
import type { OwnRegion } from './guess-region.ts';
import { ownRegionQuery } from './queries.ts';

export type { OwnRegion } from './guess-region.ts';

/** Stored where the visitor chose no region. */
const none = 'none';

/**
 * The visitor's country: chosen, else guessed; undefined on the server and until the page has hydrated.
 * `choose` stores another one in this browser, `none` for no country, and null to guess again.
 */
export function useOwnRegion() {
  const client = useQueryClient();
  const hydrated = useHydrated();
  const { data: known } = useQuery(ownRegionQuery);
  // Another section may have read it before this one hydrates.
  const data = hydrated ? known : undefined;
  return {
    region: data?.region,
    isChosen: data?.isChosen ?? false,
    choose: (region: OwnRegion | typeof none | null) => {
      store('region', region);
      void client.fetchQuery({ ...ownRegionQuery, staleTime: 0 });
    },
  };
}
