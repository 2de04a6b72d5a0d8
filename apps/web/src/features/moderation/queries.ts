// SPDX-License-Identifier: AGPL-3.0-or-later
import { listAuditEntries, listModerationCases } from '@kga/contracts/moderation';

import { callList } from '../../lib/api.ts';
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
