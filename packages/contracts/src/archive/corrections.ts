// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { contentLanguageInput, contentStatuses, formTraces } from '../content/content.ts';
import { describe, endpointsOf } from '../core/endpoint.ts';
import { idempotencyKey, idParams, plainText } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { type GameFacts, allFacts, sourceUrl } from './submissions.ts';

const endpoint = endpointsOf('archive');

/** Maximum length of the note with a correction, in UTF-16 units. */
export const correctionNoteMax = 2_000;

const someFacts = z.partial(allFacts);

/** Facts that a correction changes. */
export type SomeFacts = z.infer<typeof someFacts>;

const changedFacts = describe(someFacts, 'The facts that are different');

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The facts in which one differs from the other, as the one states them. */
export function differentFacts(one: SomeFacts, other: SomeFacts): SomeFacts {
  const different: SomeFacts = {};
  return Object.assign(
    different,
    Object.fromEntries(
      Object.entries(one).filter(([fact, value]) => !isSame(value, Reflect.get(other, fact))),
    ),
  );
}

/** Facts with some of them replaced. */
export const replaceFacts = (facts: GameFacts, some: SomeFacts): GameFacts =>
  Object.assign(
    { ...facts },
    Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)),
  );

export const createCorrection = endpoint('POST', '/api/archive/games/:id/corrections', {
  operationId: 'createCorrection',
  summary: 'Suggests a correction of a game, which a moderator looks at first',
  description: 'The same facts as they are: `400`, with the code `unchanged`.',
  params: idParams,
  headers: idempotencyKey,
  body: z.object({
    facts: changedFacts,
    note: z.optional(plainText(1, correctionNoteMax)),
    sourceUrl: describe(z.optional(sourceUrl), 'Of a page that confirms it'),
    language: contentLanguageInput,
    traces: formTraces,
  }),
  response: {
    201: z.object({ id: z.uuid(), status: z.enum(contentStatuses) }),
    ...answersWith(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
});
