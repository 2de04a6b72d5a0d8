// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { contentKinds } from '../core/features.ts';
import { time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

/** Marks with a public count. */
export const countedMarks = ['helpful', 'game_like', 'letter_written'] as const;

export type CountedMark = (typeof countedMarks)[number];

const burstOf = {
  mark: z.enum(countedMarks),
  kind: describe(z.nullable(z.enum(contentKinds)), 'Of the item; null for a region with letters'),
  id: describe(z.string().check(z.maxLength(100)), 'Of the item, or the region'),
};

/** Held marks of an item that came in a burst. */
export const markBurst = namedObject('MarkBurst', {
  ...burstOf,
  title: describe(z.string(), 'Of the item, or the beginning of its text'),
  path: describe(z.nullable(z.string()), 'Of the page that shows the item'),
  marks: z.int(),
  first: time,
  last: time,
});

export type MarkBurst = z.infer<typeof markBurst>;

const markDecisions = ['accept', 'reject'] as const;

export type MarkDecision = (typeof markDecisions)[number];

const endpoint = endpointsOf('moderation');

export const listMarkBursts = endpoint('GET', '/api/admin/marks', {
  operationId: 'listMarkBursts',
  summary: 'Held marks, such as likes, that came in a burst, by item',
  response: {
    200: describe(z.array(markBurst), 'The oldest first, at most 100'),
    ...answersWith(400, 401, 403, 429, 503),
  },
});

export const decideMarkBurst = endpoint('POST', '/api/admin/marks/decisions', {
  operationId: 'decideMarkBurst',
  summary: 'Counts the held marks of an item, or deletes them',
  body: z.object({
    ...burstOf,
    last: describe(time, 'Of the burst as it was shown: what came later is left'),
    decision: z.enum(markDecisions),
  }),
  response: {
    200: z.object({ decided: z.int() }),
    ...answersWith(400, 401, 403, 404, 413, 415, 429, 503),
  },
});
