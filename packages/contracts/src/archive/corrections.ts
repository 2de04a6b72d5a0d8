// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { contentLanguageInput, contentStatuses, formTraces } from '../content/content.ts';
import { describe, endpointsOf } from '../core/endpoint.ts';
import { idempotencyKey, idParams, isAhead, partialDate, plainText } from '../core/fields.ts';
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

const pastDate = partialDate.check(z.refine((date) => !isAhead(date), 'is still ahead'));

/** What a reader corrects about a game. */
const correctionInput = z
  .object({
    facts: changedFacts,
    playableSince: describe(
      z.optional(pastDate),
      'Since when a game can be played again: a step of its life. Required with that status.',
    ),
    note: z.optional(plainText(1, correctionNoteMax)),
    sourceUrl: describe(
      z.optional(sourceUrl),
      'Of a page that confirms it. Required where the game can be played again.',
    ),
    language: contentLanguageInput,
    traces: formTraces,
  })
  .check(
    z.refine(({ facts, playableSince }) => facts.status !== 'playable_again' || playableSince, {
      path: ['playableSince'],
      error: 'is missing for a game that can be played again',
      params: { code: 'missing' },
    }),
    z.refine(({ playableSince, sourceUrl: url }) => playableSince === undefined || url, {
      path: ['sourceUrl'],
      error: 'is missing for a game that can be played again',
      params: { code: 'missing' },
    }),
  );

export const createCorrection = endpoint('POST', '/api/archive/games/:id/corrections', {
  operationId: 'createCorrection',
  summary: 'Suggests a correction of a game, which a moderator looks at first',
  description: 'The same facts as they are: `400`, with the code `unchanged`.',
  params: idParams,
  headers: idempotencyKey,
  body: correctionInput,
  response: {
    201: z.object({ id: z.uuid(), status: z.enum(contentStatuses) }),
    ...answersWith(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
});
