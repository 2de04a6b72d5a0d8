import type { Role } from '@kga/contracts';
import type { onRequestHookHandler } from 'fastify';

import { AppError } from '../platform/errors.ts';
import { requireAccountOf, requireAuthor } from './actor.ts';

/** Lets accounts in, suspended ones as well. */
export const requireAccount: onRequestHookHandler = (request, _reply, next) => {
  requireAccountOf(request);
  next();
};

/** Lets accounts in that are not suspended. */
export const requireActiveAccount: onRequestHookHandler = (request, _reply, next) => {
  if (requireAccountOf(request).suspended_at !== null) throw new AppError('account_suspended');
  next();
};

/** Lets guests and accounts in, suspended ones as well: what they wrote stays in their hands. */
export const requireGuestOrAccount: onRequestHookHandler = (request, _reply, next) => {
  requireAuthor(request);
  next();
};

/** Lets guests in, and accounts that are not suspended. */
export const requireWriteAccess: onRequestHookHandler = (request, _reply, next) => {
  requireAuthor(request);
  const { actor } = request;
  if (actor.kind === 'account' && actor.account.suspended_at !== null) {
    throw new AppError('account_suspended');
  }
  next();
};

/** Each role may do what those before it may. */
const ranks = { member: 0, moderator: 1, admin: 2 } as const satisfies Record<Role, number>;

/** Lets a role and those above it in. */
export const requireRole =
  (role: Role): onRequestHookHandler =>
  (request, _reply, next) => {
    if (ranks[requireAccountOf(request).role] < ranks[role]) throw new AppError('not_allowed');
    next();
  };
