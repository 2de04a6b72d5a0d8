import { sql } from 'kysely';

import type { Database, Transaction } from '../client.ts';
import { type Page, type TimeCursor, isAfter } from '../lists.ts';
import { setPlan } from '../search/scan.ts';
import { type SearchTerms, matchesTerms, readTerms } from '../search/terms.ts';

/** Up to so many games, or games of so many stories together, are read game by game. */
const gamesMax = 100;
const storiesMax = 3_000;

/** Reads the newest stories of each game and merges them. */
async function selectByGame(trx: Transaction, terms: SearchTerms, { limit, after }: Page) {
  const { rows } = await sql<TimeCursor>`
    select newest.id, newest.created_at as "createdAt"
    from (select key from story_game where ${matchesTerms('key', terms)} offset 0) as game
    cross join lateral (
      select id, created_at from story
      where game_key = game.key and status = 'published' and ${isAfter(after)}
      order by created_at desc, id desc limit ${limit}
    ) as newest
    order by newest.created_at desc, newest.id desc limit ${limit}`.execute(trx);
  return rows;
}

/** Reads all stories in order, which soon finds common games. */
async function selectInOrder(trx: Transaction, terms: SearchTerms, { limit, after }: Page) {
  await setPlan(trx, 'list-order');
  const { rows } = await sql<TimeCursor>`
    select id, created_at as "createdAt" from story
    where status = 'published' and ${isAfter(after)} and ${matchesTerms('game_key', terms)}
    order by created_at desc, id desc limit ${limit}`.execute(trx);
  return rows;
}

/**
 * Published stories of games whose name contains all words of a query, ignoring case and accents, also
 * inside of words, newest first.
 */
export async function searchStories(db: Database, words: string, page: Page) {
  const terms = await readTerms(db, words);
  if (!terms) return { found: [], total: 0, atLeast: false };
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ games: string; stories: string | null }>`
      select count(*) as games, sum(stories) as stories from (
        select stories from story_game where ${matchesTerms('key', terms)} limit ${storiesMax + 1}
      ) as few`.execute(trx);
    const [games, total] = [Number(rows[0]?.games), Number(rows[0]?.stories ?? 0)];
    // Each game has a story, so games that are no longer counted have many.
    const atLeast = games > storiesMax;
    if (total === 0) return { found: [], total, atLeast };
    const isFew = games <= gamesMax || total <= storiesMax;
    return {
      found: await (isFew ? selectByGame : selectInOrder)(trx, terms, page),
      total,
      atLeast,
    };
  });
}

/** Games of published stories whose name contains all words, those with most stories first. */
export async function selectStoryGames(db: Database, words: string, limit: number) {
  const isSearch = words.trim() !== '';
  const terms = isSearch ? await readTerms(db, words) : undefined;
  if (isSearch && !terms) return [];
  return db
    .selectFrom('story_game')
    .select(['name', 'stories'])
    .where(terms ? matchesTerms('key', terms) : sql<boolean>`true`)
    .orderBy('stories', 'desc')
    .orderBy('key')
    .limit(limit)
    .execute();
}
