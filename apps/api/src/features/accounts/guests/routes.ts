// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/accounts';
import type { Fingerprint } from '@kga/contracts/accounts';
import { claimGuest, insertGuest, lockAccount, selectGuest, touchGuest } from '@kga/db/accounts';
import { moveContributions } from '@kga/db/contributions';
import { type Database, transaction } from '@kga/db/core';
import type { onResponseHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../../accounts/actor.ts';
import {
  type BoundGuest,
  boundGuest,
  clearGuestCookie,
  createRegistration,
  isStoredBy,
  rowOf,
  setGuestCookie,
} from '../../../accounts/guests.ts';
import { publishAuthorChange } from '../../../platform/change-events.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';

/**
 * Binds a guest id to the caller's browser, or finds what its cookie is bound to. The guest is stored
 * by its first write. A guest that was linked to an account cannot be used again.
 * @throws AppError `guest_id_taken`
 */
async function registerGuest(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { guestId: id, fingerprint }: { guestId: string; fingerprint: Fingerprint },
  bound: BoundGuest | undefined,
): Promise<{ guest: BoundGuest; createdAt: Date; outcome: 'new' | 'known' }> {
  const stored = await selectGuest(db, id);
  const guest = bound?.id === id ? bound : undefined;
  if (stored) {
    if (!guest || !isStoredBy(stored, guest) || stored.linked_at !== null) {
      throw new AppError('guest_id_taken');
    }
    await touchGuest(db, id);
    return { guest, createdAt: stored.created_at, outcome: 'known' };
  }
  if (guest?.registration) {
    return { guest, createdAt: new Date(guest.registration.at), outcome: 'known' };
  }
  const registration = createRegistration(keys, fingerprint);
  return { guest: { id, registration }, createdAt: new Date(registration.at), outcome: 'new' };
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

/** Links the guest of a browser; one that has written nothing is stored first, so that its visits are the account's. */
async function linkBoundGuest(db: Database, bound: BoundGuest, accountId: string) {
  const { id: guestId, registration } = bound;
  if (registration) await insertGuest(db, rowOf({ id: guestId, registration }));
  const stored = await selectGuest(db, guestId);
  return stored && isStoredBy(stored, bound) ? linkGuest(db, { guestId, accountId }) : undefined;
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
      const registered = await registerGuest(services, request.body, boundGuest(request));
      const { guest, createdAt, outcome } = registered;
      setGuestCookie(reply, guest);
      services.metrics.guests.inc({ step: 'register', outcome });
      return { id: guest.id, isGuest: true as const, createdAt: createdAt.toISOString() };
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
      const cookie = boundGuest(request);
      const bound = cookie?.id === guestId ? cookie : undefined;
      const moved = bound && (await linkBoundGuest(db, bound, account.id));
      if (bound) clearGuestCookie(reply);
      if (moved) await publishAuthorChange(redis, request.log);
      const linked = moved !== undefined;
      metrics.guests.inc({ step: 'link', outcome: linked ? 'linked' : 'nothing' });
      return { linked };
    },
  });
};
