import {
  type ClaimedFeed,
  type Database,
  type IngestResult,
  type Schema,
  lockClaimedFeed,
  ingestItems,
  isWriteConflict,
  settleFeed,
} from '@kga/db';
import type { Transaction } from 'kysely';

import { withKeyedMutex } from '../../platform/keyed-mutex.ts';
import { categoryOf } from './category-of.ts';
import type { FeedAnswer } from './fetch-feed.ts';
import { maxPollInterval, pollIntervalAfter } from './poll-interval.ts';
import type { ParsedFeed } from './read/parsed-feed.ts';
import { toArticles } from './read/to-articles.ts';

type TakeOverDeps = { db: Database; now: () => Date; random: () => number };

/** What came, and how. */
type FeedNews = { answer: FeedAnswer; read: ParsedFeed };

/** How often it is tried, where somebody else's transaction comes in between. */
const mostTries = 3;

/** Writes what a source brought and gives it back; undefined where it was lost meanwhile. */
export async function saveIngestResult(
  deps: TakeOverDeps,
  feed: ClaimedFeed,
  news: FeedNews,
): Promise<IngestResult | undefined> {
  // In Postgres one source of a language waits for the other, each with a connection.
  return withKeyedMutex(feed.language, () => tryToWrite(deps, feed, news));
}

/** An admin may delete another source at this moment, with an article that this one has too. */
async function tryToWrite(
  deps: TakeOverDeps,
  feed: ClaimedFeed,
  news: FeedNews,
  left = mostTries,
): Promise<IngestResult | undefined> {
  try {
    return await deps.db.transaction().execute((trx) => write(trx, deps, feed, news));
  } catch (error) {
    if (!isWriteConflict(error) || left <= 1) throw error;
    return tryToWrite(deps, feed, news, left - 1);
  }
}

async function write(
  trx: Transaction<Schema>,
  { now, random }: TakeOverDeps,
  claimed: ClaimedFeed,
  { answer: { movedTo, answer, keepsSeconds }, read }: FeedNews,
): Promise<IngestResult | undefined> {
  // By now its name, language or rules may be others.
  const feed = await lockClaimedFeed(trx, claimed);
  if (!feed) return undefined;
  const items = toArticles(read.items).map((item) => ({
    ...item,
    category: categoryOf(feed, item),
  }));
  const ingested = await ingestItems(trx, feed, items, now());
  const newItems = ingested.added + ingested.joined;
  // Some write any number.
  const ttlSeconds = read.ttlSeconds && Math.min(read.ttlSeconds, maxPollInterval);
  const keeps = Math.max(keepsSeconds, ttlSeconds ?? 0);
  const pace = pollIntervalAfter(feed, { newItems, keepsSeconds: keeps }, random);
  const poll = { ...pace, newItems, ttlSeconds, movedTo, ...(answer && { answer }) };
  await settleFeed(trx, feed, poll);
  return ingested;
}
