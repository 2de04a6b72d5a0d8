import type { HistoryPoint, ProviderKind } from '@kga/contracts';
import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Database, Transaction } from '../client.ts';
import type {
  ProviderAnswer,
  PetitionPollTable,
  PetitionSnapshotTable,
  PetitionTable,
} from './table.ts';

export type Petition = Selectable<PetitionTable>;
export type Snapshot = Selectable<PetitionSnapshotTable>;
export type PollState = Selectable<PetitionPollTable>;

/** A petition with a provider. */
export type PolledPetition = Petition & { provider_kind: ProviderKind; provider_url: string };

export async function selectPetitionBySlug(
  db: Database,
  slug: string,
): Promise<Petition | undefined> {
  return db.selectFrom('petition').selectAll().where('slug', '=', slug).executeTakeFirst();
}

export async function selectPetition(db: Database, id: string): Promise<Petition | undefined> {
  return db.selectFrom('petition').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function selectPolledPetitions(db: Database): Promise<PolledPetition[]> {
  const rows = await db
    .selectFrom('petition')
    .selectAll()
    .where('provider_kind', 'is not', null)
    .execute();
  return rows.flatMap((row) => withProvider(row) ?? []);
}

/** Undefined where the petition does not exist or has no provider. */
export async function selectPolledPetition(
  db: Database,
  id: string,
): Promise<PolledPetition | undefined> {
  const row = await selectPetition(db, id);
  return row && withProvider(row);
}

function withProvider({ provider_kind, provider_url, ...row }: Petition) {
  if (provider_kind === null || provider_url === null) return undefined;
  return { ...row, provider_kind, provider_url };
}

/** Selects the threshold of each state, by country code. */
export async function selectThresholds(
  db: Database,
  petitionId: string,
): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('petition_threshold')
    .select(['country_code', 'threshold'])
    .where('petition_id', '=', petitionId)
    .orderBy('country_code')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.country_code, row.threshold]));
}

/** Selects the newest snapshot, or the newest at or before a time. */
export async function selectLatestSnapshot(
  db: Database,
  petitionId: string,
  before?: Date,
): Promise<Snapshot | undefined> {
  return db
    .selectFrom('petition_snapshot')
    .selectAll()
    .where('petition_id', '=', petitionId)
    .$if(before !== undefined, (query) => query.where('taken_at', '<=', before ?? new Date()))
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function selectFirstSnapshot(
  db: Database,
  petitionId: string,
): Promise<Snapshot | undefined> {
  return db
    .selectFrom('petition_snapshot')
    .selectAll()
    .where('petition_id', '=', petitionId)
    .orderBy('taken_at')
    .limit(1)
    .executeTakeFirst();
}

export async function insertSnapshot(
  db: Database,
  snapshot: Omit<Snapshot, 'country_counts'> & { country_counts: Record<string, number> },
): Promise<void> {
  await db
    .insertInto('petition_snapshot')
    .values({ ...snapshot, country_counts: JSON.stringify(snapshot.country_counts) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Selects at most `limit` points of a range, oldest first, evenly spread over its time, with the first
 * and the last. The cost depends on `limit`, not on the number of snapshots.
 */
export async function selectHistory(
  db: Database,
  range: { petitionId: string; from: Date; to: Date; limit: number },
): Promise<HistoryPoint[]> {
  const { petitionId, from, to, limit } = range;
  const rows = await db
    .selectFrom('petition_snapshot')
    .select(['taken_at', 'signature_count', 'goal'])
    .where('petition_id', '=', petitionId)
    .where('taken_at', '>=', from)
    .where('taken_at', '<=', to)
    .orderBy('taken_at')
    .limit(limit + 1)
    .execute();
  const picked = rows.length <= limit ? rows : await spread(db, range);
  return picked.map((row) => ({
    timestamp: row.taken_at.toISOString(),
    signatureCount: row.signature_count,
    goal: row.goal,
  }));
}

type Point = { taken_at: Date; signature_count: number; goal: number };

async function spread(
  db: Database,
  { petitionId, from, to, limit }: { petitionId: string; from: Date; to: Date; limit: number },
): Promise<Point[]> {
  // In seconds: an interval of days is shorter or longer where the session's clock changes.
  const { rows } = await sql<Point>`
    with bound as (
      select
        (select taken_at from petition_snapshot
          where petition_id = ${petitionId} and taken_at between ${from} and ${to}
          order by taken_at limit 1) as first,
        (select taken_at from petition_snapshot
          where petition_id = ${petitionId} and taken_at between ${from} and ${to}
          order by taken_at desc limit 1) as last
    ), step as (
      select first, last, extract(epoch from last - first)
        * case when ${limit}::int = 1 then 1 else step::numeric / (${limit}::int - 1) end as seconds
      from bound
      cross join generate_series(0, ${limit}::int - 1) as step
    )
    select distinct on (point.taken_at) point.taken_at, point.signature_count, point.goal
    from step
    cross join lateral (
      select taken_at, signature_count, goal from petition_snapshot
      where petition_id = ${petitionId}
        and taken_at between step.first and step.first + make_interval(secs => step.seconds)
      order by taken_at desc limit 1
    ) as point
    order by point.taken_at`.execute(db);
  return rows;
}

/** Selects the poll state of a petition, and inserts it on first use. */
export async function selectPollState(db: Database, petitionId: string): Promise<PollState> {
  await db
    .insertInto('petition_poll')
    .values({ petition_id: petitionId, answers: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('petition_poll')
    .selectAll()
    .where('petition_id', '=', petitionId)
    .executeTakeFirstOrThrow();
}

/** Selects when the provider last answered; undefined before its first answer. Read-only. */
export async function selectConfirmedAt(
  db: Database,
  petitionId: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('petition_poll')
    .select('succeeded_at')
    .where('petition_id', '=', petitionId)
    .executeTakeFirst();
  return row?.succeeded_at ?? undefined;
}

/** Selects the poll state and locks it until the transaction ends. */
export async function lockPollState(trx: Transaction, petitionId: string): Promise<PollState> {
  return trx
    .selectFrom('petition_poll')
    .selectAll()
    .where('petition_id', '=', petitionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Updates the poll state; without `answers`, the stored ones stay. */
export async function updatePollState(
  db: Database,
  petitionId: string,
  state: Partial<Omit<PollState, 'petition_id' | 'answers'>> & {
    answers?: Record<string, ProviderAnswer>;
  },
): Promise<void> {
  const { answers, ...rest } = state;
  await db
    .updateTable('petition_poll')
    .set({ ...rest, ...(answers && { answers: JSON.stringify(answers) }) })
    .where('petition_id', '=', petitionId)
    .execute();
}

/** Stored part of a rejected answer, in UTF-16 units. */
const rejectedAnswerLength = 65_536;

export async function insertRejectedPoll(
  db: Database,
  poll: { petitionId: string; receivedAt: Date; reason: string; answer: string },
): Promise<void> {
  await db
    .insertInto('petition_rejected_poll')
    .values({
      id: uuidv7(),
      petition_id: poll.petitionId,
      received_at: poll.receivedAt,
      reason: poll.reason,
      // Postgres' text takes no NUL.
      answer: poll.answer.slice(0, rejectedAnswerLength).replaceAll('\0', '\uFFFD'),
    })
    .execute();
}

/** Sets the time when the goal was first reached, once. */
export async function updateFirstReached(
  db: Database,
  petitionId: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('petition')
    .set({ first_reached_at: at })
    .where('id', '=', petitionId)
    .where('first_reached_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
