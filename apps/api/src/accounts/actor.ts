import { guestHeader } from '@kga/contracts';
import { type Account, type AuthorRef, selectAccount } from '@kga/db';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

import { AppError } from '../platform/errors.ts';
import { guestCookie, sessionCookie } from './session-plugin.ts';

/** Who makes a request. */
export type Actor =
  | { kind: 'nobody' }
  | { kind: 'guest'; guestId: string }
  | { kind: 'account'; account: Account };

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}

/** A session is written anew, and its cookie renewed, where it was last seen so long ago. */
const seenMs = 60_000;

const anonymous: Actor = { kind: 'nobody' };

/** The id that this browser's cookie is bound to. */
export function boundGuestId(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[guestCookie];
  if (cookie === undefined) return undefined;
  return request.unsignCookie(cookie).value ?? undefined;
}

function guestOf(request: FastifyRequest): Actor {
  const guestId = request.headers[guestHeader];
  if (typeof guestId !== 'string' || guestId !== boundGuestId(request)) return anonymous;
  return { kind: 'guest', guestId };
}

/** Notes that somebody is still here, which renews the session; most requests write nothing. */
function noteSeen({ session, cookies }: FastifyRequest): void {
  const now = Date.now();
  const signedAnew = cookies[sessionCookie] !== session.encryptedSessionId;
  if (!signedAnew && now - Date.parse(session.lastSeenAt ?? '') < seenMs) return;
  session.lastSeenAt = new Date(now).toISOString();
}

async function actorOf(request: FastifyRequest): Promise<Actor> {
  const { accountId } = request.session;
  if (accountId === undefined) return guestOf(request);
  // Read each time: a role, a suspension or a deletion acts at once.
  const account = await selectAccount(request.server.services.db, accountId);
  if (account === undefined) {
    await request.session.regenerate();
    return guestOf(request);
  }
  noteSeen(request);
  return { kind: 'account', account };
}

/** Who calls, as `request.actor`. */
export const actor = fastifyPlugin(
  (app: FastifyInstance, _options, done) => {
    app.decorateRequest('actor');
    app.addHook('onRequest', async (request) => {
      request.actor = await actorOf(request);
    });
    done();
  },
  { name: 'actor', dependencies: ['session'] },
);

/**
 * The account that calls.
 *
 * @throws AppError `not_signed_in`
 */
export function requireAccountOf({ actor: { kind, ...rest } }: FastifyRequest): Account {
  if (kind === 'account' && 'account' in rest) return rest.account;
  throw new AppError('not_signed_in');
}

/**
 * The author that calls, with or without an account.
 *
 * @throws AppError `not_signed_in` where somebody is neither a guest nor signed in
 */
export function requireAuthor({ actor: { kind, ...rest } }: FastifyRequest): AuthorRef {
  if (kind === 'account' && 'account' in rest) return { accountId: rest.account.id };
  if (kind === 'guest' && 'guestId' in rest) return { guestId: rest.guestId };
  throw new AppError('not_signed_in');
}

/** Whether a moderator or an admin calls. */
export const isModerator = ({ actor: { kind, ...rest } }: FastifyRequest): boolean =>
  kind === 'account' && 'account' in rest && rest.account.role !== 'member';
