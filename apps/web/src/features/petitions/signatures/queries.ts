// SPDX-License-Identifier: AGPL-3.0-or-later
import { routes } from '@kga/contracts/core';
import { headIntervalMinutes, previewSignature } from '@kga/contracts/petitions';
import { queryOptions } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';

import { returnPathOf } from '../../../auth/return-path.ts';
import { petitionQuery } from '../../../components/progress/queries.ts';
import { call } from '../../../lib/api.ts';
import type { Prefetched, PrefetchInput } from '../../../lib/feature.ts';
import { loadReceiptState } from './check-receipt.ts';

export const prefetchSignedPetition = ({
  client,
  params: { id = '' },
  options,
}: PrefetchInput): Prefetched => [client.fetchQuery(petitionQuery(id, options))];

/** The id of the petition that a log-in page leads back to; undefined where it leads elsewhere. */
export function petitionToSign(search: URLSearchParams): string | undefined {
  const [path = ''] = (returnPathOf(search) ?? '').split('?');
  return matchPath(routes.signPetition, path)?.params.id;
}

/** The same for the log-in page, where it leads back to a petition. */
export function prefetchSignPanel({ client, search, options }: PrefetchInput): Prefetched {
  const id = petitionToSign(search);
  return id === undefined ? [] : [client.fetchQuery(petitionQuery(id, options))];
}

/** What a link would confirm. Not below `/api/petitions`, which is read again once the link is used. */
export const submittedQuery = (id: string, token: string) =>
  queryOptions({
    queryKey: ['submitted signature', id, token],
    queryFn: () => call(previewSignature, { params: { id }, body: { token } }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

/** Whether a receipt that counts is still not in the log, asked again as often as the log grows. */
export const receiptStateQuery = (id: string, receipt: string, shownAt: number) =>
  queryOptions({
    queryKey: ['receipt state', id, receipt],
    queryFn: () => loadReceiptState(id, receipt, shownAt),
    retry: false,
    gcTime: 0,
    // Asked again, too, where the first request failed.
    refetchInterval: ({ state: { data } }) =>
      data?.isPending === false ? false : (data?.minutes ?? headIntervalMinutes) * 60_000,
  });
