import * as contracts from '@kga/contracts';
import { type ContentRef } from '@kga/contracts';
import { reportContent } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { requireWriter } from '../../accounts/actor.ts';
import { requireWriteAccess } from '../../accounts/guards.ts';
import { publishChange } from '../../platform/change-events.ts';
import type { DerivedKeys } from '../../platform/derived-keys.ts';
import { AppError } from '../../platform/errors.ts';
import { networkOfIp } from '../../platform/rate-limits.ts';

const refusals = { nobody: 'not_signed_in', not_found: 'not_found' } as const;

/**
 * Hash of a network and a piece, which tells whether two reports of that piece come from one place,
 * and nothing of any other piece. This machine itself is a proxy and says nothing of who asks.
 */
function networkHash(
  keys: DerivedKeys,
  address: string,
  { kind, id }: ContentRef,
): Buffer | undefined {
  const network = networkOfIp(address);
  if (network === '0:0:0:0' || network.startsWith('127.')) return undefined;
  return keys.hash('reports', JSON.stringify([network, kind, id]));
}

/** Telling moderators of what should not be there, with or without an account. */
export const reportRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis, rateLimits, keys } = app.services;

  app.route({
    ...contracts.createReport,
    onRequest: requireWriteAccess,
    handler: async (request, reply) => {
      const by = requireWriter(request);
      const { kind, id, reason, note = '' } = request.body;
      const account = 'accountId' in by ? by.accountId : by.guestId;
      await rateLimits.consume('report', { address: request.ip, account });
      const found = await reportContent(
        db,
        { kind, id },
        { by, reason, note: note.trim(), network: networkHash(keys, request.ip, { kind, id }) },
      );
      if (found.outcome !== 'reported') throw new AppError(refusals[found.outcome]);
      if (found.change) await publishChange(redis, request.log, found.change);
      return reply.code(204).send(null);
    },
  });

  done();
};
