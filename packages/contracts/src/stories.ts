import * as z from 'zod/mini';

import { contentLanguage, contentLanguageInput, formTraces, moderationState } from './content.ts';
import { described, endpoint } from './core/endpoint.ts';
import { limit, plainText } from './core/fields.ts';
import { answersWith } from './core/problem.ts';
import { currencies } from './rates.ts';

/** Maximum lengths, in UTF-16 units. */
export const storyMax = { gameName: 120, title: 160, content: 10_000 } as const;

/** Minimum lengths, in characters: two are a meaningful title in Chinese. */
const storyMin = { gameName: 1, title: 2, content: 10 } as const;

/** Largest loss, in any currency. */
export const amountMax = 100_000_000;

const time = z.iso.datetime();

const shape = {
  id: z.uuid(),
  userId: described(
    z.nullable(z.string()),
    'First 8 characters of the author’s id; null where the author deleted the account',
  ),
  gameName: z.string(),
  title: z.string(),
  content: z.string(),
  amountLost: described(z.nullable(z.number()), 'In yen, at the reference rate of `rateDate`'),
  amount: described(z.nullable(z.number()), 'As it was given, in `currency`'),
  currency: z.nullable(z.enum(currencies)),
  rateDate: described(z.nullable(z.iso.date()), 'Day of the reference rate; null for yen'),
  language: contentLanguage,
  createdAt: time,
  editedAt: z.nullable(time),
};

export const story = z.object(shape).register(z.globalRegistry, { id: 'Story' });

export type Story = z.infer<typeof story>;

/** A story as its author sees it. */
export const ownStory = z
  .object({ ...shape, ...moderationState })
  .register(z.globalRegistry, { id: 'OwnStory' });

export type OwnStory = z.infer<typeof ownStory>;

const amount = z.number().check(z.minimum(0), z.maximum(amountMax), z.multipleOf(0.01));

/** The fields of a story that its author writes. */
export const storyBody = z.object({
  gameName: plainText(storyMin.gameName, storyMax.gameName),
  title: plainText(storyMin.title, storyMax.title),
  content: plainText(storyMin.content, storyMax.content),
  amountLost: described(z.optional(z.nullable(amount)), 'In `currency`'),
  currency: z.optional(z.enum(currencies)),
  language: contentLanguageInput,
});

export type StoryBody = z.infer<typeof storyBody>;

const tags = ['stories'] as const;
const params = z.object({ id: z.uuid() });
const nothing = described(z.null(), 'Nothing');
const cursor = z.optional(z.string().check(z.maxLength(512)));

export const listStories = endpoint({
  method: 'GET',
  url: '/api/stories',
  schema: {
    operationId: 'listStories',
    summary: 'Published stories, newest first; with `q` those of games whose name holds it',
    tags,
    querystring: z.object({
      limit: z._default(limit, 20),
      cursor,
      q: z.optional(plainText(0, 120)),
    }),
    response: { 200: z.array(story), ...answersWith(400, 429, 503) },
  },
});

export const getStory = endpoint({
  method: 'GET',
  url: '/api/stories/:id',
  schema: {
    operationId: 'getStory',
    summary: 'A published story',
    tags,
    params,
    response: { 200: story, ...answersWith(400, 404, 429, 503) },
  },
});

export const getStoryTotals = endpoint({
  method: 'GET',
  url: '/api/stories/totals',
  schema: {
    operationId: 'getStoryTotals',
    summary: 'What all published stories tell of together',
    tags,
    response: {
      200: z.object({ stories: z.int(), games: z.int(), yen: z.number() }),
      ...answersWith(429, 503),
    },
  },
});

export const listStoryGames = endpoint({
  method: 'GET',
  url: '/api/stories/games',
  schema: {
    operationId: 'listStoryGames',
    summary: 'Games that published stories name, those of most stories first; at most ten',
    tags,
    querystring: z.object({ q: z._default(plainText(0, 120), '') }),
    response: {
      200: z.array(z.object({ name: z.string(), stories: z.int() })),
      ...answersWith(400, 429, 503),
    },
  },
});

export const getOwnStory = endpoint({
  method: 'GET',
  url: '/api/stories/:id/own',
  schema: {
    operationId: 'getOwnStory',
    summary: 'One’s own story, whatever its status',
    tags,
    params,
    response: { 200: ownStory, ...answersWith(400, 401, 404, 429, 503) },
  },
});

export const createStory = endpoint({
  method: 'POST',
  url: '/api/stories',
  schema: {
    operationId: 'createStory',
    summary: 'Tells a story; `status` says whether it waits for a moderator',
    tags,
    headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.maxLength(200))) }),
    body: z.object({ ...storyBody.shape, traces: formTraces }),
    response: { 201: ownStory, ...answersWith(400, 401, 403, 413, 415, 422, 429, 503) },
  },
});

export const updateStory = endpoint({
  method: 'PUT',
  url: '/api/stories/:id',
  schema: {
    operationId: 'updateStory',
    summary: 'Writes one’s own story anew; a newcomer’s waits for a moderator again',
    tags,
    params,
    body: z.object({ ...storyBody.shape, revision: z.int() }),
    response: { 200: ownStory, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) },
  },
});

export const deleteStory = endpoint({
  method: 'DELETE',
  url: '/api/stories/:id',
  schema: {
    operationId: 'deleteStory',
    summary: 'Takes one’s own story back for good',
    tags,
    params,
    response: { 204: nothing, ...answersWith(400, 401, 403, 404, 429, 503) },
  },
});
