// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { idParams, pageOf, plainText, queryText, time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { roles } from './user.ts';

/** An account as shown to admins. */
export const managedUser = namedObject('Person', {
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  suspended: z.nullable(z.object({ reason: z.string(), at: time })),
  createdAt: time,
  lastSignedInAt: z.nullable(time),
});

export type ManagedUser = z.infer<typeof managedUser>;

export const userActions = ['role_granted', 'suspended', 'restored'] as const;

export const userEvent = namedObject('PersonEvent', {
  id: z.uuid(),
  at: time,
  action: z.enum(userActions),
  actor: describe(z.string(), "An admin's name, or `operator` for the command line"),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

export type UserEvent = z.infer<typeof userEvent>;

const endpoint = endpointsOf('users');
const reason = plainText(3, 500);
const changed = { 200: managedUser, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) };

export const listUsers = endpoint('GET', '/api/admin/people', {
  operationId: 'listUsers',
  summary: 'Accounts, newest first',
  description: '`q` finds within address and names, and the beginning of an id.',
  querystring: z.object({
    q: z.optional(queryText(254)),
    role: z.optional(z.enum(roles)),
    suspended: z.optional(z.enum(['yes', 'no'])),
    ...pageOf(50),
  }),
  response: { 200: z.array(managedUser), ...answersWith(400, 401, 403, 429, 503) },
});

export const changeRole = endpoint('PATCH', '/api/admin/people/:id', {
  operationId: 'changeRole',
  summary: 'Changes the role of another account; `409 own_account` for the caller’s',
  params: idParams,
  body: z.object({ role: z.enum(roles), reason: z.optional(reason) }),
  response: changed,
});

export const suspendUser = endpoint('POST', '/api/admin/people/:id/suspension', {
  operationId: 'suspendUser',
  summary: 'Suspends an account and ends its sessions',
  params: idParams,
  body: z.object({ reason }),
  response: changed,
});

export const restoreUser = endpoint('DELETE', '/api/admin/people/:id/suspension', {
  operationId: 'restoreUser',
  summary: 'Ends a suspension',
  params: idParams,
  response: changed,
});

export const listUserEvents = endpoint('GET', '/api/admin/people/:id/events', {
  operationId: 'listUserEvents',
  summary: 'The newest 100 actions of admins on an account, newest first',
  params: idParams,
  response: { 200: z.array(userEvent), ...answersWith(400, 401, 403, 404, 429, 503) },
});
