import { type Transaction, sql } from 'kysely';

import type { Database } from '../client.ts';
import { type SearchTerms, holds, plainParts, searchTerms } from '../news/search-terms.ts';
import type { Schema } from '../schema.ts';
import { type StoryCursor, isAfter } from './queries.ts';

/** Up to this many games, or games with this many stories in all, are merged game by game. */
const gamesMax = 100;
const storiesMax = 3_000;

export type FoundStories = {
  /** The page, newest first. */
  found: StoryCursor[];
  /** Number of matches on all pages; a lower bound if very many games match. */
  total: number;
  atLeast: boolean;
};

async function termsOf(db: Database, words: string): Promise<SearchTerms | undefined> {
  const { rows } = await sql<{ plain: string[] }>`
    select ${plainParts(words)} as plain`.execute(db);
  return searchTerms(rows[0]?.plain ?? []);
}

type Page = { limit: number; after?: StoryCursor | undefined };

/** Merges the newest stories of each matching game; fast if there are few games. */
async function byGame(
  trx: Transaction<Schema>,
  terms: SearchTerms,
  { limit, after }: Page,
): Promise<StoryCursor[]> {
  const { rows } = await sql<StoryCursor>`
    select newest.id, newest.created_at as "createdAt"
    from (select key from story_game where ${holds('key', terms)} offset 0) as game
    cross join lateral (
      select id, created_at from story
      where game_key = game.key and status = 'published' and ${isAfter(after)}
      order by created_at desc, id desc limit ${limit}
    ) as newest
    order by newest.created_at desc, newest.id desc limit ${limit}`.execute(trx);
  return rows;
}

/** Scans the list of all stories, which soon finds frequent matches. */
async function byDate(
  trx: Transaction<Schema>,
  terms: SearchTerms,
  { limit, after }: Page,
): Promise<StoryCursor[]> {
  // Otherwise the planner may expect few matches, and read the whole table.
  await sql`select set_config('enable_seqscan', 'off', true),
    set_config('enable_sort', 'off', true)`.execute(trx);
  const { rows } = await sql<StoryCursor>`
    select id, created_at as "createdAt" from story
    where status = 'published' and ${isAfter(after)} and ${holds('game_key', terms)}
    order by created_at desc, id desc limit ${limit}`.execute(trx);
  return rows;
}

/**
 * Published stories of games whose name contains all words of a query, ignoring case and accents,
 * also inside words; newest first.
 */
export async function searchStories(
  db: Database,
  words: string,
  page: Page,
): Promise<FoundStories> {
  const terms = await termsOf(db, words);
  if (!terms) return { found: [], total: 0, atLeast: false };
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ games: string; stories: string | null }>`
      select count(*) as games, sum(stories) as stories from (
        select stories from story_game where ${holds('key', terms)} limit ${storiesMax + 1}
      ) as few`.execute(trx);
    const [games, total] = [Number(rows[0]?.games), Number(rows[0]?.stories ?? 0)];
    // Every game has a story, so games beyond the limit have more than `storiesMax` stories.
    const atLeast = games > storiesMax;
    if (total === 0) return { found: [], total, atLeast };
    const isFew = games <= gamesMax || total <= storiesMax;
    return { found: await (isFew ? byGame : byDate)(trx, terms, page), total, atLeast };
  });
}

/** Games of published stories whose name contains all words, those with the most stories first. */
export async function selectStoryGames(
  db: Database,
  words: string,
  limit: number,
): Promise<{ name: string; stories: number }[]> {
  const terms = words.trim() === '' ? undefined : await termsOf(db, words);
  if (!terms && words.trim() !== '') return [];
  return db
    .selectFrom('story_game')
    .select(['name', 'stories'])
    .$if(terms !== undefined, (query) =>
      query.where(terms ? holds('key', terms) : sql<boolean>`true`),
    )
    .orderBy('stories', 'desc')
    .orderBy('key')
    .limit(limit)
    .execute();
}
