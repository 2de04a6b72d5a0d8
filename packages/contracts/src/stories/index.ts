// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import {
  contentLanguage,
  contentLanguageInput,
  formTraces,
  itemAuthor,
  languageFilter,
  moderationState,
} from '../content/content.ts';
import { formattedText, textFormatInput } from '../content/texts.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import {
  idempotencyKey,
  idParams,
  lineText,
  nothing,
  pageOf,
  plainText,
  queryText,
  time,
} from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { currencies } from '../core/rates.ts';

/** Maximum lengths, in UTF-16 units. */
export const storyMax = { gameName: 120, title: 160, content: 10_000 } as const;

/** Minimum lengths, in characters: two are a meaningful title in Chinese. */
const storyMin = { gameName: 1, title: 2, content: 10 } as const;

/** Largest loss, in any currency. */
export const amountMax = 100_000_000;

const shape = {
  id: z.uuid(),
  userId: describe(
    z.nullable(z.string()),
    'First 8 characters of the author’s id; null where the author deleted the account',
  ),
  author: itemAuthor,
  gameName: z.string(),
  title: z.string(),
  content: describe(z.string(), 'As it was typed'),
  ...formattedText,
  amountLost: describe(z.nullable(z.number()), 'In yen, at the reference rate of `rateDate`'),
  amount: describe(z.nullable(z.number()), 'As it was given, in `currency`'),
  currency: z.nullable(z.enum(currencies)),
  rateDate: describe(z.nullable(z.iso.date()), 'Day of the reference rate; null for yen'),
  language: contentLanguage,
  createdAt: time,
  editedAt: z.nullable(time),
};

export const story = namedObject('Story', shape);

export type Story = z.infer<typeof story>;

/** A story as its author sees it. */
export const ownStory = namedObject('OwnStory', { ...shape, ...moderationState });

export type OwnStory = z.infer<typeof ownStory>;

const amount = z.number().check(z.minimum(0), z.maximum(amountMax), z.multipleOf(0.01));

/** The fields of a story that its author writes. */
export const storyBody = z.object({
  gameName: lineText(storyMin.gameName, storyMax.gameName),
  title: lineText(storyMin.title, storyMax.title),
  content: plainText(storyMin.content, storyMax.content),
  format: textFormatInput,
  amountLost: describe(z.optional(z.nullable(amount)), 'In `currency`'),
  currency: z.optional(z.enum(currencies)),
  language: contentLanguageInput,
});

export type StoryBody = z.infer<typeof storyBody>;

const endpoint = endpointsOf('stories');

export const listStories = endpoint('GET', '/api/stories', {
  operationId: 'listStories',
  summary: 'Published stories, newest first',
  description:
    'With `q` those that hold it, found in titles and names of games first. `X-Total-Count` counts a search to 1,000; beyond that `X-Total-Relation: at-least` says so.',
  querystring: z.object({
    ...pageOf(20),
    q: z.optional(queryText(200)),
    lang: languageFilter,
  }),
  response: { 200: z.array(story), ...answersWith(400, 429, 503) },
});

export const getStory = endpoint('GET', '/api/stories/:id', {
  operationId: 'getStory',
  summary: 'A published story',
  params: idParams,
  response: { 200: story, ...answersWith(400, 404, 429, 503) },
});

export const getNextStory = endpoint('GET', '/api/stories/:id/next', {
  operationId: 'getNextStory',
  summary:
    'The published story after this one, newest first; after the oldest the newest; null alone',
  params: idParams,
  response: { 200: z.nullable(story), ...answersWith(400, 429, 503) },
});

const storyTotals = z.object({
  stories: z.int(),
  games: z.int(),
  yen: z.number(),
  rates: describe(
    z.array(z.object({ currency: z.enum(currencies), yen: z.number() })),
    'What one unit of each currency is worth in yen now',
  ),
});

export type StoryTotals = z.infer<typeof storyTotals>;

export const getStoryTotals = endpoint('GET', '/api/stories/totals', {
  operationId: 'getStoryTotals',
  summary: 'What all published stories tell of together',
  response: {
    200: storyTotals,
    ...answersWith(429, 503),
  },
});

export const listStoryGames = endpoint('GET', '/api/stories/games', {
  operationId: 'listStoryGames',
  summary: 'Games that published stories name, those of most stories first; at most ten',
  querystring: z.object({ q: z._default(queryText(120), '') }),
  response: {
    200: z.array(z.object({ name: z.string(), stories: z.int() })),
    ...answersWith(400, 429, 503),
  },
});

export const getOwnStory = endpoint('GET', '/api/stories/:id/own', {
  operationId: 'getOwnStory',
  summary: 'A story of the caller, whatever its status',
  params: idParams,
  response: { 200: ownStory, ...answersWith(400, 401, 404, 429, 503) },
});

export const createStory = endpoint('POST', '/api/stories', {
  operationId: 'createStory',
  summary: 'Tells a story; `status` says whether it waits for a moderator',
  headers: idempotencyKey,
  body: z.object({ ...storyBody.shape, traces: formTraces }),
  response: { 201: ownStory, ...answersWith(400, 401, 403, 413, 415, 422, 429, 503) },
});

export const updateStory = endpoint('PUT', '/api/stories/:id', {
  operationId: 'updateStory',
  summary: 'Updates a story of the caller; that of a new author waits for a moderator again',
  params: idParams,
  body: z.object({ ...storyBody.shape, revision: z.int() }),
  response: { 200: ownStory, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) },
});

export const deleteStory = endpoint('DELETE', '/api/stories/:id', {
  operationId: 'deleteStory',
  summary: 'Deletes a story of the caller for good',
  params: idParams,
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 429, 503) },
});
