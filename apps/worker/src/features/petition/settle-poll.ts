import { isDeepStrictEqual } from 'node:util';

import {
  type ProviderAnswer,
  type PollState,
  type PolledPetition,
  insertRejectedPoll,
  insertSnapshot,
  selectLatestSnapshot,
  lockPollState,
  updateFirstReached,
  updatePollState,
  selectThresholds,
  type Transaction,
} from '@kga/db';

import { openAfterFailure, closeBreaker } from './breaker.ts';
import { checkFigures, differs } from './check-figures.ts';
import type { Reading } from './providers.ts';

/** What a poll fetched, before it is stored. */
export type PollResult =
  | { answers: Readonly<Record<string, ProviderAnswer>>; reading: Reading }
  | { error: string; retryAfter: number | undefined };

export type SettledPoll = {
  outcome: 'changed' | 'unchanged' | 'rejected' | 'failed' | 'overtaken';
  state: PollState;
};

type PollContext = { petition: PolledPetition; startedAt: Date; now: Date; random: () => number };

/**
 * Stores the result of a poll in one transaction: the figures, or the failure. Does nothing where the
 * poll lost its lock to another one.
 */
export async function settlePoll(
  trx: Transaction,
  context: PollContext,
  result: PollResult,
): Promise<SettledPoll> {
  const { petition, startedAt } = context;
  const before = await lockPollState(trx, petition.id);
  if (before.tried_at?.getTime() !== startedAt.getTime()) {
    return { outcome: 'overtaken', state: before };
  }
  if ('error' in result) {
    const state = await fail(trx, context, before, result.error, result.retryAfter);
    return { outcome: 'failed', state };
  }
  const stored = await storeFigures(trx, context, result.reading);
  if ('garbage' in stored) {
    const answer = Object.entries(result.answers).map(
      ([address, { body }]) => `${address}\n${body}`,
    );
    await insertRejectedPoll(trx, {
      petitionId: petition.id,
      receivedAt: context.now,
      reason: stored.garbage,
      answer: answer.join('\n\n'),
    });
    return { outcome: 'rejected', state: await fail(trx, context, before, stored.garbage) };
  }
  const success = { ...closeBreaker, succeeded_at: context.now };
  const withValidator = Object.entries(result.answers).filter(
    ([, answer]) => answer.etag ?? answer.lastModified,
  );
  const answers = Object.fromEntries(withValidator);
  // Compared deeply, because Postgres reorders the keys of JSON.
  const isKnown = isDeepStrictEqual(answers, before.answers);
  await updatePollState(trx, petition.id, { ...success, ...(!isKnown && { answers }) });
  return { outcome: stored.changed ? 'changed' : 'unchanged', state: { ...before, ...success } };
}

async function fail(
  trx: Transaction,
  { petition, now, random }: PollContext,
  before: PollState,
  reason: string,
  retryAfter?: number,
): Promise<PollState> {
  const paused = openAfterFailure(before, { now, random, ...(retryAfter && { retryAfter }) });
  const state = { ...paused, last_error: reason };
  await updatePollState(trx, petition.id, state);
  return { ...before, ...state };
}

async function storeFigures(
  trx: Transaction,
  { petition, now }: PollContext,
  reading: Reading,
): Promise<{ changed: boolean } | { garbage: string }> {
  if ('garbage' in reading) return reading;
  const last = await selectLatestSnapshot(trx, petition.id);
  const countries = Object.keys(await selectThresholds(trx, petition.id));
  const check = checkFigures(reading.figures, { goal: petition.goal, countries, last });
  if ('garbage' in check) return check;

  const { figures } = check;
  const changed = differs(figures, last);
  // Later than the last snapshot even where the clock went back, so that no figures are lost.
  const takenAt = new Date(Math.max(now.getTime(), (last?.taken_at.getTime() ?? 0) + 1));
  if (changed) {
    await insertSnapshot(trx, {
      petition_id: petition.id,
      taken_at: takenAt,
      signature_count: figures.total,
      country_sum: figures.countrySum,
      goal: figures.goal,
      country_counts: figures.counts,
    });
  }
  const reached = figures.total >= petition.goal && petition.first_reached_at === null;
  const isFirst = reached && (await updateFirstReached(trx, petition.id, takenAt));
  return { changed: changed || isFirst };
}
