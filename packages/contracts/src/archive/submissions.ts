import * as z from 'zod/mini';

import { contentLanguageInput, formTraces, moderationState } from '../content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { idempotencyKey, idParams, nothing, plainText } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { archiveGame, archiveGameDetails } from './archive.ts';
import { gameGenres, gamePlatforms, gameStatuses, partialDate } from './games.ts';

/** Maximum lengths, in UTF-16 units. */
export const gameMax = {
  name: 160,
  developer: 160,
  publisher: 160,
  coverUrl: 2_048,
  sourceUrl: 2_048,
  description: 4_000,
  shutdownReason: 2_000,
} as const;

/** Years from now in which a shutdown can be announced. */
const announcedYears = 5;

/** Whether a date is at most five years away; of a month or a year its beginning counts. */
function isNearEnough(date: string): boolean {
  const now = new Date();
  const last = `${now.getUTCFullYear() + announcedYears}${now.toISOString().slice(4, 10)}`;
  return date <= last.slice(0, date.length);
}

/** When a game's servers were or will be turned off. */
export const endDate = partialDate.check(z.refine(isNearEnough, 'is more than five years away'));

const httpUrl = (protocol: RegExp, max: number) =>
  z.url({ protocol }).check(z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));

/** The address of a page that confirms facts. */
export const sourceUrl = httpUrl(/^https?$/, gameMax.sourceUrl);

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

/** Refuses a release after the shutdown. */
export const inOrder = z.refine<Lifetime>(isLifetime, {
  path: ['releaseDate'],
  error: 'is after the shutdown',
});

const facts = {
  name: plainText(1, gameMax.name),
  developer: plainText(1, gameMax.developer),
  publisher: z.optional(plainText(1, gameMax.publisher)),
  releaseDate: z.optional(partialDate),
  shutdownDate: endDate,
  genre: z.optional(z.enum(gameGenres)),
  description: z.optional(plainText(1, gameMax.description)),
  shutdownReason: z.optional(plainText(1, gameMax.shutdownReason)),
  language: contentLanguageInput,
};

/** What a reader submits about a game that the archive lacks. */
export const gameSubmission = z
  .object({
    ...facts,
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

const endpoint = endpointsOf('archive');

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

export const listSimilarGames = endpoint('GET', '/api/archive/games/similar', {
  operationId: 'listSimilarGames',
  summary: 'Published games whose name is like this one, the likeliest first; at most five',
  querystring: z.object({ name: plainText(0, gameMax.name) }),
  response: { 200: z.array(archiveGame), ...answersWith(400, 429, 503) },
});
