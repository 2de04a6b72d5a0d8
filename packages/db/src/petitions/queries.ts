// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PetitionLife, type PetitionStatus, petitionStatus } from '@kga/contracts/petitions';
import { type NotNull, type Selectable, sql } from 'kysely';
import { v7 } from 'uuid';

import type { Database, Transaction } from '../core/client.ts';
import { isoTime } from '../core/values.ts';
import type { ProviderAnswer, PetitionPollTable } from './table.ts';

export type PollState = Selectable<PetitionPollTable>;

/** A petition that has opened, with a goal. */
export type Petition = NonNullable<Awaited<ReturnType<typeof selectPetitionBySlug>>>;

/** A petition with a provider. */
export type PolledPetition = Awaited<ReturnType<typeof selectPolledPetitions>>[number];

const opened = (db: Database) =>
  db
    .selectFrom('petition')
    .selectAll()
    .where('opened_at', 'is not', null)
    .where('goal', 'is not', null)
    .$narrowType<{ opened_at: NotNull; goal: NotNull }>();

/** Undefined where the petition does not exist, is a draft or has no goal. */
export async function selectPetitionBySlug(db: Database, slug: string) {
  return opened(db).where('slug', '=', slug).executeTakeFirst();
}

export async function selectPetitionSlug(db: Database, id: string): Promise<string> {
  const row = await db
    .selectFrom('petition')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.slug;
}

const polled = (db: Database) =>
  opened(db)
    .where('provider_kind', 'is not', null)
    .where('provider_url', 'is not', null)
    .$narrowType<{
      opened_at: NotNull;
      goal: NotNull;
      provider_kind: NotNull;
      provider_url: NotNull;
    }>();

export async function selectPolledPetitions(db: Database) {
  return polled(db).execute();
}

/** Undefined where the petition does not exist or has no provider. */
export async function selectPolledPetition(db: Database, id: string) {
  return polled(db).where('id', '=', id).executeTakeFirst();
}

/** The dates of a petition as the API sends them. */
export function petitionLifeOf(petition: Petition): PetitionLife {
  return {
    opened: petition.opened_at.toISOString(),
    firstReached: isoTime(petition.first_reached_at),
    closes: isoTime(petition.closes_at),
    submitted: isoTime(petition.submitted_at),
    answered: isoTime(petition.answered_at),
  };
}

export function petitionStatusAt(petition: Petition, now: Date): PetitionStatus {
  return petitionStatus(petitionLifeOf(petition), now);
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

/** Of each petition that is polled: seconds since its provider answered, null if it never did, and its last error. */
export async function selectPollFacts(db: Database) {
  return polled(db)
    .leftJoin('petition_poll', 'petition_poll.petition_id', 'petition.id')
    .clearSelect()
    .select([
      'petition.slug',
      'petition_poll.last_error as lastError',
      sql<number | null>`extract(epoch from now() - succeeded_at)::float8`.as('ageSeconds'),
    ])
    .orderBy('petition.slug')
    .execute();
}

/** Selects when the provider last answered; undefined before its first answer. Read-only. */
export async function selectConfirmedAt(db: Database, petitionId: string) {
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
      id: v7(),
      petition_id: poll.petitionId,
      received_at: poll.receivedAt,
      reason: poll.reason,
      // Postgres' text takes no NUL.
      answer: poll.answer.slice(0, rejectedAnswerLength).replaceAll('\0', '\uFFFD'),
    })
    .execute();
}

/** Sets the time when the goal was first reached, once, if this total reaches it. */
export async function updateFirstReached(
  db: Database,
  petitionId: string,
  { total, at }: { total: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('petition')
    .set({ first_reached_at: at })
    .where('id', '=', petitionId)
    .where('first_reached_at', 'is', null)
    .where('goal', '<=', total)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const rejectedPollDays = 90;

/** Deletes rejected polls after 90 days and returns their number. */
export async function purgeRejectedPolls(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - rejectedPollDays * 86_400_000);
  const { numDeletedRows } = await db
    .deleteFrom('petition_rejected_poll')
    .where('received_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
