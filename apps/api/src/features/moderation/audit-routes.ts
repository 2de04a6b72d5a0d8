// SPDX-License-Identifier: AGPL-3.0-or-later
import { Readable } from 'node:stream';

import { campaign, contentKinds } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/moderation';
import type { AuditEntry } from '@kga/contracts/moderation';
import {
  type AuditFilter,
  countAuditEntries,
  selectAuditEntries,
  type AuditCursor,
  type AuditRow,
  type Database,
} from '@kga/db/core';
import { selectSubjectTitles } from '@kga/db/registry';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { toCsv } from '../../platform/file-formats.ts';
import { selectPage } from '../../platform/pagination.ts';
import { presentAudit } from './presenter.ts';

const pageLength = 1_000;

const columns = [
  'id',
  'at',
  'actorId',
  'actor',
  'action',
  'subjectKind',
  'subjectId',
  'before',
  'after',
  'reason',
] as const satisfies readonly (keyof AuditEntry)[];

/**
 * The audit log as CSV, oldest entry first. Pages are read while the file is sent.
 * @throws where the first page cannot be read
 */
async function auditCsv(db: Database, filter: AuditFilter): Promise<Readable> {
  const pageAfter = (after: AuditCursor | undefined): Promise<AuditRow[]> =>
    selectAuditEntries(db, filter, { limit: pageLength, after, order: 'oldest' });
  const first = await pageAfter(undefined);

  async function* lines() {
    yield toCsv([[...columns]]);
    let page = first;
    for (;;) {
      yield toCsv(
        page
          .map((row) => presentAudit(row))
          .map((entry) => columns.map((column) => entry[column] ?? null)),
      );
      const last = page.at(-1);
      if (!last || page.length < pageLength) return;
      page = await pageAfter({ at: last.at, id: last.id });
    }
  }
  return Readable.from(lines());
}

const csvType = 'text/csv';

const auditCursor = z.object({ at: z.iso.datetime().pipe(z.coerce.date()), id: z.uuid() });

type Query = Omit<AuditFilter, 'from' | 'to' | 'among'> & {
  from?: string | undefined;
  to?: string | undefined;
};

/** The filter of a query, limited to entries about content for moderators. */
function filterOf(request: FastifyRequest, { from, to, ...filter }: Query): AuditFilter {
  return {
    ...filter,
    ...(from !== undefined && { from: new Date(from) }),
    ...(to !== undefined && { to: new Date(to) }),
    ...(requireAccountOf(request).role !== 'admin' && { among: contentKinds }),
  };
}

export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...contracts.listAuditEntries,
    handler: async (request, reply) => {
      const filter = filterOf(request, request.query);
      const entries = await selectPage(request, reply, {
        cursor: auditCursor,
        count: () => countAuditEntries(db, filter),
        select: (page) => selectAuditEntries(db, filter, { ...page, order: 'newest' }),
        cursorOf: ({ at, id }) => ({ at, id }),
      });
      const titles = await selectSubjectTitles(db, entries);
      return entries.map((entry) => presentAudit(entry, titles));
    },
  });

  app.route({
    ...contracts.exportAuditLog,
    config: { mediaType: csvType },
    handler: async (request, reply) => {
      const name = `${campaign.slug}-audit-log-${new Date().toISOString().slice(0, 10)}.csv`;
      reply.type(`${csvType}; charset=utf-8`);
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return reply.send(await auditCsv(db, filterOf(request, request.query)));
    },
  });
};
