// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/accounts';
import type { Fingerprint } from '@kga/contracts/accounts';
import {
  type Guest,
  claimGuest,
  insertGuest,
  lockAccount,
  selectGuest,
  touchGuest,
} from '@kga/db/accounts';
import { moveContributions } from '@kga/db/contributions';
import { type Database, transaction } from '@kga/db/core';
import type { onResponseHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { boundGuestId, requireAccountOf } from '../../../accounts/actor.ts';
import { clearGuestCookie, setGuestCookie } from '../../../accounts/session-plugin.ts';
import { publishAuthorChange } from '../../../platform/change-events.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';

type RegisterGuest = {
  guestId: string;
  fingerprint: Fingerprint;
  /** The id in the caller's signed cookie. */
  boundId: string | undefined;
  address: string;
};

/**
 * Registers a guest, or finds the one that the caller's cookie is bound to. A guest that was linked
 * to an account cannot be used again.
 * @throws AppError `guest_id_taken`, `rate_limited`
 */
async function registerGuest(
  { db, keys, rateLimits }: Pick<Services, 'db' | 'keys' | 'rateLimits'>,
  { guestId, fingerprint, boundId, address }: RegisterGuest,
): Promise<{ guest: Guest; outcome: 'new' | 'known' }> {
  const known = await selectGuest(db, guestId);
  if (known) {
    if (boundId !== guestId || known.linked_at !== null) throw new AppError('guest_id_taken');
    await touchGuest(db, guestId);
    return { guest: known, outcome: 'known' };
  }
  await rateLimits.consume('guest', { address });
  const fingerprintHash = keys.hash('fingerprint', JSON.stringify(fingerprint));
  const guest = await insertGuest(db, { id: guestId, fingerprintHash });
  // A concurrent request registered the same id.
  if (!guest) throw new AppError('guest_id_taken');
  return { guest, outcome: 'new' };
}

/**
 * Moves a guest's contributions to an account, once, in one transaction.
 * @returns how many were moved; undefined where there is no such guest, or it is linked already
 */
export async function linkGuest(
  db: Database,
  owners: { guestId: string; accountId: string },
): Promise<number | undefined> {
  return transaction(db, async (trx) => {
    if (!(await lockAccount(trx, owners.accountId))) throw new AppError('not_signed_in');
    if (!(await claimGuest(trx, owners))) return undefined;
    return moveContributions(trx, owners);
  });
}

/** Counts failed requests: the browser continues without a guest, so no user reports them. */
const countFailures =
  ({ metrics }: Pick<Services, 'metrics'>, step: 'register' | 'link'): onResponseHookHandler =>
  (_request, { statusCode }, next) => {
    const outcome = statusCode < 500 ? 'refused' : 'failed';
    if (statusCode >= 400) metrics.guests.inc({ step, outcome });
    next();
  };

export const guestRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  app.route({
    ...contracts.registerGuest,
    onResponse: countFailures(services, 'register'),
    handler: async (request, reply) => {
      const { guest, outcome } = await registerGuest(services, {
        ...request.body,
        boundId: boundGuestId(request),
        address: request.ip,
      });
      setGuestCookie(reply, guest.id);
      services.metrics.guests.inc({ step: 'register', outcome });
      return { id: guest.id, isGuest: true as const, createdAt: guest.created_at.toISOString() };
    },
  });
};

/** Links a guest to the account that signed in in the same browser. */
export const guestLinkRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db, redis, metrics } = services;
  app.route({
    ...contracts.linkGuest,
    onResponse: countFailures(services, 'link'),
    handler: async (request, reply) => {
      const account = requireAccountOf(request);
      const { guestId } = request.body;
      // Without the cookie the id may be guessed; the response does not tell whether it exists.
      const isBound = boundGuestId(request) === guestId;
      const moved = isBound ? await linkGuest(db, { guestId, accountId: account.id }) : undefined;
      if (isBound) clearGuestCookie(reply);
      if (moved) await publishAuthorChange(redis, request.log);
      const linked = moved !== undefined;
      metrics.guests.inc({ step: 'link', outcome: linked ? 'linked' : 'nothing' });
      return { linked };
    },
  });
};
