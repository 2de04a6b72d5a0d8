// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Role } from '@kga/contracts/accounts';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';

import { AppError } from '../platform/errors.ts';
import { type AccessName, documentAccess } from '../platform/plugins/openapi-access.ts';
import { requireAccountOf, requireAuthor } from './actor.ts';
import { checkGuest, storeGuest } from './guests.ts';

/** Allows accounts, suspended ones included. */
const requireAccount: onRequestHookHandler = (request, _reply, next) => {
  requireAccountOf(request);
  next();
};

const requireActiveAccount: onRequestHookHandler = (request, _reply, next) => {
  if (requireAccountOf(request).suspended_at !== null) throw new AppError('account_suspended');
  next();
};

/** Allows guests and accounts, suspended ones included: they may still edit their own content. */
const requireGuestOrAccount: onRequestHookHandler = (request, _reply, next) => {
  requireAuthor(request);
  next();
};

const requireWriteAccess: onRequestHookHandler = (request, _reply, next) => {
  requireAuthor(request);
  const { actor } = request;
  if (actor.kind === 'account' && actor.account.suspended_at !== null) {
    throw new AppError('account_suspended');
  }
  next();
};

/** Each role includes the rights of those before it; counsel moderates nothing. */
const ranks = { member: 0, counsel: 0, moderator: 1, admin: 2 } as const satisfies Record<
  Role,
  number
>;

const requireRole =
  (role: Role): onRequestHookHandler =>
  (request, _reply, next) => {
    if (ranks[requireAccountOf(request).role] < ranks[role]) throw new AppError('not_allowed');
    next();
  };

/** Admins manage legal requests, which counsel alone reads. */
const requireOneOf =
  (...allowed: readonly Role[]): onRequestHookHandler =>
  (request, _reply, next) => {
    if (!allowed.includes(requireAccountOf(request).role)) throw new AppError('not_allowed');
    next();
  };

const guards = {
  contributors: requireGuestOrAccount,
  writers: requireWriteAccess,
  accountHolders: requireAccount,
  signedIn: requireActiveAccount,
  counsel: requireOneOf('counsel'),
  legalTeam: requireOneOf('counsel', 'admin'),
  moderators: requireRole('moderator'),
  admins: requireRole('admin'),
} as const satisfies Partial<Record<AccessName, onRequestHookHandler>>;

/** Refuses other callers in a scope, and documents its routes so. */
export function allowOnly(scope: FastifyInstance, callers: keyof typeof guards): void {
  scope.addHook('onRequest', guards[callers]);
  // After validation: a refused body stores no guest.
  if (callers === 'contributors') scope.addHook('preHandler', checkGuest);
  if (callers === 'writers') scope.addHook('preHandler', storeGuest);
  documentAccess(scope, callers);
}

/** Age in milliseconds up to which a sign-in stands in for the password. */
const recentMs = 15 * 60_000;

/** Requires a recent sign-in, against unlocked browsers. @throws AppError `sign_in_again` */
export function requireRecentSignIn({ session }: FastifyRequest): void {
  const signedInAt = Date.parse(session.createdAt ?? '');
  if (!(Date.now() - signedInAt < recentMs)) throw new AppError('sign_in_again');
}
