import type { ContentStatus, Currency, Language } from '@kga/contracts';
import { sql } from 'kysely';

import type { Database, Transaction } from '../client.ts';
import { type AuthorRef, authorColumns, isBy } from '../content/author-ref.ts';
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

/** Cursor of a list: the last story of the previous page. */
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

/** Whether a story comes after a cursor in a list, newest first. */
export const isAfter = (cursor: StoryCursor | undefined) =>
  cursor === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(created_at, id) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`;

/** Published stories after a cursor, newest first. */
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

/** The published stories among these ids, newest first. */
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

/** A story, whatever its status. */
export async function selectStory(db: Database, id: string): Promise<StoryRow | undefined> {
  return db.selectFrom('story').select(storyColumns).where('id', '=', id).executeTakeFirst();
}

/** An author's own story, whatever its status; undefined if it is not theirs. */
export async function selectOwnStory(
  db: Database,
  { id, author }: { id: string; author: AuthorRef },
): Promise<StoryRow | undefined> {
  return db
    .selectFrom('story')
    .select(storyColumns)
    .where('id', '=', id)
    .where(isBy(author))
    .executeTakeFirst();
}

export type StoryTotals = { stories: number; games: number; yen: number };

/** Totals of published stories, from running sums. */
export async function selectStoryTotals(db: Database): Promise<StoryTotals> {
  const sums = await selectTallies(db, 'stories');
  const sumOf = (name: string) => sums.find((sum) => sum.name === name)?.value ?? 0;
  return { stories: sumOf('stories'), games: sumOf('stories.games'), yen: sumOf('stories.yen') };
}

/** The values of a story, with the loss converted to yen. */
export type NewStory = {
  game_name: string;
  title: string;
  content: string;
  amount: number | null;
  currency: Currency | null;
  amount_lost_yen: number | null;
  /** As `2024-12-31`. */
  rate_date: string | null;
  language: Language;
};

export async function insertStory(
  trx: Transaction,
  { author, ...story }: NewStory & { id: string; status: ContentStatus; author: AuthorRef },
): Promise<void> {
  await trx
    .insertInto('story')
    .values({ ...story, ...authorColumns(author) })
    .execute();
}

/** Changes the values of a locked story. */
export async function updateStory(
  trx: Transaction,
  { id, ...story }: NewStory & { id: string; status: ContentStatus },
): Promise<void> {
  await trx
    .updateTable('story')
    .set({ ...story, edited_at: sql<Date>`now()`, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}
