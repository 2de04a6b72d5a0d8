import { listAuditEntries, listModerationCases } from '@kga/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';

import { callList } from '../../lib/api.ts';
import type { AuditFilter } from './audit/audit-filter.ts';
import type { QueueFilter } from './queue/queue-filter.ts';

/** Cases per page: as many as a moderator decides in one go. */
const casesPerPage = 20;
const entriesPerPage = 50;
const start = (): string | undefined => undefined;

/** Open cases, oldest first, or decided ones, newest first. */
export const queueQuery = (filter: QueueFilter) =>
  infiniteQueryOptions({
    queryKey: [listModerationCases.url, filter],
    queryFn: ({ pageParam, signal }) =>
      callList(
        listModerationCases,
        { query: { ...filter, limit: casesPerPage, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
    gcTime: 0,
  });

/** Entries of the audit log, newest first. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [listAuditEntries.url, filter],
    queryFn: ({ pageParam, signal }) =>
      callList(
        listAuditEntries,
        { query: { ...filter, limit: entriesPerPage, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
    gcTime: 0,
  });
