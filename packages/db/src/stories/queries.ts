// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentStatus } from '@kga/contracts/content';
import { type RawBuilder, type Selectable, sql } from 'kysely';

import { type AuthorRow, authorOf } from '../content/public-author.ts';
import { type AuthorRef, authorColumns, isBy } from '../content/refs.ts';
import type { Database, Transaction } from '../core/client.ts';
import { type Page, selectTallies } from '../core/lists.ts';
import {
  type ListFilter,
  type Listing,
  listed,
  newestFirst,
  wantedLanguages,
} from '../core/search/listing.ts';
import type { StoryTable } from './table.ts';

/** `amount` and `amount_lost_yen` are numbers as text; `rate_date` is as `2024-12-31`. */
export type StoryRow = Omit<Selectable<StoryTable>, 'game_key' | 'words' | 'title_words'> & {
  author: AuthorRow;
};

/** Published stories; the game's name counts as part of the title. */
export const storyListing: Listing = {
  table: 'story',
  id: 'id',
  title: 'title_words',
  isListed: sql`status = 'published'`,
  keys: sql`array[language, news_month(created_at)]`,
};

/** All stories, whatever their status. */
export const storyRows = (db: Database) =>
  db
    .selectFrom('story')
    .leftJoin('account', 'account.id', 'story.account_id')
    .select([
      'story.id',
      'story.account_id',
      'story.guest_id',
      authorOf('story').as('author'),
      'story.game_name',
      'story.title',
      'story.content',
      'story.format',
      'story.amount_lost_yen',
      'story.amount',
      'story.currency',
      sql<string | null>`to_char(rate_date, 'YYYY-MM-DD')`.as('rate_date'),
      'story.language',
      'story.status',
      'story.revision',
      'story.created_at',
      'story.edited_at',
    ]);

/** Published stories, newest first. */
const publishedRows = (db: Database) =>
  storyRows(db)
    .where('status', '=', 'published')
    .orderBy('story.created_at', 'desc')
    .orderBy('story.id', 'desc');

/** Published stories of a filter after a cursor, newest first. */
export async function selectStories(db: Database, filter: ListFilter, { limit, after }: Page) {
  const page: RawBuilder<{ id: string }> = sql`(
    select id from ${listed(storyListing, filter, { after, each: limit })}
    order by ${newestFirst} limit ${limit}
  )`;
  return publishedRows(db)
    .where('story.id', 'in', sql<string>`(select id from ${page} as page)`)
    .execute();
}

/** The published stories among these ids, in the order of the ids. */
export async function selectStoriesByIds(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await publishedRows(db).where('story.id', 'in', ids).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The ids of the newest published stories of a game, however its name is spelled there. */
export async function selectStoryIdsOfGame(
  db: Database,
  names: readonly string[],
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select story.id from (
      select distinct news_plain_text(name) as key from unnest(${names}::text[]) as name
    ) as wanted
    cross join lateral (
      select id, created_at from story where game_key = wanted.key and status = 'published'
      order by created_at desc, id desc limit ${limit}
    ) as story
    order by created_at desc, story.id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The published story after this one, newest first, and after the oldest the newest. */
export async function selectNextStory(db: Database, id: string): Promise<StoryRow | undefined> {
  const story = await selectStory(db, id);
  const after = story && { createdAt: story.created_at, id };
  const [older] = await selectStories(db, {}, { limit: 1, after });
  if (older) return older;
  const newest = await selectStories(db, {}, { limit: 2 });
  return newest.find((each) => each.id !== id);
}

/** A story, whatever its status. */
export const selectStory = (db: Database, id: string): Promise<StoryRow | undefined> =>
  storyRows(db).where('story.id', '=', id).executeTakeFirst();

/** An author's own story, whatever its status; undefined if it is not theirs. */
export const selectOwnStory = (
  db: Database,
  { id, author }: { id: string; author: AuthorRef },
): Promise<StoryRow | undefined> =>
  storyRows(db).where('story.id', '=', id).where(isBy(author)).executeTakeFirst();

/** Totals of published stories, from running sums. */
export async function selectStoryTotals(db: Database) {
  const sums = await selectTallies(db, 'stories');
  const sumOf = (name: string) => sums.find((sum) => sum.name === name)?.value ?? 0;
  return { stories: sumOf('stories'), games: sumOf('stories.games'), yen: sumOf('stories.yen') };
}

/** Number of published stories of a filter, from running sums. */
export async function countStories(db: Database, filter: ListFilter): Promise<number> {
  const sums = await selectTallies(db, 'stories.in:');
  const languages = wantedLanguages(filter);
  return sums
    .filter(({ name }) => languages?.some((each) => name === `stories.in:${each}`) ?? true)
    .reduce((total, { value }) => total + value, 0);
}

/** The values of a story, with the loss converted to yen. */
export type NewStory = Pick<
  StoryRow,
  'game_name' | 'title' | 'content' | 'format' | 'currency' | 'rate_date' | 'language'
> & { amount: number | null; amount_lost_yen: number | null };

type StoredStory = NewStory & { id: string; status: ContentStatus };

export async function insertStory(
  trx: Transaction,
  { author, ...story }: StoredStory & { author: AuthorRef },
): Promise<void> {
  await trx
    .insertInto('story')
    .values({ ...story, ...authorColumns(author) })
    .execute();
}

/** Changes the values of a locked story. */
export async function updateStory(trx: Transaction, { id, ...story }: StoredStory) {
  await trx
    .updateTable('story')
    .set({ ...story, edited_at: sql<Date>`now()`, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}
