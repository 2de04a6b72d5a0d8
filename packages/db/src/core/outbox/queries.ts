// SPDX-License-Identifier: AGPL-3.0-or-later
import { type OutboxJob, type OutboxPayload, parseOutboxPayload } from '@kga/contracts/jobs';
import { TraceFlags, context, propagation, trace } from '@opentelemetry/api';
import { sql } from 'kysely';
import { v7 } from 'uuid';

import type { Database, Transaction } from '../client.ts';
import type { OutboxState } from './table.ts';

/** The `traceparent` of what runs, which rows remember for their jobs; null where it is not recorded. */
function recordedTraceparent(): string | null {
  const { traceFlags = TraceFlags.NONE } = trace.getActiveSpan()?.spanContext() ?? {};
  if ((traceFlags & TraceFlags.SAMPLED) === 0) return null;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/**
 * Requests a job that runs if, and only if, the transaction commits, after so many seconds at the
 * earliest. Returns the row's id.
 */
export async function insertOutboxJob<Job extends OutboxJob>(
  trx: Transaction,
  job: Job,
  payload: OutboxPayload<Job>,
  afterSeconds = 0,
): Promise<string> {
  const id = v7();
  await trx
    .insertInto('outbox')
    .values({
      id,
      job,
      payload: JSON.stringify(payload),
      due_at: sql<Date>`now() + ${afterSeconds} * interval '1 second'`,
      trace: recordedTraceparent(),
    })
    .execute();
  return id;
}

/** Requests many jobs in one statement. */
export async function insertOutboxJobs<Job extends OutboxJob>(
  trx: Transaction,
  job: Job,
  payloads: readonly OutboxPayload<Job>[],
): Promise<void> {
  if (payloads.length === 0) return;
  const rows = payloads.map((payload) => ({ id: v7(), payload }));
  // One JSON text, because a parameter for each value takes many times as long.
  await sql`
    insert into outbox (id, job, payload, trace)
    select id, ${job}, payload, ${recordedTraceparent()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as requested (id uuid, payload jsonb)
  `.execute(trx);
}

/**
 * A row that one process has claimed for the length of a lease. `tries` distinguishes the claim from
 * earlier and later claims of the same row.
 */
export type OutboxClaim<Job extends OutboxJob = OutboxJob> = {
  id: string;
  /** Undefined where the row does not hold what its job needs. */
  payload: OutboxPayload<Job> | undefined;
  tries: number;
  createdAt: Date;
};

/** What identifies a claim. */
type ClaimKey = Pick<OutboxClaim, 'id' | 'tries'>;

/** The final states of a row. */
export type SettledState = Exclude<OutboxState, 'waiting' | 'held' | 'handing_over'>;

/** After this time, in milliseconds, a job that still fails is given up. */
const maxAge = 3 * 86_400_000;

const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

/** `trace`: what requested it, as a `traceparent`, where that is recorded. */
type DueRow = { id: string; job: OutboxJob; trace: string | null };

/**
 * Selects the due rows of these jobs, at most `limit` of each job and the longest due first, so that
 * many rows of one job do not delay another. Uses the clock of Postgres.
 */
export async function selectDueOutbox(
  db: Database,
  { jobs, limit }: { jobs: readonly OutboxJob[]; limit: number },
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select due.id, job, due.trace
    from unnest(${sql.val(jobs)}::text[]) with ordinality as wanted (job, place)
    cross join lateral (
      select id, due_at, trace from outbox
      where outbox.job = wanted.job and state = 'waiting' and due_at <= now()
      order by due_at limit ${limit}
    ) as due
    order by place, due_at
  `.execute(db);
  return rows;
}

/**
 * Claims a due row; undefined where it is not due, settled, or claimed by another process. After
 * `leaseMs` it can be claimed again, so that a row survives the end of its process.
 */
export async function claimOutbox<Job extends OutboxJob>(
  db: Database,
  row: { id: string; job: Job; leaseMs: number },
): Promise<OutboxClaim<Job> | undefined> {
  const taken = await db
    .updateTable('outbox')
    .set((build) => ({ tries: build('tries', '+', 1), due_at: inMs(row.leaseMs) }))
    .where('id', '=', row.id)
    .where('job', '=', row.job)
    .where('state', '=', 'waiting')
    // Rounded as the column is, which may be half a millisecond ahead of the time of the insert.
    .where('due_at', '<=', sql<Date>`now()::timestamptz(3)`)
    .returning(['id', 'payload', 'tries', 'created_at'])
    .executeTakeFirst();
  if (!taken) return undefined;
  return {
    id: taken.id,
    payload: parseOutboxPayload(row.job, taken.payload),
    tries: taken.tries,
    createdAt: taken.created_at,
  };
}

/** Extends a claim whose job takes long; false where another process has it or it is settled. */
export async function extendOutbox(db: Database, claim: ClaimKey, leaseMs: number) {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due_at: inMs(leaseMs) })
    .where('id', '=', claim.id)
    .where('tries', '=', claim.tries)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Marks that a step which cannot be undone comes next. The row is not retried from here on; if it is
 * not settled within `leaseMs`, it becomes `uncertain`. False where the claim has expired: then the
 * step must not be done.
 */
export async function markOutboxSending(db: Database, claim: ClaimKey, leaseMs: number) {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'handing_over', due_at: inMs(leaseMs) })
    .where('id', '=', claim.id)
    .where('tries', '=', claim.tries)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Settles a row and deletes its payload. `error` must hold no personal data. */
export async function settleOutbox(
  db: Database,
  claim: ClaimKey,
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
 * Retries a row after `pauseMs`, or fails it once it is three days old. Only for steps that are
 * known not to have happened.
 */
export async function postponeOutbox(
  db: Database,
  claim: ClaimKey,
  pauseMs: number,
  error: string,
): Promise<'waiting' | 'failed'> {
  const isExpired = sql<boolean>`created_at < ${inMs(-maxAge)}`;
  const row = await db
    .updateTable('outbox')
    .set({
      state: sql<OutboxState>`case when ${isExpired} then 'failed' else 'waiting' end`,
      payload: sql`case when ${isExpired} then null else payload end`,
      settled_at: sql<Date | null>`case when ${isExpired} then now() end`,
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
 * Settles rows whose process ended between `markOutboxSending` and `settleOutbox` as `uncertain`:
 * the step may have happened, so it is not repeated. Returns the rows.
 */
export async function settleAbandoned(db: Database): Promise<{ id: string; job: OutboxJob }[]> {
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

/** Counts the unsettled rows of each job and returns the age of the oldest in seconds. */
export async function countWaitingOutbox(db: Database) {
  return db
    .selectFrom('outbox')
    .select([
      'job',
      sql<number>`count(*)::int`.as('waiting'),
      sql<number>`extract(epoch from now() - min(created_at))::float8`.as('oldestSeconds'),
    ])
    .where('state', 'in', ['waiting', 'handing_over'])
    .groupBy('job')
    .execute();
}
