import * as contracts from '@kga/contracts';
import { campaign, contentKinds } from '@kga/contracts';
import { type AuditFilter, countAuditEntries, selectAuditEntries } from '@kga/db';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { selectPage } from '../../platform/pagination.ts';
import { auditCsv } from './audit-csv.ts';
import { presentAudit } from './presenter.ts';

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

/** Reading and exporting the audit log. */
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
      return entries.map(presentAudit);
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
