// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

/** `guest_`, 16 lower-case hex characters, milliseconds since 1970. */
export const guestId = z.string().check(z.regex(/^guest_[0-9a-f]{16}\d{13}$/));

const input = z.optional(z.nullable(z.string().check(z.maxLength(1_024))));

/** The browser's fingerprint; each part may be missing. */
export const fingerprint = z.object({
  userAgent: input,
  language: input,
  platform: input,
  screen: z.optional(
    z.nullable(z.object({ width: z.number(), height: z.number(), colorDepth: z.number() })),
  ),
  timezone: input,
  renderer: input,
  canvasHash: input,
});

export type Fingerprint = z.infer<typeof fingerprint>;

export const guest = namedObject('Guest', {
  id: z.string(),
  isGuest: z.literal(true),
  createdAt: time,
});

export type Guest = z.infer<typeof guest>;

/** Header with the guest's id; valid only with the cookie set at registration. */
export const guestHeader = 'x-guest-id';

const endpoint = endpointsOf('guests');

export const registerGuest = endpoint('POST', '/api/guest/register', {
  operationId: 'registerGuest',
  summary: 'Registers a guest and binds its id to a cookie',
  description:
    'Safe to repeat with that cookie; without it an id that has written is `409 guest_id_taken`. The guest is stored with its first write.',
  body: z.object({ guestId, fingerprint }),
  response: { 200: guest, ...answersWith(400, 403, 409, 413, 415, 429, 503) },
});

export const linkGuest = endpoint('POST', '/api/guest/link', {
  operationId: 'linkGuest',
  summary: "Moves a guest's content to the account, once",
  body: z.object({ guestId }),
  response: {
    200: z.object({ linked: describe(z.boolean(), 'False if there was no such guest') }),
    ...answersWith(400, 401, 403, 413, 415, 429, 503),
  },
});
