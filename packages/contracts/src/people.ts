import * as z from 'zod/mini';

import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { limit } from './paging.ts';
import { answersWith } from './problem.ts';
import { writtenText } from './text.ts';
import { roles } from './user.ts';

const time = z.iso.datetime();

/** Somebody as admins see them. */
export const person = z
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

export type Person = z.infer<typeof person>;

export const peopleActions = ['role_granted', 'suspended', 'restored'] as const;

/** One line of the audit log about a person. */
export const personEvent = z
  .object({
    id: z.uuid(),
    at: time,
    action: z.enum(peopleActions),
    actor: described(z.string(), "An admin's name, or `operator` for the command line"),
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
    reason: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'PersonEvent' });

export type PersonEvent = z.infer<typeof personEvent>;

const tags = ['people'];
const params = z.object({ id: z.uuid() });
const reason = writtenText(3, 500);
const changed = { 200: person, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) };

export const getPeople = endpoint({
  method: 'GET',
  url: '/api/admin/people',
  schema: {
    operationId: 'getPeople',
    summary: 'Accounts, newest first',
    description: '`q` finds within address and names, and the beginning of an id.',
    tags,
    querystring: z.object({
      q: z.optional(writtenText(0, 254)),
      role: z.optional(z.enum(roles)),
      suspended: z.optional(z.enum(['yes', 'no'])),
      limit: z._default(limit, 50),
      cursor: z.optional(z.string().check(z.maxLength(512))),
    }),
    response: { 200: z.array(person), ...answersWith(400, 401, 403, 429, 503) },
  },
});

export const changeRole = endpoint({
  method: 'PATCH',
  url: '/api/admin/people/:id',
  schema: {
    operationId: 'changeRole',
    summary: 'Grants a role; nobody changes their own (`409 own_account`)',
    tags,
    params,
    body: z.object({ role: z.enum(roles), reason: z.optional(reason) }),
    response: changed,
  },
});

export const suspendPerson = endpoint({
  method: 'POST',
  url: '/api/admin/people/:id/suspension',
  schema: {
    operationId: 'suspendPerson',
    summary: 'Suspends an account and ends its sessions',
    tags,
    params,
    body: z.object({ reason }),
    response: changed,
  },
});

export const restorePerson = endpoint({
  method: 'DELETE',
  url: '/api/admin/people/:id/suspension',
  schema: {
    operationId: 'restorePerson',
    summary: 'Ends a suspension',
    tags,
    params,
    response: changed,
  },
});

export const getPersonEvents = endpoint({
  method: 'GET',
  url: '/api/admin/people/:id/events',
  schema: {
    operationId: 'getPersonEvents',
    summary: 'What admins did to an account, newest first; the newest 100',
    tags,
    params,
    response: { 200: z.array(personEvent), ...answersWith(400, 401, 403, 404, 429, 503) },
  },
});
