// SPDX-License-Identifier: AGPL-3.0-or-later
import { queryOptions } from '@tanstack/react-query';

import { readStored } from '../../lib/browser.ts';

async function readOwnRegion() {
  const { guessRegion, ownRegionOf } = await import('./guess-region.ts');
  const stored = readStored('region');
  if (stored !== null) return { region: ownRegionOf(stored), isChosen: true };
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { region: guessRegion(timeZone, navigator.languages), isChosen: false };
}

/** Read in the browser alone: nothing is sent, and pages of the server are the same for everybody. */
export const ownRegionQuery = queryOptions({
  queryKey: ['own-region'],
  queryFn: readOwnRegion,
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
});
