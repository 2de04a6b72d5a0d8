// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { nothing } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

const endpoint = endpointsOf('accounts');

export const roles = ['member', 'counsel', 'moderator', 'admin'] as const;

export type Role = (typeof roles)[number];

/** The signed-in user's own account. */
export const user = namedObject('User', {
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: describe(z.nullable(z.string()), 'The public name; null until one is chosen'),
  profileImageUrl: describe(z.nullable(z.string()), 'Path on the public origin'),
  role: z.enum(roles),
  emailVerified: z.boolean(),
  suspended: describe(
    z.nullable(z.object({ reason: z.string() })),
    'Why the account is suspended: it may only read and manage its own data',
  ),
});

export type User = z.infer<typeof user>;

/** Value of the header `Prefer` (RFC 7240) that asks `getUser` for 204 instead of 401. */
export const preferLenient = 'handling=lenient';

export const getUser = endpoint('GET', '/api/auth/user', {
  operationId: 'getUser',
  summary: 'The signed-in account',
  description: '401 without a session; 204 with the header `Prefer: handling=lenient`.',
  response: { 200: user, 204: nothing, ...answersWith(401, 429, 503) },
});

/** Paths whose responses depend on who is signed in. */
export const personalPaths = [
  '/api/profile',
  '/api/notifications',
  '/api/reactions',
  '/api/admin',
] as const;
