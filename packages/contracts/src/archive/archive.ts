import * as z from 'zod/mini';

import { contentLanguage, itemAuthor } from '../content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { idParams, pageOf, plainText, time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { gameEventKinds, gameGenres, gamePlatforms, gameStatuses, partialDate } from './games.ts';

/** The license of the open data: no permission or attribution is needed. */
export const openDataLicense = 'CC0-1.0';

export const openDataLicenseUrl = 'https://creativecommons.org/publicdomain/zero/1.0/';

const shape = {
  id: z.uuid(),
  name: z.string(),
  developer: z.nullable(z.string()),
  publisher: z.nullable(z.string()),
  coverUrl: describe(z.nullable(z.string()), 'Path on the public origin'),
  releaseDate: z.nullable(partialDate),
  shutdownDate: describe(z.nullable(partialDate), 'When its servers were or will be turned off'),
  genre: z.nullable(z.enum(gameGenres)),
  platforms: z.array(z.enum(gamePlatforms)),
  status: z.enum(gameStatuses),
  shutdownReason: describe(z.nullable(z.string()), 'In `language`'),
  likeCount: describe(z.int(), 'How many guests and members like it'),
  memoryCount: describe(z.int(), 'How many memories of it are published'),
  language: contentLanguage,
  createdAt: describe(time, 'When it came into the archive'),
  editedAt: z.nullable(time),
};

export const archiveGame = namedObject('ArchiveGame', shape);

export type ArchiveGame = z.infer<typeof archiveGame>;

export const gameEvent = z.object({
  kind: z.enum(gameEventKinds),
  date: partialDate,
  sourceUrl: z.nullable(z.string()),
});

export type GameEvent = z.infer<typeof gameEvent>;

export const archiveGameDetails = namedObject('ArchiveGameDetails', {
  ...shape,
  description: describe(z.nullable(z.string()), 'In `language`'),
  events: describe(z.array(gameEvent), 'Of its end, in the order of their dates'),
  sources: describe(z.array(z.string()), 'Addresses of pages that confirm the facts'),
});

export type ArchiveGameDetails = z.infer<typeof archiveGameDetails>;

export const archiveFigures = namedObject('ArchiveFigures', {
  total: describe(z.int(), 'Games in the archive'),
  announced: describe(z.int(), 'Games whose end is announced'),
  playable: describe(z.int(), 'Games that can be played again'),
  byYear: describe(
    z.array(z.object({ year: z.int(), count: z.int() })),
    'Shutdowns by year, the earliest first; years without any are left out',
  ),
});

export type ArchiveFigures = z.infer<typeof archiveFigures>;

export const archiveSorts = ['shutdown', 'upcoming', 'remembered', 'name'] as const;

export type ArchiveSort = (typeof archiveSorts)[number];

const endpoint = endpointsOf('archive');

export const listGames = endpoint('GET', '/api/archive/games', {
  operationId: 'listGames',
  summary: 'Games whose servers were turned off or will be',
  description:
    '`shutdown`: the latest first; `upcoming`: those that are still on, the next one to end first; `remembered`: those with the most memories and likes. With `q` those whose name, developer or publisher contains it, found in names first. With `q` and of `upcoming`, `X-Total-Count` counts to 1,000; beyond that `X-Total-Relation: at-least` says so.',
  querystring: z.object({
    ...pageOf(20),
    q: z.optional(plainText(0, 200)),
    genre: z.optional(z.enum(gameGenres)),
    platform: z.optional(z.enum(gamePlatforms)),
    status: z.optional(z.enum(gameStatuses)),
    sort: z._default(z.enum(archiveSorts), 'shutdown'),
  }),
  response: { 200: z.array(archiveGame), ...answersWith(400, 429, 503) },
});

export const getGame = endpoint('GET', '/api/archive/games/:id', {
  operationId: 'getGame',
  summary: 'A game with the steps of its end and their sources',
  params: idParams,
  response: { 200: archiveGameDetails, ...answersWith(400, 404, 429, 503) },
});

/** Most stories and most posts that name a game and are returned. */
export const gameMentionsMax = 3;

export const gameMention = namedObject('GameMention', {
  kind: z.enum(['story', 'forum_post']),
  id: z.uuid(),
  path: describe(z.string(), 'Of the page that shows it'),
  title: z.string(),
  language: contentLanguage,
  createdAt: time,
});

export type GameMention = z.infer<typeof gameMention>;

export const listGameMentions = endpoint('GET', '/api/archive/games/:id/mentions', {
  operationId: 'listGameMentions',
  summary: `The newest stories of a game and forum posts that name it, at most ${gameMentionsMax} of each`,
  params: idParams,
  response: { 200: z.array(gameMention), ...answersWith(400, 404, 429, 503) },
});

export const gameLike = namedObject('GameLike', {
  liked: describe(z.boolean(), 'Whether one likes it'),
  likeCount: z.int(),
});

export type GameLike = z.infer<typeof gameLike>;

const like = '/api/archive/games/:id/like';

export const getGameLike = endpoint('GET', like, {
  operationId: 'getGameLike',
  summary: 'How many like a game, and whether one does',
  params: idParams,
  response: { 200: gameLike, ...answersWith(400, 401, 404, 429, 503) },
});

export const createGameLike = endpoint('PUT', like, {
  operationId: 'createGameLike',
  summary: 'Likes a game, once for each guest or member',
  params: idParams,
  response: { 200: gameLike, ...answersWith(400, 401, 403, 404, 429, 503) },
});

export const deleteGameLike = endpoint('DELETE', like, {
  operationId: 'deleteGameLike',
  summary: 'Takes back that one likes a game',
  params: idParams,
  response: { 200: gameLike, ...answersWith(400, 401, 403, 404, 429, 503) },
});

export const getArchiveFigures = endpoint('GET', '/api/archive/figures', {
  operationId: 'getArchiveFigures',
  summary: 'How many games the archive holds, and when they ended',
  response: { 200: archiveFigures, ...answersWith(429, 503) },
});

export const exportGamesJson = endpoint('GET', '/api/archive/games.json', {
  operationId: 'exportGamesJson',
  summary: 'All games as open data (CC0), with their events and sources',
  response: {
    200: describe(
      z.any(),
      '`{ license, schema, games }`, each game by the JSON Schema that `schema` names',
    ),
    ...answersWith(429, 503),
  },
});

export const exportGamesCsv = endpoint('GET', '/api/archive/games.csv', {
  operationId: 'exportGamesCsv',
  summary: 'All games as a table (CC0): UTF-8, with a header line; lists are separated by spaces',
  response: { 200: describe(z.any(), 'text/csv'), ...answersWith(429, 503) },
});

export const getGamesSchema = endpoint('GET', '/api/archive/games.schema.json', {
  operationId: 'getGamesSchema',
  summary: 'JSON Schema of a game of the open data',
  response: { 200: z.record(z.string(), z.unknown()), ...answersWith(429, 503) },
});

export const getArchiveCalendar = endpoint('GET', '/api/archive/calendar.ics', {
  operationId: 'getArchiveCalendar',
  summary: 'A calendar (iCalendar) of announced shutdowns whose day is known',
  response: { 200: describe(z.any(), 'text/calendar'), ...answersWith(429, 503) },
});

export const getArchiveFeed = endpoint('GET', '/api/archive/feed.atom', {
  operationId: 'getArchiveFeed',
  summary: 'The 50 latest games that came into the archive and changes of a status',
  response: { 200: describe(z.any(), 'application/atom+xml'), ...answersWith(429, 503) },
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

const following = z.object({ following: z.boolean() });

export const getGameFollow = endpoint('GET', '/api/archive/games/:id/follow', {
  operationId: 'getGameFollow',
  summary: 'Whether one is mailed when the status or the dates of a game change',
  params: idParams,
  response: { 200: following, ...answersWith(400, 401, 404, 429, 503) },
});

export const updateGameFollow = endpoint('PUT', '/api/archive/games/:id/follow', {
  operationId: 'updateGameFollow',
  summary: 'Asks for mails about changes of a game, or for no more of them',
  params: idParams,
  body: following,
  response: { 200: following, ...answersWith(400, 401, 403, 404, 413, 415, 429, 503) },
});
