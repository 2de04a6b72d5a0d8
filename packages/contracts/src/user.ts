import * as z from 'zod/mini';

import { described, endpoint } from './core/endpoint.ts';
import { answersWith } from './core/problem.ts';

export const roles = ['member', 'moderator', 'admin'] as const;

export type Role = (typeof roles)[number];

/** The signed-in user's own account. */
export const user = z
  .object({
    id: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: described(z.nullable(z.string()), 'Path on the public origin'),
    role: z.enum(roles),
    emailVerified: z.boolean(),
    suspended: described(
      z.nullable(z.object({ reason: z.string() })),
      'Why the account is suspended: it may only read and manage its own data',
    ),
  })
  .register(z.globalRegistry, { id: 'User' });

export type User = z.infer<typeof user>;

export const getUser = endpoint({
  method: 'GET',
  url: '/api/auth/user',
  schema: {
    operationId: 'getUser',
    summary: 'The signed-in account',
    tags: ['accounts'],
    response: { 200: user, ...answersWith(401, 429, 503) },
  },
});

/** Paths whose responses depend on who is signed in. */
export const personalPaths = ['/api/profile', '/api/admin'] as const;
