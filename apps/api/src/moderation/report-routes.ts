import { type ContentRef, addReport } from '@kga/contracts';
import { reportPiece } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { networkOf } from '../accounts/attempts.ts';
import type { Keys } from '../accounts/keys.ts';
import { announce } from '../changes.ts';
import { AppError } from '../errors.ts';
import { writerOf } from '../plugins/actor.ts';
import { mayWrite } from '../plugins/scopes.ts';

const refusals = { nobody: 'not_signed_in', not_found: 'not_found' } as const;

/**
 * Hash of a network and a piece, which tells whether two reports of that piece come from one place,
 * and nothing of any other piece. This machine itself is a proxy and says nothing of who asks.
 */
function networkHash(keys: Keys, address: string, { kind, id }: ContentRef): Buffer | undefined {
  const network = networkOf(address);
  if (network === '0:0:0:0' || network.startsWith('127.')) return undefined;
  return keys.hash('reports', JSON.stringify([network, kind, id]));
}

/** Telling moderators of what should not be there, with or without an account. */
export const reportRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis, attempts, keys } = app.people;

  app.route({
    ...addReport,
    onRequest: mayWrite,
    handler: async (request, reply) => {
      const by = writerOf(request);
      const { kind, id, reason, note = '' } = request.body;
      const account = 'accountId' in by ? by.accountId : by.guestId;
      await attempts.guard('report', { address: request.ip, account });
      const found = await reportPiece(
        db,
        { kind, id },
        { by, reason, note: note.trim(), network: networkHash(keys, request.ip, { kind, id }) },
      );
      if (found.outcome !== 'reported') throw new AppError(refusals[found.outcome]);
      if (found.change) await announce(redis, request.log, found.change);
      return reply.code(204).send(null);
    },
  });

  done();
};
