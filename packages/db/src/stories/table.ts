import type { ContentStatus, Language } from '@kga/contracts';
import type { ColumnType, Generated } from 'kysely';

import type { FilledTime } from '../time.ts';

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
};
