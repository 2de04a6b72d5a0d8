import {
  type ClaimedFeed,
  type Database,
  type Ingested,
  type Schema,
  holdFeed,
  ingestItems,
  isOvertaken,
  settleFeed,
} from '@kga/db';
import type { Transaction } from 'kysely';

import { categoryOf } from './category-of.ts';
import type { FeedAnswer } from './fetch-feed.ts';
import { inTurn } from './in-turn.ts';
import { longestPause, paceAfter } from './pace.ts';
import { articlesOf } from './read/articles-of.ts';
import type { FeedRead } from './read/feed-read.ts';

type TakeOverDeps = { db: Database; now: () => Date; random: () => number };

/** What came, and how. */
type FeedNews = { answer: FeedAnswer; read: FeedRead };

/** How often it is tried, where somebody else's transaction comes in between. */
const mostTries = 3;

/** Writes what a source brought and gives it back; undefined where it was lost meanwhile. */
export async function takeOver(
  deps: TakeOverDeps,
  feed: ClaimedFeed,
  news: FeedNews,
): Promise<Ingested | undefined> {
  // In Postgres one source of a language waits for the other, each with a connection.
  return inTurn(feed.language, () => tryToWrite(deps, feed, news));
}

/** An admin may delete another source at this moment, with an article that this one has too. */
async function tryToWrite(
  deps: TakeOverDeps,
  feed: ClaimedFeed,
  news: FeedNews,
  left = mostTries,
): Promise<Ingested | undefined> {
  try {
    return await deps.db.transaction().execute((trx) => write(trx, deps, feed, news));
  } catch (error) {
    if (!isOvertaken(error) || left <= 1) throw error;
    return tryToWrite(deps, feed, news, left - 1);
  }
}

async function write(
  trx: Transaction<Schema>,
  { now, random }: TakeOverDeps,
  claimed: ClaimedFeed,
  { answer: { movedTo, answer, keepsSeconds }, read }: FeedNews,
): Promise<Ingested | undefined> {
  // By now its name, language or rules may be others.
  const feed = await holdFeed(trx, claimed);
  if (!feed) return undefined;
  const items = articlesOf(read.items).map((item) => ({
    ...item,
    category: categoryOf(feed, item),
  }));
  const ingested = await ingestItems(trx, feed, items, now());
  const newItems = ingested.added + ingested.joined;
  // Some write any number.
  const ttlSeconds = read.ttlSeconds && Math.min(read.ttlSeconds, longestPause);
  const keeps = Math.max(keepsSeconds, ttlSeconds ?? 0);
  const pace = paceAfter(feed, { newItems, keepsSeconds: keeps }, random);
  const poll = { ...pace, newItems, ttlSeconds, movedTo, ...(answer && { answer }) };
  await settleFeed(trx, feed, poll);
  return ingested;
}
