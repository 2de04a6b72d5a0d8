// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import {
  contentLanguageInput,
  formTraces,
  moderationState,
  languageTag,
} from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import {
  httpUrl,
  idempotencyKey,
  idParams,
  isAhead,
  lineText,
  nothing,
  pageOf,
  partialDate,
  plainText,
  publicUrl,
  uuid,
} from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import {
  type GameFact,
  type GameStatus,
  archiveGame,
  archiveGameDetails,
  gameMax,
  gameStatuses,
} from './archive.ts';
import { gameGenres, gamePlatforms } from './tags.ts';

const endpoint = endpointsOf('archive');
const moderatorEndpoint = endpointsOf('moderation');

/** Whether a date is at most five years away; of a month or a year its beginning counts. */
function isNearEnough(date: string): boolean {
  const now = new Date();
  const last = `${now.getUTCFullYear() + 5}${now.toISOString().slice(4, 10)}`;
  return date <= last.slice(0, date.length);
}

/** When a game's servers were or will be turned off. */
export const endDate = partialDate.check(z.refine(isNearEnough, 'is more than five years away'));

/** The address of a page that confirms facts. */
export const sourceUrl = publicUrl(/^https?$/, gameMax.sourceUrl);

type Lifetime = {
  releaseDate?: string | null | undefined;
  shutdownDate?: string | null | undefined;
};

/** Whether a game was released before it was shut down, as far as both dates are known. */
export function isLifetime({ releaseDate, shutdownDate }: Lifetime): boolean {
  const [from, to] = [releaseDate ?? '', shutdownDate ?? ''];
  const length = Math.min(from.length, to.length);
  return from.slice(0, length) <= to.slice(0, length);
}

const inOrder = z.refine<Lifetime>(isLifetime, {
  path: ['releaseDate'],
  error: 'is after the shutdown',
});

/** What a reader submits about a game that the archive lacks. */
export const gameSubmission = z
  .object({
    name: lineText(1, gameMax.name),
    developer: lineText(1, gameMax.developer),
    publisher: z.optional(lineText(1, gameMax.publisher)),
    releaseDate: z.optional(partialDate),
    shutdownDate: endDate,
    genre: z.optional(z.enum(gameGenres)),
    description: z.optional(plainText(1, gameMax.description)),
    shutdownReason: z.optional(plainText(1, gameMax.shutdownReason)),
    language: contentLanguageInput,
    platform: z.optional(z.enum(gamePlatforms)),
    coverUrl: describe(
      z.optional(httpUrl(/^https$/, gameMax.coverUrl)),
      'Fetched, checked and then shown from this site',
    ),
    coverUpload: describe(
      z.optional(z.uuid()),
      'Id of an uploaded picture of the caller, in place of `coverUrl`',
    ),
    sourceUrl: describe(z.optional(sourceUrl), 'Of a page that confirms the facts'),
    traces: formTraces,
  })
  .check(inOrder);

export type GameSubmission = z.infer<typeof gameSubmission>;

/** A submitted game as the one who submitted it sees it; `availability` is its status in the archive. */
export const ownGame = namedObject('OwnGame', {
  ...archiveGameDetails.shape,
  ...moderationState,
  availability: z.enum(gameStatuses),
});

export type OwnGame = z.infer<typeof ownGame>;

export const createGame = endpoint('POST', '/api/archive/games', {
  operationId: 'createGame',
  summary: 'Submits a game to the archive, where a moderator looks at it first',
  headers: idempotencyKey,
  body: gameSubmission,
  response: { 201: ownGame, ...answersWith(400, 401, 403, 413, 415, 422, 429, 503) },
});

export const getOwnGame = endpoint('GET', '/api/archive/games/:id/own', {
  operationId: 'getOwnGame',
  summary: 'A game that one has submitted, whatever its status',
  params: idParams,
  response: { 200: ownGame, ...answersWith(400, 401, 404, 429, 503) },
});

export const deleteGame = endpoint('DELETE', '/api/archive/games/:id', {
  operationId: 'deleteGame',
  summary: 'Takes back a game that one has submitted, unless it is published',
  params: idParams,
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 429, 503) },
});

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
  name: lineText(1, gameMax.name),
  developer: z.nullable(lineText(1, gameMax.developer)),
  publisher: z.nullable(lineText(1, gameMax.publisher)),
  releaseDate: z.nullable(partialDate),
  shutdownDate: z.nullable(endDate),
  status: z.enum(gameStatuses),
  revivedBy: z.nullable(lineText(1, gameMax.revivedBy)),
  genre: z.nullable(z.enum(gameGenres)),
  platforms: distinct(z.enum(gamePlatforms), gamePlatforms.length),
  description: z.nullable(plainText(1, gameMax.description)),
  shutdownReason: z.nullable(plainText(1, gameMax.shutdownReason)),
  sources: distinct(sourceUrl, gameSourcesMax),
} as const satisfies Record<GameFact, z.core.SomeType>;

export const allFacts = z.object(gameFacts);

export type GameFacts = z.infer<typeof allFacts>;

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
  return !isAhead(shutdownDate ?? '') || status === 'announced' || status === 'unknown';
}

/** Whether a game that can be played again says who runs it. */
export const isRevivalStated = ({
  status,
  revivedBy,
}: {
  status: GameStatus;
  revivedBy?: string | null | undefined;
}): boolean => status !== 'playable_again' || revivedBy !== null;

const revision = describe(z.int(), 'The one seen; another one answers `409`');

/** A game as moderators see and correct it. */
export const reviewedGame = namedObject('ReviewedGame', {
  ...ownGame.shape,
  coverSource: describe(z.nullable(z.string()), 'Where its cover comes from'),
  caseRevision: describe(z.int(), 'Of its moderation case; whoever decides names the one seen'),
  mergedInto: describe(
    z.nullable(z.object({ id: z.uuid(), name: z.string() })),
    'The game that it is a duplicate of',
  ),
  undoableMerge: describe(
    z.nullable(z.uuid()),
    'The decision that merged it, if that can still be undone; what the other game took over stays',
  ),
});

export type ReviewedGame = z.infer<typeof reviewedGame>;

export const getReviewedGame = moderatorEndpoint('GET', '/api/admin/archive/games/:id', {
  operationId: 'getReviewedGame',
  summary: 'A game of any status with everything that a moderator needs',
  params: idParams,
  response: { 200: reviewedGame, ...answersWith(400, 401, 403, 404, 429, 503) },
});

export const updateGame = moderatorEndpoint('PUT', '/api/admin/archive/games/:id', {
  operationId: 'updateGame',
  summary: 'Corrects what is stated about a game',
  params: idParams,
  body: z
    .object({
      ...gameFacts,
      revivedBy: describe(z.optional(gameFacts.revivedBy), 'What is left out stays'),
      language: z.optional(languageTag),
      removeCover: z.optional(z.boolean()),
      steps: describe(z.optional(gameSteps), 'Null removes one; those left out stay'),
      revision,
    })
    .check(
      inOrder,
      announcedFirst,
      z.refine(isEndPossible, { path: ['status'], error: 'is not announced, with a date ahead' }),
      z.refine(isRevivalStated, {
        path: ['revivedBy'],
        error: 'is missing for a game that can be played again',
      }),
    ),
  response: { 200: reviewedGame, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) },
});

export const mergeGame = moderatorEndpoint('POST', '/api/admin/archive/games/:id/merge', {
  operationId: 'mergeGame',
  summary: 'Closes a game as a duplicate of another one, which takes over what it lacks',
  params: idParams,
  body: z.object({ into: uuid, revision }),
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) },
});

export const listGamesToCheck = moderatorEndpoint('GET', '/api/admin/archive/games-to-check', {
  operationId: 'listGamesToCheck',
  summary: 'Announced games whose day has passed, the earliest first: did they shut down?',
  querystring: z.object(pageOf(20)),
  response: { 200: z.array(archiveGame), ...answersWith(400, 401, 403, 429, 503) },
});
