import * as z from 'zod/mini';

import { described, endpoint } from './core/endpoint.ts';
import { limit, plainText } from './core/fields.ts';
import { answersWith } from './core/problem.ts';
import { roles } from './user.ts';

const time = z.iso.datetime();

/** An account as shown to admins. */
export const managedUser = z
  .object({
    id: z.uuid(),
    email: z.string(),
    emailVerified: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(roles),
    suspended: z.nullable(z.object({ reason: z.string(), at: time })),
    createdAt: time,
    lastSignedInAt: z.nullable(time),
  })
  .register(z.globalRegistry, { id: 'Person' });

export type ManagedUser = z.infer<typeof managedUser>;

export const userActions = ['role_granted', 'suspended', 'restored'] as const;

/** An audit entry about an account. */
export const userEvent = z
  .object({
    id: z.uuid(),
    at: time,
    action: z.enum(userActions),
    actor: described(z.string(), "An admin's name, or `operator` for the command line"),
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
    reason: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'PersonEvent' });

export type UserEvent = z.infer<typeof userEvent>;

const tags = ['people'] as const;
const params = z.object({ id: z.uuid() });
const reason = plainText(3, 500);
const changed = { 200: managedUser, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) };

export const listUsers = endpoint({
  method: 'GET',
  url: '/api/admin/people',
  schema: {
    operationId: 'listUsers',
    summary: 'Accounts, newest first',
    description: '`q` finds within address and names, and the beginning of an id.',
    tags,
    querystring: z.object({
      q: z.optional(plainText(0, 254)),
      role: z.optional(z.enum(roles)),
      suspended: z.optional(z.enum(['yes', 'no'])),
      limit: z._default(limit, 50),
      cursor: z.optional(z.string().check(z.maxLength(512))),
    }),
    response: { 200: z.array(managedUser), ...answersWith(400, 401, 403, 429, 503) },
  },
});

export const changeRole = endpoint({
  method: 'PATCH',
  url: '/api/admin/people/:id',
  schema: {
    operationId: 'changeRole',
    summary: "Changes the role of an account other than one's own (`409 own_account`)",
    tags,
    params,
    body: z.object({ role: z.enum(roles), reason: z.optional(reason) }),
    response: changed,
  },
});

export const suspendUser = endpoint({
  method: 'POST',
  url: '/api/admin/people/:id/suspension',
  schema: {
    operationId: 'suspendUser',
    summary: 'Suspends an account and ends its sessions',
    tags,
    params,
    body: z.object({ reason }),
    response: changed,
  },
});

export const restoreUser = endpoint({
  method: 'DELETE',
  url: '/api/admin/people/:id/suspension',
  schema: {
    operationId: 'restoreUser',
    summary: 'Ends a suspension',
    tags,
    params,
    response: changed,
  },
});

export const listUserEvents = endpoint({
  method: 'GET',
  url: '/api/admin/people/:id/events',
  schema: {
    operationId: 'listUserEvents',
    summary: 'The newest 100 actions of admins on an account, newest first',
    tags,
    params,
    response: { 200: z.array(userEvent), ...answersWith(400, 401, 403, 404, 429, 503) },
  },
});
