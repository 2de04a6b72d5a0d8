// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import {
  contentLanguage,
  contentLanguageInput,
  formTraces,
  helpfulCount,
  itemAuthor,
  moderationState,
} from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { kindsListedByGame } from '../core/features.ts';
import { idempotencyKey, idParams, nothing, pageOf, plainText, time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

/** Maximum lengths, in UTF-16 units. */
export const memoryMax = { content: 5_000, yearsPlayed: 40 } as const;

const contentMin = 2;

/** Whether years come in their order, and none is still to come. */
function areYearsPast(years: string): boolean {
  const [from = 0, to = from] = years.split('-').map(Number);
  return from <= to && to <= new Date().getUTCFullYear();
}

/** As people type them: `2014 – 2019` is `2014-2019`. */
const withPlainDash = (years: string) =>
  years.replaceAll(/\s/gu, '').replaceAll(/[‐-―−~〜～]/gu, '-');

/** The year or the years in which the author played the game. */
const yearsPlayed = describe(
  z
    .string()
    .check(
      z.maxLength(memoryMax.yearsPlayed),
      z.overwrite(withPlainDash),
      z.regex(/^(?:19[5-9]\d|20\d\d)(?:-(?:19[5-9]\d|20\d\d))?$/),
      z.refine(areYearsPast, 'are not in order, or still to come'),
    ),
  'As `2014` or `2014-2019`',
);

const shape = {
  id: z.uuid(),
  gameId: z.uuid(),
  author: itemAuthor,
  content: z.string(),
  yearsPlayed: describe(z.nullable(z.string()), 'As `2014` or `2014-2019`'),
  language: contentLanguage,
  helpful: helpfulCount,
  createdAt: time,
  editedAt: z.nullable(time),
};

export const memory = namedObject('Memory', shape);

export type Memory = z.infer<typeof memory>;

/** A memory as its author sees it. */
export const ownMemory = namedObject('OwnMemory', { ...shape, ...moderationState });

export type OwnMemory = z.infer<typeof ownMemory>;

export const memorySorts = ['newest', 'helpful'] as const;

export type MemorySort = (typeof memorySorts)[number];

const endpoint = endpointsOf('archive');
const memories = '/api/archive/games/:id/memories';
const ownMemoryPath = '/api/archive/memories/:id';

/** The fields of a memory that its author writes. */
const body = {
  content: plainText(contentMin, memoryMax.content),
  yearsPlayed: z.optional(z.nullable(yearsPlayed)),
  language: contentLanguageInput,
};

export const listMemories = endpoint('GET', memories, {
  operationId: 'listMemories',
  summary: 'What people remember of a game',
  description:
    '`newest` first, or those that most members found `helpful`. With `at` the newest ones from that memory on; all where it has no place here.',
  params: idParams,
  querystring: z.object({
    ...pageOf(20),
    sort: z._default(z.enum(memorySorts), 'newest'),
    at: z.optional(z.uuid()),
  }),
  response: { 200: z.array(memory), ...answersWith(400, 404, 429, 503) },
});

export const listOwnMemories = endpoint('GET', `${memories}/own`, {
  operationId: 'listOwnMemories',
  summary: 'The caller’s newest 100 memories of a game, whatever their status, newest first',
  params: idParams,
  response: { 200: z.array(ownMemory), ...answersWith(400, 401, 429, 503) },
});

export const createMemory = endpoint('POST', memories, {
  operationId: 'createMemory',
  summary: 'Shares a memory of a game; `status` says whether it waits for a moderator',
  headers: idempotencyKey,
  params: idParams,
  body: z.object({ ...body, traces: formTraces }),
  response: { 201: ownMemory, ...answersWith(400, 401, 403, 404, 413, 415, 422, 429, 503) },
});

export const updateMemory = endpoint('PATCH', ownMemoryPath, {
  operationId: 'updateMemory',
  summary: 'Updates a memory of the caller; fields that are left out stay',
  params: idParams,
  body: z.object({
    content: z.optional(body.content),
    yearsPlayed: body.yearsPlayed,
    language: body.language,
    revision: describe(
      z.optional(z.int()),
      'The one that was seen: where it was changed meanwhile, nothing is (`409 conflict`)',
    ),
  }),
  response: { 200: ownMemory, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) },
});

export const deleteMemory = endpoint('DELETE', ownMemoryPath, {
  operationId: 'deleteMemory',
  summary: 'Deletes a memory of the caller',
  params: idParams,
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 429, 503) },
});

/** Most items of each kind that are returned. */
export const gameMentionsMax = 3;

/** What is listed about a game: articles whose title names it, and content of visitors. */
export const gameMentionKinds = ['news', ...kindsListedByGame] as const;

export const gameMention = namedObject('GameMention', {
  kind: z.enum(gameMentionKinds),
  id: z.uuid(),
  path: describe(z.string(), 'Of the page that shows it'),
  title: z.string(),
  language: contentLanguage,
  createdAt: time,
  translations: describe(
    z.array(z.object({ language: contentLanguage, path: z.string(), title: z.string() })),
    'Of an article, its other languages',
  ),
});

export type GameMention = z.infer<typeof gameMention>;

export const listGameMentions = endpoint('GET', '/api/archive/games/:id/mentions', {
  operationId: 'listGameMentions',
  summary: `The newest news about a game and what visitors wrote of it elsewhere, at most ${gameMentionsMax} of each kind`,
  params: idParams,
  response: { 200: z.array(gameMention), ...answersWith(400, 404, 429, 503) },
});

const factValue = z.nullable(z.union([z.string(), z.array(z.string())]));

export const gameChange = namedObject('GameChange', {
  at: time,
  author: itemAuthor,
  byReader: describe(z.boolean(), 'Whether it was suggested; otherwise a moderator made it'),
  changes: describe(
    z.array(z.object({ fact: z.string(), before: factValue, after: factValue })),
    'Of facts, and of steps of its end, each as its date and its source',
  ),
});

export type GameChange = z.infer<typeof gameChange>;

export const listGameChanges = endpoint('GET', '/api/archive/games/:id/history', {
  operationId: 'listGameChanges',
  summary: 'What has changed of a game since it came into the archive, the latest first',
  params: idParams,
  response: { 200: z.array(gameChange), ...answersWith(400, 404, 429, 503) },
});
