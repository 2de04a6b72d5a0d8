// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentStatus, TextFormat } from '@kga/contracts/content';
import type { Currency, Language } from '@kga/contracts/core';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

import type { FilledTime, Time } from '../core/values.ts';

/** A story of a lost game, by an account or a guest; by neither once the author is deleted. */
export type StoryTable = {
  id: string;
  account_id: string | null;
  guest_id: string | null;
  game_name: string;
  title: string;
  content: string;
  format: Generated<TextFormat>;
  /** pg reads `bigint` as text. */
  amount_lost_yen: ColumnType<string | null, number | null | undefined, number | null>;
  language: Language;
  status: Generated<ContentStatus>;
  created_at: FilledTime;
  /** The game's name normalised by `news_plain_text`, so that spellings of one game are equal. */
  game_key: GeneratedAlways<string>;
  /** Game, title and text normalised by `news_plain_text`, for the search; and without the text. */
  words: GeneratedAlways<string>;
  title_words: GeneratedAlways<string>;
  /** As entered, in `currency`. pg reads `numeric` as text. */
  amount: ColumnType<string | null, number | null | undefined, number | null>;
  currency: Currency | null;
  /** Day of the reference rate behind `amount_lost_yen`; null for yen. */
  rate_date: string | null;
  revision: Generated<number>;
  edited_at: Time | null;
};

/** Number of published stories of a game, maintained by a trigger. */
export type StoryGameTable = { key: string; name: string; stories: number };

declare module '../core/client.ts' {
  interface Schema {
    story: StoryTable;
    story_game: StoryGameTable;
  }
}
