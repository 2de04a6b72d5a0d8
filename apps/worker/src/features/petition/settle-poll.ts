import { isDeepStrictEqual } from 'node:util';

import {
  type ProviderAnswer,
  type PollState,
  type PolledPetition,
  type Schema,
  insertRejectedPoll,
  insertSnapshot,
  selectLatestSnapshot,
  lockPollState,
  updateFirstReached,
  updatePollState,
  selectThresholds,
} from '@kga/db';
import type { Transaction } from 'kysely';

import { openAfterFailure, closeBreaker } from './breaker.ts';
import { type CheckedFigures, checkFigures, differs } from './check-figures.ts';
import type { Reading } from './read-figures.ts';

/** How a poll went, before it is kept. */
export type PollResult =
  | { answers: Readonly<Record<string, ProviderAnswer>>; reading: Reading }
  | { fault: string; retryAfter: number | undefined };

export type Settled = {
  outcome: 'changed' | 'unchanged' | 'rejected' | 'failed' | 'overtaken';
  state: PollState;
};

type Context = { petition: PolledPetition; startedAt: Date; now: Date; random: () => number };

/**
 * Keeps what a poll brought, in one transaction: figures with a good answer, otherwise only that it
 * failed. A poll whose lock ran out while another began keeps nothing.
 */
export async function settlePoll(
  trx: Transaction<Schema>,
  context: Context,
  result: PollResult,
): Promise<Settled> {
  const { petition, startedAt } = context;
  const before = await lockPollState(trx, petition.id);
  if (before.tried_at?.getTime() !== startedAt.getTime()) {
    return { outcome: 'overtaken', state: before };
  }
  if ('fault' in result) {
    const state = await fail(trx, context, before, result.fault, result.retryAfter);
    return { outcome: 'failed', state };
  }
  const kept = await keepFigures(trx, context, result.reading);
  if ('garbage' in kept) {
    const answer = Object.entries(result.answers).map(
      ([address, { body }]) => `${address}\n${body}`,
    );
    await insertRejectedPoll(trx, {
      petitionId: petition.id,
      receivedAt: context.now,
      reason: kept.garbage,
      answer: answer.join('\n\n'),
    });
    return { outcome: 'rejected', state: await fail(trx, context, before, kept.garbage) };
  }
  const good = { ...closeBreaker, succeeded_at: context.now };
  const answers = conditional(result.answers);
  // By content: Postgres gives the keys back in an order of its own.
  const isKnown = isDeepStrictEqual(answers, before.answers);
  await updatePollState(trx, petition.id, { ...good, ...(!isKnown && { answers }) });
  return { outcome: kept.changed ? 'changed' : 'unchanged', state: { ...before, ...good } };
}

async function fail(
  trx: Transaction<Schema>,
  { petition, now, random }: Context,
  before: PollState,
  reason: string,
  retryAfter?: number,
): Promise<PollState> {
  const paused = openAfterFailure(before, { now, random, ...(retryAfter && { retryAfter }) });
  const state = { ...paused, last_error: reason };
  await updatePollState(trx, petition.id, state);
  return { ...before, ...state };
}

async function keepFigures(
  trx: Transaction<Schema>,
  { petition, now }: Context,
  reading: Reading,
): Promise<{ changed: boolean } | { garbage: string }> {
  if ('garbage' in reading) return reading;
  const last = await selectLatestSnapshot(trx, petition.id);
  const countries = Object.keys(await selectThresholds(trx, petition.id));
  const check = checkFigures(reading.figures, { goal: petition.goal, countries, last });
  if ('garbage' in check) return check;

  const { figures } = check;
  const changed = differs(figures, last);
  // A clock that went back, or two changes in a millisecond, lose no figures.
  const takenAt = new Date(Math.max(now.getTime(), (last?.taken_at.getTime() ?? 0) + 1));
  if (changed) await insertSnapshot(trx, snapshotOf(petition.id, takenAt, figures));
  const reached = figures.total >= petition.goal && petition.first_reached_at === null;
  const isFirst = reached && (await updateFirstReached(trx, petition.id, takenAt));
  return { changed: changed || isFirst };
}

function snapshotOf(petitionId: string, takenAt: Date, figures: CheckedFigures) {
  return {
    petition_id: petitionId,
    taken_at: takenAt,
    signature_count: figures.total,
    country_sum: figures.countrySum,
    goal: figures.goal,
    country_counts: figures.counts,
  };
}

/** The answers that a later request can be conditional on. */
function conditional(
  answers: Readonly<Record<string, ProviderAnswer>>,
): Record<string, ProviderAnswer> {
  return Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => answer.etag ?? answer.lastModified),
  );
}
