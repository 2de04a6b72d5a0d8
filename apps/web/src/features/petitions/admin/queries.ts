// SPDX-License-Identifier: AGPL-3.0-or-later
import { getManagedPetition, listSources, type sourceDays } from '@kga/contracts/petitions';
import { queryOptions } from '@tanstack/react-query';

import { call, urlOf } from '../../../lib/api.ts';
import { orNull } from '../../../lib/queries.ts';

/** A petition of any status with all that admins can change; null if it is missing. */
export const managedPetitionQuery = (id: string) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getManagedPetition.url, { params })],
    queryFn: ({ signal }) => orNull(call(getManagedPetition, { params }, { signal })),
    staleTime: 0,
    gcTime: 0,
  });
};

/** Signatures by source and by day, of the last days. */
export const sourcesQuery = (id: string, days: (typeof sourceDays)[number]) => {
  const input = { params: { id }, query: { days } };
  return queryOptions({
    queryKey: [urlOf(listSources.url, input)],
    queryFn: ({ signal }) => call(listSources, input, { signal }),
    staleTime: 0,
  });
};
