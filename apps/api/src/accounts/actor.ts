// SPDX-License-Identifier: AGPL-3.0-or-later
import { guestHeader } from '@kga/contracts/accounts';
import { type Account, selectAccount } from '@kga/db/accounts';
import type { AuthorRef } from '@kga/db/content';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

import { AppError } from '../platform/errors.ts';
import { documentAccess } from '../platform/plugins/openapi-access.ts';
import { boundGuest } from './guests.ts';
import { isTeam } from './presenter.ts';

export type Actor =
  | { kind: 'nobody' }
  | { kind: 'guest'; guestId: string }
  | { kind: 'account'; account: Account };

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}

/** Milliseconds between two renewals of a session and its cookie. */
const seenMs = 60_000;

const anonymous: Actor = { kind: 'nobody' };

function guestOf(request: FastifyRequest): Actor {
  const guestId = request.headers[guestHeader];
  if (typeof guestId !== 'string' || guestId !== boundGuest(request)?.id) return anonymous;
  return { kind: 'guest', guestId };
}

/** Renews the session from time to time; most requests write nothing. */
function renewSession({ session, cookies, server }: FastifyRequest): void {
  const now = Date.now();
  const wasResigned = cookies[server.services.cookies.session] !== session.encryptedSessionId;
  if (!wasResigned && now - Date.parse(session.lastSeenAt ?? '') < seenMs) return;
  session.lastSeenAt = new Date(now).toISOString();
}

async function actorOf(request: FastifyRequest): Promise<Actor> {
  const { accountId } = request.session;
  if (accountId === undefined) return guestOf(request);
  // Read on every request, so that a new role, a suspension or a deletion takes effect at once.
  const account = await selectAccount(request.server.services.db, accountId);
  if (account === undefined) {
    await request.session.regenerate();
    return guestOf(request);
  }
  renewSession(request);
  return { kind: 'account', account };
}

export const actor = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorateRequest('actor');
    app.decorateRequest('isGuestStored', false);
    app.addHook('onRequest', async (request) => {
      request.actor = await actorOf(request);
    });
    documentAccess(app, 'everyone');
  },
  { name: 'actor', dependencies: ['session'] },
);

/** The account of the caller. @throws AppError `not_signed_in` */
export function requireAccountOf({ actor: { kind, ...rest } }: FastifyRequest): Account {
  if (kind === 'account' && 'account' in rest) return rest.account;
  throw new AppError('not_signed_in');
}

/** The account or guest of the caller. @throws AppError `not_signed_in` for others */
export function requireAuthor({ actor: { kind, ...rest } }: FastifyRequest): AuthorRef {
  if (kind === 'account' && 'account' in rest) return { accountId: rest.account.id };
  if (kind === 'guest' && 'guestId' in rest) return { guestId: rest.guestId };
  throw new AppError('not_signed_in');
}

export const isModerator = ({ actor: { kind, ...rest } }: FastifyRequest): boolean =>
  kind === 'account' && 'account' in rest && isTeam(rest.account);
