// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  getLegalFile,
  getLegalRequest,
  getManagedRequest,
  listCounsel,
  listLegalRequests,
} from '@kga/contracts/legal';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call, callList, urlOf } from '../../../lib/api.ts';
import type { Prefetched, PrefetchInput } from '../../../lib/feature.ts';
import { freshPagesQuery, isId, orNull } from '../../../lib/queries.ts';

/** A request by the token of its status page; null where the token opens nothing. */
export const legalRequestQuery = (token: string, options: CallOptions = {}) => {
  const params = { token };
  return queryOptions({
    queryKey: [urlOf(getLegalRequest.url, { params })],
    queryFn: ({ signal }) =>
      orNull(call(getLegalRequest, { params }, { signal, cache: 'no-store', ...options })),
    gcTime: 0,
  });
};

/** The server keeps it until the page is rendered. */
export const prefetchLegalRequest = ({
  client,
  params: { token = '' },
  options,
}: PrefetchInput): Prefetched => [
  client.fetchQuery({ ...legalRequestQuery(token, options), gcTime: Infinity }),
];

/** The state of an uploaded file, which no list of the page shows. */
export const fetchFileState = (id: string) => call(getLegalFile, { params: { id } });

type QueueFilter = Omit<
  Parameters<typeof callList<typeof listLegalRequests>>[1]['query'],
  'limit' | 'cursor'
>;

/** The queue of counsel. */
export const queueQuery = (filter: QueueFilter) =>
  freshPagesQuery([listLegalRequests.url, filter], (cursor, options) =>
    callList(listLegalRequests, { query: { ...filter, limit: 30, cursor } }, options),
  );

export const counselQuery = queryOptions({
  queryKey: [listCounsel.url],
  queryFn: ({ signal }) => call(listCounsel, {}, { signal }),
});

/** A request as counsel or an admin sees it; null where it was withdrawn. Each load is logged. */
export const managedRequestQuery = (id: string) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getManagedRequest.url, { params })],
    queryFn: async ({ signal }) =>
      isId(id) ? orNull(call(getManagedRequest, { params }, { signal })) : null,
    gcTime: 0,
  });
};
