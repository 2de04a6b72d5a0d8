// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Petition, getPetition, previewSignature } from '@kga/contracts/petitions';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call, urlOf } from '../../../lib/api.ts';
import type { Prefetched, PrefetchInput } from '../../../lib/feature.ts';
import { readOptions } from '../../../lib/freshness.ts';
import { orNull } from '../../../lib/queries.ts';

/** A petition; null if visitors see no such petition. */
export const signedPetitionQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getPetition.url, { params })],
    queryFn: (context): Promise<Petition | null> =>
      orNull(call(getPetition, { params }, readOptions(context, options))),
  });
};

export const prefetchSignedPetition = ({
  client,
  params: { id = '' },
  options,
}: PrefetchInput): Prefetched => [client.fetchQuery(signedPetitionQuery(id, options))];

/** What a link would confirm. Not below `/api/petitions`, which is read again once the link is used. */
export const submittedQuery = (id: string, token: string) =>
  queryOptions({
    queryKey: ['submitted signature', id, token],
    queryFn: () => call(previewSignature, { params: { id }, body: { token } }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
