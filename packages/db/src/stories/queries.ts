import type { ContentStatus, Currency, Language } from '@kga/contracts';
import { type Selectable, sql } from 'kysely';

import type { Database, Transaction } from '../client.ts';
import { type AuthorRef, authorColumns, isBy } from '../content/refs.ts';
import { type Page, isAfter, selectTallies } from '../lists.ts';
import type { StoryTable } from './table.ts';

/** `amount` and `amount_lost_yen` are numbers as text; `rate_date` is as `2024-12-31`. */
export type StoryRow = Omit<Selectable<StoryTable>, 'game_key'>;

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

/** Published stories after a cursor, newest first. */
export async function selectStories(db: Database, { limit, after }: Page): Promise<StoryRow[]> {
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
export async function selectStoriesByIds(db: Database, ids: readonly string[]) {
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

/** Totals of published stories, from running sums. */
export async function selectStoryTotals(db: Database) {
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
