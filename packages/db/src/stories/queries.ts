import type { ContentStatus, Currency, Language } from '@kga/contracts';
import { type ExpressionBuilder, sql } from 'kysely';

import type { Database } from '../client.ts';
import type { Writer } from '../moderation/auto-moderation.ts';
import type { Schema } from '../schema.ts';
import { selectTallies } from '../tally/queries.ts';

export type StoryRow = {
  id: string;
  account_id: string | null;
  guest_id: string | null;
  game_name: string;
  title: string;
  content: string;
  /** pg reads `bigint` and `numeric` as text. */
  amount_lost_yen: string | null;
  amount: string | null;
  currency: Currency | null;
  /** As `2024-12-31`. */
  rate_date: string | null;
  language: Language;
  status: ContentStatus;
  revision: number;
  created_at: Date;
  edited_at: Date | null;
};

/** The place in a list of the story that was shown last. */
export type StoryCursor = { createdAt: Date; id: string };

export const storyColumns = [
  'id',
  'account_id',
  'guest_id',
  'game_name',
  'title',
  'content',
  'amount_lost_yen',
  'amount',
  'currency',
  sql<string | null>`to_char(rate_date, 'YYYY-MM-DD')`.as('rate_date'),
  'language',
  'status',
  'revision',
  'created_at',
  'edited_at',
] as const;

/** Whose story it is: only its author's condition holds. */
export const isBy = (writer: Writer) => (build: ExpressionBuilder<Schema, 'story'>) =>
  'accountId' in writer
    ? build('account_id', '=', writer.accountId)
    : build('guest_id', '=', writer.guestId);

/** Whether a story comes after a place, the newest first. */
export const isAfter = (place: StoryCursor | undefined) =>
  place === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(created_at, id) < (${place.createdAt}::timestamptz, ${place.id}::uuid)`;

/** Published stories after a place, newest first. */
export async function selectStories(
  db: Database,
  { limit, after }: { limit: number; after?: StoryCursor | undefined },
): Promise<StoryRow[]> {
  return db
    .selectFrom('story')
    .select(storyColumns)
    .where('status', '=', 'published')
    .where(isAfter(after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Published stories of some ids, newest first. */
export async function selectStoriesByIds(
  db: Database,
  ids: readonly string[],
): Promise<StoryRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('story')
    .select(storyColumns)
    .where('status', '=', 'published')
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Somebody's own story, whatever its status; undefined where it is not theirs. */
export async function selectOwnStory(
  db: Database,
  { id, writer }: { id: string; writer: Writer },
): Promise<StoryRow | undefined> {
  return db
    .selectFrom('story')
    .select(storyColumns)
    .where('id', '=', id)
    .where(isBy(writer))
    .executeTakeFirst();
}

export type StoryTotals = { stories: number; games: number; yen: number };

/** What published stories tell of together; costs the same however many there are. */
export async function selectStoryTotals(db: Database): Promise<StoryTotals> {
  const sums = await selectTallies(db, 'stories');
  const sumOf = (name: string) => sums.find((sum) => sum.name === name)?.value ?? 0;
  return { stories: sumOf('stories'), games: sumOf('stories.games'), yen: sumOf('stories.yen') };
}
