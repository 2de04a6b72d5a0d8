// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FeedError, FeedState } from '@kga/contracts/news';
import { type Selectable, type UpdateObject, sql } from 'kysely';
import { v4 } from 'uuid';

import type { Database, Transaction, Schema } from '../../core/client.ts';
import type { FeedTable } from './table.ts';

const claimed = [
  'id',
  'url',
  'name',
  'language',
  'category',
  'rules',
  'etag',
  'last_modified',
  'body_hash',
  'poll_seconds',
  'ttl_seconds',
  'failures',
  'failing_since',
  'last_polled_at',
] as const;

/** A feed that one process has claimed; `lease` distinguishes the claim from later ones. */
export type ClaimedFeed = Pick<Selectable<FeedTable>, (typeof claimed)[number]> & { lease: string };

/** The result of a successful poll; undefined properties stay unchanged. */
export type GoodPoll = {
  pollSeconds: number;
  /** Milliseconds to the next poll. */
  pauseMs: number;
  newItems: number;
  /** The target of a permanent redirect. */
  movedTo?: string | undefined;
  /** The interval that the feed asks for; null where it names none. */
  ttlSeconds?: number | null;
  /** Items of the document, and those of them that are articles. */
  read?: { entries: number; articles: number };
  /** Validators for the next conditional request. */
  answer?: { etag: string | null; lastModified: string | null; bodyHash: Buffer };
};

export type FailedPoll = {
  fault: FeedError;
  status: number | undefined;
  state: FeedState;
  failingSince: Date;
  /** Milliseconds to the next poll. */
  pauseMs: number;
};

/** Stored errors of one feed. */
const maxErrors = 20;

/** Longest pause of a feed whose polls never end, in milliseconds. */
const maxBackOff = 86_400_000;

const now = sql<Date>`now()`;
const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;
const isPolled = sql<boolean>`enabled and state not in ('stopped', 'gone')`;
const isFree = sql<boolean>`(leased_until is null or leased_until <= now())`;

/** Selects due feeds without a lease, the longest due first. */
export async function selectDueFeeds(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('feed')
    .select('id')
    .where(isPolled)
    .where('due_at', '<=', now)
    .where(isFree)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Claims a due feed; undefined where it is not due, not polled, or claimed by another process. A claim
 * that is not released expires after `leaseMs`, and after twice as long each further time, because the
 * feed may be what ends the process.
 */
export async function claimFeed(db: Database, id: string, leaseMs: number) {
  const lease = v4();
  const feed = await db
    .updateTable('feed')
    .set((build) => ({
      lease,
      leased_until: inMs(leaseMs),
      claims: build('claims', '+', 1),
      due_at: sql<Date>`now() + least(${leaseMs} * 2 ^ least(claims, 20), ${maxBackOff})
        * interval '1 millisecond'`,
    }))
    .where('id', '=', id)
    .where(isPolled)
    .where('due_at', '<=', now)
    .where(isFree)
    .returning(claimed)
    .executeTakeFirst();
  return feed && { ...feed, lease };
}

/**
 * Locks a claimed feed until the transaction ends and returns its current state; undefined where the
 * claim was lost.
 */
export async function lockClaimedFeed(trx: Transaction, feed: ClaimedFeed) {
  const held = await trx
    .selectFrom('feed')
    .select(claimed)
    .where('id', '=', feed.id)
    .where('lease', '=', feed.lease)
    .forUpdate()
    .executeTakeFirst();
  return held && { ...held, lease: feed.lease };
}

/** Releases a feed after a successful poll; false where the claim was lost. */
export async function settleFeed(
  db: Database,
  feed: ClaimedFeed,
  { pollSeconds, pauseMs, newItems, ttlSeconds, movedTo, read, answer }: GoodPoll,
): Promise<boolean> {
  return releaseFeed(db, feed, {
    state: 'working',
    poll_seconds: pollSeconds,
    due_at: inMs(pauseMs),
    failures: 0,
    failing_since: null,
    last_polled_at: now,
    ...(newItems > 0 && { last_new_item_at: now, items: sql<number>`items + ${newItems}` }),
    ...(read && { last_entries: read.entries, last_articles: read.articles }),
    ...(ttlSeconds !== undefined && { ttl_seconds: ttlSeconds }),
    // Two feeds that moved to the same URL stay separate; an admin sees that they are the same.
    ...(movedTo !== undefined && {
      url: sql<string>`case when exists (select from feed as other where other.url = ${movedTo})
        then feed.url else ${movedTo} end`,
    }),
    ...(answer && {
      etag: answer.etag,
      last_modified: answer.lastModified,
      body_hash: answer.bodyHash,
    }),
  });
}

/** Releases a feed after a failed poll and stores the error; false where the claim was lost. */
export async function failFeed(
  trx: Transaction,
  feed: ClaimedFeed,
  { fault, status, state, failingSince, pauseMs }: FailedPoll,
): Promise<boolean> {
  const isMine = await releaseFeed(trx, feed, {
    state,
    due_at: inMs(pauseMs),
    failures: feed.failures + 1,
    failing_since: failingSince,
    last_polled_at: now,
  });
  if (!isMine) return false;
  await trx
    .insertInto('feed_fault')
    .values({ feed_id: feed.id, at: sql<Date>`clock_timestamp()`, fault, status: status ?? null })
    .execute();
  await sql`
    delete from feed_fault where feed_id = ${feed.id} and at < (
      select at from feed_fault where feed_id = ${feed.id}
      order by at desc offset ${maxErrors - 1} limit 1
    )`.execute(trx);
  return true;
}

async function releaseFeed(db: Database, feed: ClaimedFeed, changes: UpdateObject<Schema, 'feed'>) {
  const { numUpdatedRows } = await db
    .updateTable('feed')
    .set({ ...changes, lease: null, leased_until: null, claims: 0 })
    .where('id', '=', feed.id)
    .where('lease', '=', feed.lease)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts the enabled feeds of each state and returns how many seconds the longest due one waits. */
export async function countFeedStates(db: Database) {
  const isDue = sql`${isPolled} and ${isFree} and due_at <= now()`;
  const lag = sql`extract(epoch from now() - min(due_at) filter (where ${isDue}))`;
  return db
    .selectFrom('feed')
    .select([
      'state',
      sql<number>`count(*)::int`.as('feeds'),
      sql<number>`coalesce(${lag}, 0)::float8`.as('lagSeconds'),
    ])
    .where('enabled', '=', true)
    .groupBy('state')
    .execute();
}
