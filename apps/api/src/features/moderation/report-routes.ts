import * as contracts from '@kga/contracts';
import { type ContentRef } from '@kga/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAuthor } from '../../accounts/actor.ts';
import { publishChange } from '../../platform/change-events.ts';
import type { DerivedKeys } from '../../platform/derived-keys.ts';
import { AppError } from '../../platform/errors.ts';
import { networkOfIp } from '../../platform/rate-limits.ts';
import { reportContent } from './report-content.ts';

/**
 * Hash of a network and an item: equal for two reports of the item from one network, and unrelated
 * to those of other items. Null for this machine, which is a proxy and not the reporter.
 */
function networkHash(keys: DerivedKeys, ip: string, { kind, id }: ContentRef): Buffer | null {
  const network = networkOfIp(ip);
  if (network === '0:0:0:0' || network.startsWith('127.')) return null;
  return keys.hash('reports', JSON.stringify([network, kind, id]));
}

/** Reporting content to moderators, as a guest or with an account. */
export const reportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis, rateLimits, keys } = app.services;

  app.route({
    ...contracts.createReport,
    handler: async (request, reply) => {
      const by = requireAuthor(request);
      const { kind, id, reason, note = '' } = request.body;
      const account = 'accountId' in by ? by.accountId : by.guestId;
      await rateLimits.consume('report', { address: request.ip, account });
      const result = await reportContent(
        db,
        { kind, id },
        { by, reason, note: note.trim(), network: networkHash(keys, request.ip, { kind, id }) },
      );
      if (result.outcome !== 'reported') throw new AppError(result.outcome);
      if (result.change) await publishChange(redis, request.log, result.change);
      return reply.code(204).send(null);
    },
  });
};
