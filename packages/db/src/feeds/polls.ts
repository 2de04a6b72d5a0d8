import type { FeedError, FeedState } from '@kga/contracts';
import { type Selectable, type Transaction, type UpdateObject, sql } from 'kysely';
import { v4 as uuidv4 } from 'uuid';

import type { Database } from '../client.ts';
import type { Schema } from '../schema.ts';
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

/** A source that one process polls; `lease` tells it from everyone who takes the source after. */
export type ClaimedFeed = Pick<Selectable<FeedTable>, (typeof claimed)[number]> & { lease: string };

/** What a poll that went well leaves behind; what is not given stays. */
export type GoodPoll = {
  pollSeconds: number;
  /** Milliseconds to the next poll. */
  pauseMs: number;
  newItems: number;
  /** Where the source has moved for good. */
  movedTo?: string | undefined;
  /** For how many seconds it is good by its own words; null where it says nothing. */
  ttlSeconds?: number | null;
  /** What the next request can be conditional on. */
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

/** Faults that are kept of one source. */
const keptFaults = 20;

/** Longest pause of one that never came to an end, in milliseconds. */
const longestBackOff = 86_400_000;

const now = sql<Date>`now()`;
const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;
const isPolled = sql<boolean>`enabled and state not in ('stopped', 'gone')`;
const isFree = sql<boolean>`(leased_until is null or leased_until <= now())`;

/** Sources whose time has come and that nobody polls, the longest due first. */
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
 * Takes a due source; undefined where it is not due, not polled, or another's. Where it is not given
 * back, whoever asks after `leaseMs` gets it, so that none is lost with a process; and each time
 * after twice as long, for it may be what ends the process.
 */
export async function claimFeed(
  db: Database,
  id: string,
  leaseMs: number,
): Promise<ClaimedFeed | undefined> {
  const lease = uuidv4();
  const feed = await db
    .updateTable('feed')
    .set((build) => ({
      lease,
      leased_until: inMs(leaseMs),
      claims: build('claims', '+', 1),
      due_at: sql<Date>`now() + least(${leaseMs} * 2 ^ least(claims, 20), ${longestBackOff})
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
 * Keeps everybody else from the source until the transaction ends, and answers it as it is by now;
 * undefined where it was lost.
 */
export async function lockClaimedFeed(
  trx: Transaction<Schema>,
  feed: ClaimedFeed,
): Promise<ClaimedFeed | undefined> {
  const held = await trx
    .selectFrom('feed')
    .select(claimed)
    .where('id', '=', feed.id)
    .where('lease', '=', feed.lease)
    .forUpdate()
    .executeTakeFirst();
  return held && { ...held, lease: feed.lease };
}

/** Gives a source back until its next poll; false where somebody else has it by now. */
export async function settleFeed(
  db: Database,
  feed: ClaimedFeed,
  { pollSeconds, pauseMs, newItems, ttlSeconds, movedTo, answer }: GoodPoll,
): Promise<boolean> {
  return giveBack(db, feed, {
    state: 'working',
    poll_seconds: pollSeconds,
    due_at: inMs(pauseMs),
    failures: 0,
    failing_since: null,
    last_polled_at: now,
    ...(newItems > 0 && { last_new_item_at: now, items: sql<number>`items + ${newItems}` }),
    ...(ttlSeconds !== undefined && { ttl_seconds: ttlSeconds }),
    // Two sources that moved to one place stay two; an admin sees that they bring the same.
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

/** Gives a source back that could not be read, and keeps why; false where somebody else has it. */
export async function failFeed(
  trx: Transaction<Schema>,
  feed: ClaimedFeed,
  { fault, status, state, failingSince, pauseMs }: FailedPoll,
): Promise<boolean> {
  const isMine = await giveBack(trx, feed, {
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
      order by at desc offset ${keptFaults - 1} limit 1
    )`.execute(trx);
  return true;
}

async function giveBack(
  db: Database,
  feed: ClaimedFeed,
  changes: UpdateObject<Schema, 'feed'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feed')
    .set({ ...changes, lease: null, leased_until: null, claims: 0 })
    .where('id', '=', feed.id)
    .where('lease', '=', feed.lease)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many enabled sources are in each state, and how many seconds the longest due one waits. */
export async function countFeedStates(
  db: Database,
): Promise<{ state: FeedState; feeds: number; lagSeconds: number }[]> {
  const isDue = sql`${isPolled} and ${isFree} and due_at <= now()`;
  const rows = await db
    .selectFrom('feed')
    .select((build) => [
      'state',
      build.fn.countAll<string>().as('feeds'),
      sql<number>`coalesce(extract(epoch from now() - min(due_at) filter (where ${isDue})), 0)::float8`.as(
        'lag',
      ),
    ])
    .where('enabled', '=', true)
    .groupBy('state')
    .execute();
  return rows.map(({ state, feeds, lag }) => ({ state, feeds: Number(feeds), lagSeconds: lag }));
}
