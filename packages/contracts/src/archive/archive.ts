// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { contentLanguage, interfaceLanguage } from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { idParams, pageOf, partialDate, queryText, time } from '../core/fields.ts';
import { defaultLanguage } from '../core/languages.ts';
import { answersWith } from '../core/problem.ts';
import { gameGenres, gamePlatforms } from './tags.ts';

/**
 * Whether a game can be played: its end is announced, has come, or has been undone. `playable_again` is a
 * game that everyone can begin to play today: its publisher runs it again or offers it without servers, or
 * players run a server or an emulator that is open to all. `revivedBy` and the step `playable_again` with
 * its source say so. Code of a server that is not open to all is not enough.
 */
export const gameStatuses = ['announced', 'shut_down', 'playable_again', 'unknown'] as const;

export type GameStatus = (typeof gameStatuses)[number];

/** The steps of a game's end, in the order in which they usually happen. */
export const gameEventKinds = [
  'announced',
  'sales_ended',
  'servers_off',
  'playable_again',
] as const;

export type GameEventKind = (typeof gameEventKinds)[number];

/** What the archive states about a game, in the order in which it is shown. */
export const gameFactNames = [
  'name',
  'developer',
  'publisher',
  'releaseDate',
  'shutdownDate',
  'status',
  'revivedBy',
  'genre',
  'platforms',
  'description',
  'shutdownReason',
  'sources',
] as const;

export type GameFact = (typeof gameFactNames)[number];

/** The facts whose change is mailed to those who follow a game. */
export const followedFacts = ['status', 'releaseDate', 'shutdownDate'] as const;

/** A name as texts use it: without additions such as `(online)` or the name in another script. */
export const shortGameName = (name: string): string =>
  name.replaceAll(/\s*[(（][^()（）]*[)）]/gu, '').trim() || name;

/** Maximum lengths, in UTF-16 units. */
export const gameMax = {
  name: 160,
  developer: 160,
  publisher: 160,
  coverUrl: 2_048,
  sourceUrl: 2_048,
  description: 4_000,
  revivedBy: 160,
  shutdownReason: 2_000,
} as const;

/** The license of the open data: no permission or attribution is needed. */
export const openDataLicense = 'CC0-1.0';

export const openDataLicenseUrl = 'https://creativecommons.org/publicdomain/zero/1.0/';

const shape = {
  id: z.uuid(),
  name: z.string(),
  developer: z.nullable(z.string()),
  publisher: z.nullable(z.string()),
  coverUrl: describe(z.nullable(z.string()), 'Path on the public origin'),
  releaseDate: describe(
    z.nullable(partialDate),
    'When everyone could first play it: also an early access or open beta that went on until its launch, but no short test',
  ),
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

/** What the cover of a game is drawn from, or the uploaded one. */
export const coveredGame = z.pick(archiveGame, {
  name: true,
  publisher: true,
  genre: true,
  releaseDate: true,
  shutdownDate: true,
  coverUrl: true,
});

export type CoveredGame = z.infer<typeof coveredGame>;

/** A game as an item of another kind shows it: its cover, which leads to its page. */
export const linkedGame = z.extend(coveredGame, {
  id: z.uuid(),
  // Absent in answers of an older version.
  status: z._default(shape.status, 'unknown'),
});

export type LinkedGame = z.infer<typeof linkedGame>;

export type ArchiveGame = z.infer<typeof archiveGame>;

export const gameEvent = z.object({
  kind: z.enum(gameEventKinds),
  date: partialDate,
  sourceUrl: z.nullable(z.string()),
});

export type GameEvent = z.infer<typeof gameEvent>;

/**
 * What kind of page confirms a fact: a notice of those who made, published or sold the game, an editorial
 * medium, a reference work such as an encyclopedia, or a page of players.
 */
export const sourceKinds = ['primary', 'press', 'reference', 'community'] as const;

export type SourceKind = (typeof sourceKinds)[number];

const gameSource = z.object({
  url: z.string(),
  publisher: describe(z.nullable(z.string()), 'Null where only the address is known'),
  title: z.nullable(z.string()),
  day: describe(z.nullable(partialDate), 'When the page was published'),
  kind: z.nullable(z.enum(sourceKinds)),
});

export type GameSource = z.infer<typeof gameSource>;

const gameText = z.object({
  language: contentLanguage,
  description: z.nullable(z.string()),
  shutdownReason: z.nullable(z.string()),
});

export type GameText = z.infer<typeof gameText>;

export const archiveGameDetails = namedObject('ArchiveGameDetails', {
  ...shape,
  description: describe(z.nullable(z.string()), 'In `language`'),
  // Absent in answers of an older version, as are `texts` and `sourcePages`.
  revivedBy: describe(
    z._default(z.nullable(z.string()), null),
    'Who runs it, where it can be played again: the project or the company',
  ),
  texts: describe(z._default(z.array(gameText), []), 'Description and reason in further languages'),
  events: describe(z.array(gameEvent), 'Of its end, in the order of their dates'),
  sources: describe(z.array(z.string()), 'Addresses of pages that confirm the facts'),
  sourcePages: describe(z._default(z.array(gameSource), []), 'The same pages in the same order'),
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
    '`shutdown`: the latest first; `upcoming`: those that are still on, the next one to end first; `remembered`: those with the most memories and likes. With `q` those whose name, developer or publisher contains it, found in names first. With `q`, of `upcoming` and of a `year` with other filters, `X-Total-Count` counts to 1,000; beyond that `X-Total-Relation: at-least` says so.',
  querystring: z
    .object({
      ...pageOf(20),
      q: z.optional(queryText(200)),
      genre: z.optional(z.enum(gameGenres)),
      platform: z.optional(z.enum(gamePlatforms)),
      status: z.optional(z.enum(gameStatuses)),
      year: describe(
        z.optional(z.coerce.number().check(z.int(), z.minimum(1970), z.maximum(2199))),
        'Of the shutdown; in the order `shutdown` and without `q`',
      ),
      sort: z._default(z.enum(archiveSorts), 'shutdown'),
    })
    .check(
      z.refine(
        ({ year, q, sort }) =>
          year === undefined || (sort === 'shutdown' && (q ?? '').trim() === ''),
        { path: ['year'], error: 'goes with the order `shutdown` and without `q`' },
      ),
    ),
  response: { 200: z.array(archiveGame), ...answersWith(400, 429, 503) },
});

export const getGame = endpoint('GET', '/api/archive/games/:id', {
  operationId: 'getGame',
  summary: 'A game with the steps of its end and their sources',
  params: idParams,
  response: { 200: archiveGameDetails, ...answersWith(400, 404, 429, 503) },
});

export const listSimilarGames = endpoint('GET', '/api/archive/games/similar', {
  operationId: 'listSimilarGames',
  summary: 'Published games whose name is like this one, the likeliest first; at most five',
  querystring: z.object({ name: queryText(gameMax.name) }),
  response: { 200: z.array(archiveGame), ...answersWith(400, 429, 503) },
});

/** So many games at most are suggested where what is typed must not be sent. */
export const suggestedGamesMax = 1_000;

export const listSuggestedGames = endpoint('GET', '/api/archive/games/suggested', {
  operationId: 'listSuggestedGames',
  summary: 'The games that a field for a name suggests, as a whole; at most 1,000',
  description:
    'Those with the most memories and likes first. A browser that has this list finds a game without sending what is typed.',
  response: { 200: z.array(linkedGame), ...answersWith(429, 503) },
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

const inLanguage = z.object({ lang: z._default(interfaceLanguage, defaultLanguage) });

export const getArchiveCalendar = endpoint('GET', '/api/archive/calendar.ics', {
  operationId: 'getArchiveCalendar',
  summary: 'A calendar (iCalendar) of announced shutdowns whose day is known',
  querystring: inLanguage,
  response: { 200: describe(z.any(), 'text/calendar'), ...answersWith(400, 429, 503) },
});

export const getArchiveFeed = endpoint('GET', '/api/archive/feed.atom', {
  operationId: 'getArchiveFeed',
  summary: 'The 50 latest games that came into the archive and changes of a status',
  querystring: inLanguage,
  response: { 200: describe(z.any(), 'application/atom+xml'), ...answersWith(400, 429, 503) },
});
