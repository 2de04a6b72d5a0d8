import {
  type ClaimedFeed,
  type Database,
  lockClaimedFeed,
  retryOnConflict,
  settleFeed,
  type Transaction,
} from '@kga/db';
import { type BulkheadPolicy, bulkhead } from 'cockatiel';

import { categoryOf } from './category-of.ts';
import type { FeedAnswer } from './fetch-feed.ts';
import { type IngestResult, ingestItems } from './ingest.ts';
import { maxPollInterval, pollIntervalAfter } from './poll-interval.ts';
import type { ParsedFeed } from './read/parsed-feed.ts';
import { selectArticleItems } from './read/parsed-feed.ts';

/**
 * One transaction at a time for each language: feeds of one language would wait for each other in
 * Postgres, each holding a connection.
 */
const turns = new Map<string, BulkheadPolicy>();

function turnOf(language: string): BulkheadPolicy {
  const turn = turns.get(language) ?? bulkhead(1, Infinity);
  turns.set(language, turn);
  return turn;
}

type IngestDeps = { db: Database; now: () => Date; random: () => number };

type PollResponse = { answer: FeedAnswer; read: ParsedFeed };

/** Stores what a poll brought and releases the feed; undefined where the claim was lost meanwhile. */
export async function saveIngestResult(
  deps: IngestDeps,
  feed: ClaimedFeed,
  response: PollResponse,
): Promise<IngestResult | undefined> {
  // A conflict comes from an admin who deletes a feed with which this one shares an article.
  return turnOf(feed.language).execute(() =>
    retryOnConflict(() => deps.db.transaction().execute((trx) => save(trx, deps, feed, response))),
  );
}

async function save(
  trx: Transaction,
  { now, random }: IngestDeps,
  claimed: ClaimedFeed,
  { answer: { movedTo, answer, keepsSeconds }, read }: PollResponse,
): Promise<IngestResult | undefined> {
  // An admin may have changed its name, language or rules during the poll.
  const feed = await lockClaimedFeed(trx, claimed);
  if (!feed) return undefined;
  const items = selectArticleItems(read.items).map((item) => ({
    ...item,
    category: categoryOf(feed, item),
  }));
  const ingested = await ingestItems(trx, feed, items, now());
  const newItems = ingested.added + ingested.joined;
  // Feeds may name any number.
  const ttlSeconds = read.ttlSeconds && Math.min(read.ttlSeconds, maxPollInterval);
  const maxAge = Math.max(keepsSeconds, ttlSeconds ?? 0);
  const interval = pollIntervalAfter(feed, { newItems, keepsSeconds: maxAge }, random);
  const poll = { ...interval, newItems, ttlSeconds, movedTo, ...(answer && { answer }) };
  await settleFeed(trx, feed, poll);
  return ingested;
}
