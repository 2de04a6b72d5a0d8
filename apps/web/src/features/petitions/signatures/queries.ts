// SPDX-License-Identifier: AGPL-3.0-or-later
import { previewSignature } from '@kga/contracts/petitions';
import { queryOptions } from '@tanstack/react-query';

import { petitionQuery } from '../../../components/progress/queries.ts';
import { call } from '../../../lib/api.ts';
import type { Prefetched, PrefetchInput } from '../../../lib/feature.ts';

export const prefetchSignedPetition = ({
  client,
  params: { id = '' },
  options,
}: PrefetchInput): Prefetched => [client.fetchQuery(petitionQuery(id, options))];

/** What a link would confirm. Not below `/api/petitions`, which is read again once the link is used. */
export const submittedQuery = (id: string, token: string) =>
  queryOptions({
    queryKey: ['submitted signature', id, token],
    queryFn: () => call(previewSignature, { params: { id }, body: { token } }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
