import type { ContentStatus, Currency, Language } from '@kga/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

import type { FilledTime, Time } from '../time.ts';

/** What somebody lost with a game. By an account or a guest; by neither once the author is deleted. */
export type StoryTable = {
  id: string;
  account_id: string | null;
  guest_id: string | null;
  game_name: string;
  title: string;
  content: string;
  /** pg reads `bigint` as text. */
  amount_lost_yen: ColumnType<string | null, number | null | undefined, number | null>;
  language: Language;
  status: Generated<ContentStatus>;
  created_at: FilledTime;
  /** The game's name as `news_plain_text` makes it: one game, however it was written. */
  game_key: GeneratedAlways<string>;
  /** As it was given, in `currency`. pg reads `numeric` as text. */
  amount: ColumnType<string | null, number | null | undefined, number | null>;
  currency: Currency | null;
  /** Day of the rate by which `amount_lost_yen` was found; null for yen. */
  rate_date: string | null;
  revision: Generated<number>;
  edited_at: Time | null;
};

/** How many published stories tell of a game; kept by a trigger. */
export type StoryGameTable = { key: string; name: string; stories: number };
