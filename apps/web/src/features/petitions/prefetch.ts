// SPDX-License-Identifier: AGPL-3.0-or-later
import { regionOf } from '@kga/contracts/core';

import { petitionQuery } from '../../components/progress/queries.ts';
import type { PrefetchInput } from '../../lib/feature.ts';
import { loadRegion } from './petition/petition-page.tsx';
import { prefetchProgress } from './petition/queries.ts';
import { petitionIdOf, prefetchSupport } from './queries.ts';
import { prefetchRegion } from './regions/queries.ts';

/**
 * Loads the data of the page of a petition, or of a region without one.
 * @param address the id or region as the address has it
 */
export async function prefetchPetition(input: PrefetchInput, address: string): Promise<unknown> {
  const id = petitionIdOf(address);
  const petition = await input.client.fetchQuery(petitionQuery(id, input.options));
  if (petition) {
    return Promise.all([...prefetchProgress(input, id), ...prefetchSupport(input, petition)]);
  }
  const region = regionOf(id);
  return region && Promise.all([loadRegion(), ...prefetchRegion(input, region)]);
}
