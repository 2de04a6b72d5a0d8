// SPDX-License-Identifier: AGPL-3.0-or-later
import { listDisplayNameReviews } from '@kga/contracts/accounts';
import { listSimilarGames } from '@kga/contracts/archive';
import type { Language } from '@kga/contracts/core';
import { listForumCategories } from '@kga/contracts/forum';
import { listAuditEntries, listModerationCases } from '@kga/contracts/moderation';
import { queryOptions } from '@tanstack/react-query';

import { call, callList } from '../../lib/api.ts';
import { freshPagesQuery } from '../../lib/queries.ts';
import type { AuditFilter } from './audit/audit-filter.ts';
import type { QueueFilter } from './queue/queue-filter.ts';

/** Cases per page: as many as a moderator decides in one go. */
const casesPerPage = 20;
const entriesPerPage = 50;

/** Open cases, oldest first, or decided ones, newest first. */
export const queueQuery = (filter: QueueFilter) =>
  freshPagesQuery([listModerationCases.url, filter], (cursor, options) =>
    callList(listModerationCases, { query: { ...filter, limit: casesPerPage, cursor } }, options),
  );

export const auditQuery = (filter: AuditFilter) =>
  freshPagesQuery([listAuditEntries.url, filter], (cursor, options) =>
    callList(listAuditEntries, { query: { ...filter, limit: entriesPerPage, cursor } }, options),
  );

/** Public names from before stricter rules. */
export const reviewsQuery = queryOptions({
  queryKey: [listDisplayNameReviews.url],
  queryFn: ({ signal }) => call(listDisplayNameReviews, {}, { signal }),
  gcTime: 0,
  retry: false,
});

/** Games of the archive that a submitted one may be. */
export const similarGamesQuery = (name: string) =>
  queryOptions({
    queryKey: [listSimilarGames.url, name],
    queryFn: ({ signal }) => call(listSimilarGames, { query: { name } }, { signal }),
  });

/** The categories of the forum, for their names. */
export const categoryNamesQuery = (lang: Language) =>
  queryOptions({
    queryKey: [listForumCategories.url, 'names', lang],
    queryFn: ({ signal }) => call(listForumCategories, { query: { lang } }, { signal }),
  });
