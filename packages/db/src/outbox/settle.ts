import type { JobName } from '@kga/contracts';
import { sql } from 'kysely';

import type { Database } from '../client.ts';
import type { OutboxJob } from './queries.ts';
import type { OutboxState } from './table.ts';

/**
 * A row that one process has taken for itself, for the length of a lease. `tries` tells it from
 * everyone who takes the same row before or after.
 */
export type OutboxClaim = { id: string; payload: unknown; tries: number; createdAt: Date };

/** How a row ends. */
export type SettledState = Exclude<OutboxState, 'waiting' | 'handing_over'>;

/** How long what a row asks for is tried, in milliseconds. */
const givenUpAfter = 3 * 86_400_000;

const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

/**
 * Rows of these jobs whose time has come: of each job at most `limit`, the longest due first, so
 * that many of one hold up none of another. Postgres' clock counts.
 */
export async function selectDueOutbox(
  db: Database,
  { jobs, limit }: { jobs: readonly OutboxJob[]; limit: number },
): Promise<{ id: string; job: OutboxJob }[]> {
  const { rows } = await sql<{ id: string; job: OutboxJob }>`
    select due.id, job
    from unnest(${sql.val(jobs)}::text[]) with ordinality as wanted (job, place)
    cross join lateral (
      select id, due_at from outbox
      where outbox.job = wanted.job and state = 'waiting' and due_at <= now()
      order by due_at limit ${limit}
    ) as due
    order by place, due_at
  `.execute(db);
  return rows;
}

/**
 * Takes a due row; undefined where it is not due, settled, or another's. After `leaseMs` whoever
 * asks gets it, so that nothing is lost with a process.
 */
export async function claimOutbox(
  db: Database,
  row: { id: string; job: JobName; leaseMs: number },
): Promise<OutboxClaim | undefined> {
  const taken = await db
    .updateTable('outbox')
    .set((build) => ({ tries: build('tries', '+', 1), due_at: inMs(row.leaseMs) }))
    .where('id', '=', row.id)
    .where('job', '=', row.job)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', sql<Date>`now()`)
    .returning(['id', 'payload', 'tries', 'created_at'])
    .executeTakeFirst();
  if (!taken) return undefined;
  return {
    id: taken.id,
    payload: taken.payload,
    tries: taken.tries,
    createdAt: taken.created_at,
  };
}

/**
 * Says that what cannot be taken back comes next. From here on nobody tries the row again; where
 * it is not settled within `leaseMs`, it is `uncertain`. False where the claim holds no longer:
 * then it must not be done.
 */
export async function markOutboxSending(
  db: Database,
  claim: OutboxClaim,
  leaseMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'handing_over', due_at: inMs(leaseMs) })
    .where('id', '=', claim.id)
    .where('tries', '=', claim.tries)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a row and forgets what it carried. `error` names no person. */
export async function settleOutbox(
  db: Database,
  claim: OutboxClaim,
  state: SettledState,
  error?: string,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state, payload: null, settled_at: sql<Date>`now()`, last_error: error ?? null })
    .where('id', '=', claim.id)
    .where('tries', '=', claim.tries)
    .where('state', 'in', ['waiting', 'handing_over'])
    .execute();
}

/**
 * Has a row wait for `pauseMs` before it is tried again, or fail after three days of trying. Only
 * for what is known not to have happened.
 */
export async function postponeOutbox(
  db: Database,
  claim: OutboxClaim,
  pauseMs: number,
  error: string,
): Promise<'waiting' | 'failed'> {
  const isOver = sql<boolean>`created_at < ${inMs(-givenUpAfter)}`;
  const row = await db
    .updateTable('outbox')
    .set({
      state: sql<OutboxState>`case when ${isOver} then 'failed' else 'waiting' end`,
      payload: sql`case when ${isOver} then null else payload end`,
      settled_at: sql<Date | null>`case when ${isOver} then now() end`,
      due_at: inMs(pauseMs),
      last_error: error,
    })
    .where('id', '=', claim.id)
    .where('tries', '=', claim.tries)
    .where('state', 'in', ['waiting', 'handing_over'])
    .returning('state')
    .executeTakeFirst();
  return row?.state === 'failed' ? 'failed' : 'waiting';
}

/**
 * Calls what was being handed over when its process ended `uncertain`: it may have happened, so it
 * is not done again. Answers the rows.
 */
export async function settleAbandoned(db: Database): Promise<{ id: string; job: JobName }[]> {
  return db
    .updateTable('outbox')
    .set({
      state: 'uncertain',
      payload: null,
      settled_at: sql<Date>`now()`,
      last_error: 'ended while it was handed over',
    })
    .where('state', '=', 'handing_over')
    .where('due_at', '<=', sql<Date>`now()`)
    .returning(['id', 'job'])
    .execute();
}

/** How many rows of each job wait, and for how many seconds the oldest has. */
export async function countWaitingOutbox(
  db: Database,
): Promise<{ job: JobName; waiting: number; oldestSeconds: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select((build) => [
      'job',
      build.fn.countAll<string>().as('waiting'),
      sql<number>`extract(epoch from now() - min(created_at))::float8`.as('oldest'),
    ])
    .where('state', 'in', ['waiting', 'handing_over'])
    .groupBy('job')
    .execute();
  return rows.map(({ job, waiting, oldest }) => ({
    job,
    waiting: Number(waiting),
    oldestSeconds: oldest,
  }));
}
