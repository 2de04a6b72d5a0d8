import type { Role } from '@kga/contracts';
import type { onRequestHookHandler } from 'fastify';

import { AppError } from '../errors.ts';
import { accountOf } from './actor.ts';

/** Lets accounts in, suspended ones as well. */
export const holdsAccount: onRequestHookHandler = (request, _reply, next) => {
  accountOf(request);
  next();
};

/** Lets accounts in that are not suspended. */
export const isSignedIn: onRequestHookHandler = (request, _reply, next) => {
  if (accountOf(request).suspended_at !== null) throw new AppError('account_suspended');
  next();
};

/** Each role may do what those before it may. */
const ranks = { member: 0, moderator: 1, admin: 2 } as const satisfies Record<Role, number>;

/** Lets a role and those above it in. */
export const isAtLeast =
  (role: Role): onRequestHookHandler =>
  (request, _reply, next) => {
    if (ranks[accountOf(request).role] < ranks[role]) throw new AppError('not_allowed');
    next();
  };
