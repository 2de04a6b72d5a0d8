import * as z from 'zod/mini';

import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { idParams, nothing, plainText, uuid } from '../core/fields.ts';
import { languages } from '../core/languages.ts';
import { answersWith } from '../core/problem.ts';
import { gameGenres, gamePlatforms, gameStatuses, partialDate } from './games.ts';
import { endDate, gameMax, inOrder, isLifetime, ownGame, sourceUrl } from './submissions.ts';

/** Sources of a game at most. */
export const gameSourcesMax = 20;

/** A list in which nothing is repeated. */
const distinct = <Item extends z.core.SomeType>(item: Item, max: number) =>
  z.array(item).check(
    z.maxLength(max),
    z.overwrite((items) => [...new Set(items)]),
  );

/** What the archive states about a game; null is what is not known. */
export const gameFacts = {
  name: plainText(1, gameMax.name),
  developer: z.nullable(plainText(1, gameMax.developer)),
  publisher: z.nullable(plainText(1, gameMax.publisher)),
  releaseDate: z.nullable(partialDate),
  shutdownDate: z.nullable(endDate),
  status: z.enum(gameStatuses),
  genre: z.nullable(z.enum(gameGenres)),
  platforms: distinct(z.enum(gamePlatforms), gamePlatforms.length),
  description: z.nullable(plainText(1, gameMax.description)),
  shutdownReason: z.nullable(plainText(1, gameMax.shutdownReason)),
  sources: distinct(sourceUrl, gameSourcesMax),
} as const;

export type GameFact = keyof typeof gameFacts;

/** The facts in the order in which they are shown. */
export const gameFactNames = [
  'name',
  'developer',
  'publisher',
  'releaseDate',
  'shutdownDate',
  'status',
  'genre',
  'platforms',
  'description',
  'shutdownReason',
  'sources',
] as const satisfies readonly GameFact[];

const facts = z.object(gameFacts);

export type GameFacts = z.infer<typeof facts>;

/**
 * The steps of a game's end that moderators state. When its servers went off follows from its
 * shutdown date.
 */
export const statedSteps = ['announced', 'sales_ended', 'playable_again'] as const;

export type StatedStep = (typeof statedSteps)[number];

const step = z.optional(z.nullable(z.object({ date: endDate, sourceUrl })));

const gameSteps = z.object({ announced: step, sales_ended: step, playable_again: step });

export type GameSteps = z.infer<typeof gameSteps>;

/** Refuses an announcement after the shutdown. */
const announcedFirst = z.refine<{ shutdownDate: string | null; steps?: GameSteps | undefined }>(
  ({ shutdownDate, steps }) => isLifetime({ releaseDate: steps?.announced?.date, shutdownDate }),
  { path: ['steps', 'announced', 'date'], error: 'is after the shutdown' },
);

/**
 * Whether a game can have its status: until the shutdown date that is the announcement. Of a month or
 * a year the beginning counts.
 */
export function isEndPossible({
  shutdownDate,
  status,
}: Pick<GameFacts, 'shutdownDate' | 'status'>): boolean {
  const date = shutdownDate ?? '';
  const isAhead = date > new Date().toISOString().slice(0, date.length);
  return !isAhead || status === 'announced' || status === 'unknown';
}

const revision = describe(z.int(), 'The one seen; another one answers `409`');

/** A game as moderators see and correct it. */
export const reviewedGame = namedObject('ReviewedGame', {
  ...ownGame.shape,
  coverSource: describe(z.nullable(z.string()), 'Where its cover comes from'),
  caseRevision: describe(z.int(), 'Of its moderation case; whoever decides names the one seen'),
});

export type ReviewedGame = z.infer<typeof reviewedGame>;

const endpoint = endpointsOf('moderation');

export const getReviewedGame = endpoint('GET', '/api/admin/archive/games/:id', {
  operationId: 'getReviewedGame',
  summary: 'A game of any status with everything that a moderator needs',
  params: idParams,
  response: { 200: reviewedGame, ...answersWith(400, 401, 403, 404, 429, 503) },
});

export const updateGame = endpoint('PUT', '/api/admin/archive/games/:id', {
  operationId: 'updateGame',
  summary: 'Corrects what is stated about a game',
  params: idParams,
  body: z
    .object({
      ...gameFacts,
      language: z.optional(z.enum(languages)),
      removeCover: z.optional(z.boolean()),
      steps: describe(z.optional(gameSteps), 'Null removes one; those left out stay'),
      revision,
    })
    .check(
      inOrder,
      announcedFirst,
      z.refine(isEndPossible, { path: ['status'], error: 'is not announced, with a date ahead' }),
    ),
  response: { 200: reviewedGame, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) },
});

export const mergeGame = endpoint('POST', '/api/admin/archive/games/:id/merge', {
  operationId: 'mergeGame',
  summary: 'Closes a game as a duplicate of another one, which takes over what it lacks',
  params: idParams,
  body: z.object({ into: uuid, revision }),
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) },
});
