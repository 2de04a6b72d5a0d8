// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import {
  contentLanguage,
  contentLanguageInput,
  formTraces,
  itemAuthor,
  moderationState,
} from '../../content/content.ts';
import { describe, endpointsOf, namedObject } from '../../core/endpoint.ts';
import {
  idempotencyKey,
  latestToday,
  lineText,
  nothing,
  pageOf,
  plainText,
  time,
  uuid,
} from '../../core/fields.ts';
import { answersWith } from '../../core/problem.ts';
import { legalRegions } from '../records.ts';

/** Maximum lengths, in UTF-16 units. */
export const letterAnswerMax = { content: 3_000, who: 160 } as const;

const textMin = 2;

const region = z.enum(legalRegions);

const shape = {
  id: z.uuid(),
  region,
  author: itemAuthor,
  who: describe(z.string(), 'Representative or authority that answered'),
  content: describe(z.string(), 'What they answered, quoted'),
  answeredOn: z.iso.date(),
  language: contentLanguage,
  createdAt: time,
};

/** What a representative or an authority answered to a letter, as a visitor quotes it. */
export const letterAnswer = namedObject('LetterAnswer', shape);

export type LetterAnswer = z.infer<typeof letterAnswer>;

/** An answer as the visitor who shared it sees it. */
export const ownLetterAnswer = namedObject('OwnLetterAnswer', { ...shape, ...moderationState });

export type OwnLetterAnswer = z.infer<typeof ownLetterAnswer>;

export const letterCount = namedObject('LetterCount', {
  region,
  written: describe(z.int(), 'Guests and members who said that they wrote'),
  answers: describe(z.int(), 'Published answers'),
});

export type LetterCount = z.infer<typeof letterCount>;

const endpoint = endpointsOf('letters');
const path = '/api/letters';
const params = z.object({ region });

export const listLetterCounts = endpoint('GET', path, {
  operationId: 'listLetterCounts',
  summary: 'How many wrote to the representatives of each region, and how many answers there are',
  response: { 200: z.array(letterCount), ...answersWith(429, 503) },
});

const answers = `${path}/:region/answers` as const;

export const listLetterAnswers = endpoint('GET', answers, {
  operationId: 'listLetterAnswers',
  summary: 'What representatives and authorities of a region answered, the last shared first',
  params,
  querystring: z.object(pageOf(20)),
  response: { 200: z.array(letterAnswer), ...answersWith(400, 429, 503) },
});

export const listOwnLetterAnswers = endpoint('GET', `${answers}/own`, {
  operationId: 'listOwnLetterAnswers',
  summary: 'The newest 100 answers that one shared for a region, whatever their status',
  params,
  response: { 200: z.array(ownLetterAnswer), ...answersWith(400, 401, 429, 503) },
});

const isPast = (day: string) => day <= latestToday();

export const createLetterAnswer = endpoint('POST', answers, {
  operationId: 'createLetterAnswer',
  summary: 'Shares an answer, which a moderator looks at first',
  headers: idempotencyKey,
  params,
  body: z.object({
    who: lineText(textMin, letterAnswerMax.who),
    content: plainText(textMin, letterAnswerMax.content),
    answeredOn: z.iso.date().check(z.refine(isPast, 'is still to come')),
    consent: describe(
      z.literal(true),
      'That whoever answered agreed to be quoted, or published the answer',
    ),
    language: contentLanguageInput,
    traces: formTraces,
  }),
  response: { 201: ownLetterAnswer, ...answersWith(400, 401, 403, 413, 415, 422, 429, 503) },
});

export const deleteLetterAnswer = endpoint('DELETE', `${answers}/:id`, {
  operationId: 'deleteLetterAnswer',
  summary: 'Deletes an answer that one shared',
  params: z.object({ region, id: uuid }),
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 429, 503) },
});
