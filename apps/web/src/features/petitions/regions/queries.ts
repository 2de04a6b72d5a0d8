// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PetitionRegion, campaign } from '@kga/contracts/core';

import { petitionQuery } from '../../../components/progress/queries.ts';
import type { Prefetched, PrefetchInput } from '../../../lib/feature.ts';
import { figuresQuery, prefetchCounter } from '../petition/queries.ts';
import { allPetitionsQuery, noFilter } from '../queries.ts';

/** The petition that everybody can sign. */
export const internationalId = 'international';

/** Whether the signatures of a region are counted apart by the main petition. */
export const isArea = (region: PetitionRegion): boolean =>
  campaign.areas.some((area) => area === region);

/** What the page of a region without a petition of its id shows. */
export const prefetchRegion = (
  { client, options }: Pick<PrefetchInput, 'client' | 'options'>,
  region: PetitionRegion,
): Prefetched => [
  client.fetchQuery(allPetitionsQuery({ ...noFilter, region }, options)),
  client
    .fetchQuery(petitionQuery(internationalId, options))
    .then(
      (petition) => petition && Promise.all(prefetchCounter({ client, options }, internationalId)),
    ),
  // Without the figures, the page has no share.
  ...(isArea(region) ? [client.prefetchQuery(figuresQuery(campaign.petition, options))] : []),
];
