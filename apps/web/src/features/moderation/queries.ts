import { type ContentRef, listAuditEntries, listEdits, listModerationCases } from '@kga/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { urlOf, call, callList } from '../../lib/api.ts';
import type { AuditFilter } from './audit/audit-filter.ts';
import type { QueueFilter } from './queue/queue-filter.ts';

/** How many cases each part of the queue holds: as many as somebody decides at a stretch. */
const casesLength = 20;
const linesLength = 50;
const start = (): string | undefined => undefined;

/** Cases in parts: what waits, the longest first, or what was decided, the last first. */
export const queueQuery = (filter: QueueFilter) =>
  infiniteQueryOptions({
    queryKey: [listModerationCases.url, filter],
    queryFn: ({ pageParam, signal }) =>
      callList(
        listModerationCases,
        { query: { ...filter, limit: casesLength, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
    gcTime: 0,
  });

/** Lines of the audit log in parts, newest first. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [listAuditEntries.url, filter],
    queryFn: ({ pageParam, signal }) =>
      callList(
        listAuditEntries,
        { query: { ...filter, limit: linesLength, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
    gcTime: 0,
  });

/** What a piece said before each change, newest first. */
export const editHistoryQuery = (params: ContentRef) =>
  queryOptions({
    queryKey: [urlOf(listEdits.url, { params })],
    queryFn: ({ signal }) => call(listEdits, { params }, { signal }),
    gcTime: 0,
  });
