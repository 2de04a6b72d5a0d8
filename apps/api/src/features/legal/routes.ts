// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/legal';
import { readRecords } from '@kga/legal';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { hot } from '../../platform/cache/feature-cache.ts';
import { responseBody } from '../../platform/cache/response-body.ts';
import { hotRoute, sendHot, sendListPage } from '../../platform/cache/send.ts';
import { found } from '../../platform/errors.ts';
import { presentSummary } from './presenter.ts';

/** Records change with a release alone. */
const shared = { cacheControl: 'public, max-age=300, stale-while-revalidate=3600' } as const;

/** Consumer law by region as open data, from memory. */
export const legalRoutes: FastifyPluginAsyncZod = async (app) => {
  const records = readRecords();
  const byId = new Map<string, contracts.LegalRecord>(records.map((each) => [each.id, each]));
  const cache = app.createCache({ topics: [] });

  const list = cache.entry({
    name: 'legal-records',
    load: async () => responseBody(contracts.listLegalRecords, records.map(presentSummary), shared),
    ...hot,
  });

  const sendRecord = sendListPage(
    app,
    cache.hotKeyed<string>({
      name: 'legal-record',
      max: records.length,
      key: (id) => id,
      prepare: (id) => {
        const record = found(byId.get(id));
        return async () => responseBody(contracts.getLegalRecord, record, shared);
      },
      ...hot,
    }),
  );

  app.route({
    ...contracts.listLegalRecords,
    config: hotRoute,
    handler: (request, reply) => sendHot(request, reply, list),
  });

  app.route({
    ...contracts.getLegalRecord,
    config: hotRoute,
    handler: (request, reply) => sendRecord(request, reply, request.params.id),
  });
};
