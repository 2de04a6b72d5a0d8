import * as z from 'zod/mini';

import { describe } from '../core/endpoint.ts';

export const gameGenres = [
  'action',
  'adventure',
  'battle_royale',
  'card',
  'fighting',
  'mmo',
  'moba',
  'music',
  'party',
  'platformer',
  'puzzle',
  'racing',
  'role_playing',
  'sandbox',
  'shooter',
  'simulation',
  'social',
  'sports',
  'strategy',
  'other',
] as const;

export type GameGenre = (typeof gameGenres)[number];

export const gamePlatforms = [
  'windows',
  'mac',
  'linux',
  'web',
  'android',
  'ios',
  'ps2',
  'ps3',
  'ps4',
  'ps5',
  'psp',
  'vita',
  'xbox',
  'xbox360',
  'xboxone',
  'xbox_series',
  'gamecube',
  'wii',
  'wiiu',
  'switch',
  'ds',
  '3ds',
  'dreamcast',
  'stadia',
  'vr',
] as const;

export type GamePlatform = (typeof gamePlatforms)[number];

/** Names of platforms, which are the same in every language. */
export const platformNames: Readonly<Record<GamePlatform, string>> = {
  windows: 'Windows',
  mac: 'macOS',
  linux: 'Linux',
  web: 'Web',
  android: 'Android',
  ios: 'iOS',
  ps2: 'PlayStation 2',
  ps3: 'PlayStation 3',
  ps4: 'PlayStation 4',
  ps5: 'PlayStation 5',
  psp: 'PlayStation Portable',
  vita: 'PlayStation Vita',
  xbox: 'Xbox',
  xbox360: 'Xbox 360',
  xboxone: 'Xbox One',
  xbox_series: 'Xbox Series X|S',
  gamecube: 'GameCube',
  wii: 'Wii',
  wiiu: 'Wii U',
  switch: 'Nintendo Switch',
  ds: 'Nintendo DS',
  '3ds': 'Nintendo 3DS',
  dreamcast: 'Dreamcast',
  stadia: 'Stadia',
  vr: 'VR',
};

/** Whether a game can be played: its end is announced, has come, or has been undone. */
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
  'genre',
  'platforms',
  'description',
  'shutdownReason',
  'sources',
] as const;

export type GameFact = (typeof gameFactNames)[number];

/** The facts whose change is mailed to those who follow a game. */
export const followedFacts = ['status', 'releaseDate', 'shutdownDate'] as const;

/** Whether a day exists: 2024-02-29 does, 2023-02-29 does not. */
function isRealDate(date: string): boolean {
  const ms = Date.parse(date);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
}

/** A date of which the day, or the month and the day, may not be known. */
export const partialDate = describe(
  z
    .string()
    .check(
      z.regex(/^(?:19[7-9]\d|20\d\d)(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/),
      z.refine(isRealDate, 'is no day of the calendar'),
    ),
  'As `2014-12-02`, `2014-12` or `2014`, as far as it is known',
);

/** A name as texts use it: without additions such as `(online)` or the name in another script. */
export const shortGameName = (name: string): string =>
  name.replaceAll(/\s*[(（][^()（）]*[)）]/gu, '').trim() || name;
