// SPDX-License-Identifier: AGPL-3.0-or-later
import type {
  GameEventKind,
  GameFact,
  GameGenre,
  GamePlatform,
  GameStatus,
  SomeFacts,
  SourceKind,
  StatedStep,
} from '@kga/contracts/archive';
import type { ContentStatus } from '@kga/contracts/content';
import type { Language } from '@kga/contracts/core';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

import type { FilledTime, Time } from '../core/values.ts';

/** A game of the archive. Dates are as `2014-12-02`, `2014-12` or `2014`. */
export type GameTable = {
  id: string;
  name: string;
  developer: string | null;
  publisher: string | null;
  release_date: string | null;
  shutdown_date: string | null;
  genre: GameGenre | null;
  platforms: GamePlatform[];
  availability: GameStatus;
  shutdown_reason: string | null;
  /** Who runs a game that can be played again. */
  revived_by: Generated<string | null>;
  description: string | null;
  /** Addresses of pages that confirm the facts. */
  sources: string[];
  language: Language;
  /** Whether readers see it. */
  status: Generated<ContentStatus>;
  created_at: FilledTime;
  edited_at: Time | null;
  /** Who submitted it; neither for seeded games and once the author is deleted. */
  account_id: string | null;
  guest_id: string | null;
  revision: Generated<number>;
  /** Address of the cover, or the upload that it is made from. */
  cover_source: string | null;
  cover_id: string | null;
  /** The game that this one is a duplicate of. */
  merged_into: string | null;
  /** Genre, platforms and availability, to filter by. */
  tags: GeneratedAlways<string[]>;
  /** Name, developer and publisher normalised by `news_plain_text`; and the name alone. */
  words: GeneratedAlways<string>;
  title_words: GeneratedAlways<string>;
  /** The same of the short name, without spaces around it. */
  short_words: GeneratedAlways<string>;
};

/** The texts of a game in a language other than its own; they go when its own text changes. */
export type GameTextTable = {
  game_id: string;
  language: Language;
  description: string | null;
  shutdown_reason: string | null;
};

/** What is known of a page that confirms facts, whichever games name its address. */
export type GameSourceTable = {
  url: string;
  publisher: string;
  /** Null where it is not known. */
  title: string | null;
  /** When it was published, as `2014-12-02`. */
  day: string | null;
  kind: SourceKind;
};

/** A step of a game's end. */
export type GameEventTable = {
  id: string;
  game_id: string;
  kind: GameEventKind;
  date: string;
  source_url: string | null;
};

/** One fact, or one step of the end as date and source, before and after a change. */
export type FactChange = {
  fact: GameFact | StatedStep;
  before: unknown;
  after: unknown;
  /** Of a date or status of the end: the page that confirmed the earlier one. */
  sourceBefore?: string | null;
};

/** A change of a published game. */
export type GameChangeTable = {
  id: string;
  game_id: string;
  at: FilledTime;
  changes: ColumnType<FactChange[], string, never>;
  /** The correction that it comes from; null for moderators' own. */
  correction_id: string | null;
};

/** A member who is mailed when the status or the dates of a game change. */
export type GameFollowTable = {
  game_id: string;
  account_id: string;
  /** Part of the unsubscribe link in mails; sufficient to unsubscribe. */
  token: string;
  created_at: FilledTime;
};

/** A suggested correction of a game. */
export type CorrectionTable = {
  id: string;
  game_id: string;
  account_id: string | null;
  guest_id: string | null;
  /** The facts that it changes, as they were and as they should be. */
  facts_before: ColumnType<SomeFacts, string, never>;
  facts_after: ColumnType<SomeFacts, string, never>;
  note: string;
  source_url: string | null;
  /** The date of the step on which the game could be played again; null where nothing is said of it. */
  playable_since: Generated<string | null>;
  language: Language;
  status: ContentStatus;
  revision: Generated<number>;
  created_at: FilledTime;
};

/** That an account or a guest likes a game. */
export type GameLikeTable = {
  game_id: string;
  account_id: string | null;
  guest_id: string | null;
  created_at: FilledTime;
  /** Since when it is held, and does not count. */
  held_at: Generated<Date | null>;
};

/**
 * How many like a game and how many memories of it are published, with what games are filtered by, so
 * that an index has both; maintained by triggers.
 */
export type GameCountTable = Pick<GameTable, 'genre' | 'platforms' | 'availability' | 'status'> & {
  game_id: string;
  likes: Generated<number>;
  memories: Generated<number>;
  /** Both together. */
  remembered: GeneratedAlways<number>;
};

/** How many published games a filter finds, empty where it leaves all; maintained by triggers. */
export type GameTotalTable = {
  genre: string;
  platform: string;
  availability: string;
  games: string;
};

/** What an account or a guest remembers of a game; neither once the author is deleted. */
export type MemoryTable = {
  id: string;
  game_id: string;
  account_id: string | null;
  guest_id: string | null;
  content: string;
  /** As `2014` or `2014-2019`. */
  years_played: string | null;
  language: Language;
  status: ContentStatus;
  revision: Generated<number>;
  created_at: FilledTime;
  edited_at: Time | null;
  /** Normalised by `news_plain_text`, for the search. */
  words: GeneratedAlways<string>;
};

/** How many members found a memory helpful; maintained by triggers. */
export type MemoryCountTable = { memory_id: string; game_id: string; helpful: Generated<number> };

declare module '../core/client.ts' {
  interface Schema {
    game: GameTable;
    correction: CorrectionTable;
    game_change: GameChangeTable;
    game_follow: GameFollowTable;
    game_event: GameEventTable;
    game_source: GameSourceTable;
    game_text: GameTextTable;
    game_like: GameLikeTable;
    game_count: GameCountTable;
    game_total: GameTotalTable;
    memory: MemoryTable;
    memory_count: MemoryCountTable;
  }
}
