// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { contentReasons } from '../content/content.ts';
import { describe, endpointsOf } from '../core/endpoint.ts';
import type { ContentKind } from '../core/features.ts';
import { plainText } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

const endpoint = endpointsOf('moderation');

/** Longest note to an author, in UTF-16 units. */
export const noteMax = 1_000;

/** Kinds of content whose passages moderators can remove. */
export const redactableKinds = [
  'story',
  'forum_post',
  'forum_reply',
  'memory',
  'reason',
  'letter_answer',
] as const satisfies readonly ContentKind[];

export type RedactableKind = (typeof redactableKinds)[number];

/** Most passages of one redaction, and their lengths in characters. */
export const redactionMax = { passages: 20, passage: { least: 2, most: 2_000 } } as const;

export const createRedaction = endpoint('POST', '/api/admin/moderation/redactions', {
  operationId: 'createRedaction',
  summary: 'Removes passages of a text for good, such as the address of a person',
  description:
    'Wherever the passages stand in its title, its text and its earlier versions, a note in its language takes their place. The author learns of it with the reason. `409 conflict` where one of them is not in the text.',
  body: z.object({
    kind: z.enum(redactableKinds),
    id: z.uuid(),
    passages: z
      .array(plainText(redactionMax.passage.least, redactionMax.passage.most))
      .check(z.minLength(1), z.maxLength(redactionMax.passages)),
    reason: z.enum(contentReasons),
    note: z.optional(plainText(0, noteMax)),
  }),
  response: {
    200: z.object({ removed: describe(z.int(), 'In how many places of the text') }),
    ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503),
  },
});
