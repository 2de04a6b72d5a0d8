// SPDX-License-Identifier: AGPL-3.0-or-later
import { isDeepStrictEqual } from 'node:util';

import type { Suspicion } from '@kga/contracts/petitions';
import type { Transaction } from '@kga/db/core';
import {
  type ProviderAnswer,
  type PollState,
  type PolledPetition,
  insertRejectedPoll,
  insertSnapshot,
  snapshotTime,
  selectLatestSnapshot,
  lockPollState,
  updateFirstReached,
  updatePollState,
} from '@kga/db/petitions';

import { openAfterFailure, closeBreaker } from './breaker.ts';
import { checkFigures, differs } from './check-figures.ts';
import type { Reading } from './providers.ts';
import { findSuspicions } from './suspicious-readings.ts';

/** What a poll fetched, before it is stored. */
export type PollResult =
  | { answers: Readonly<Record<string, ProviderAnswer>>; reading: Reading }
  | { error: string; retryAfter: number | undefined };

export type SettledPoll = {
  outcome: 'changed' | 'unchanged' | 'suspicious' | 'rejected' | 'failed' | 'overtaken';
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
  const stored = await storeFigures(trx, context, before, result.reading);
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
  if ('suspicions' in stored) {
    // The provider works. Until the figures are believed, the last ones keep their time.
    const state = { ...closeBreaker, last_error: `suspicious: ${stored.suspicions.join(', ')}` };
    await updatePollState(trx, petition.id, state);
    return { outcome: 'suspicious', state: { ...before, ...state } };
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
  poll: PollState,
  reading: Reading,
): Promise<{ changed: boolean } | { suspicions: readonly Suspicion[] } | { garbage: string }> {
  if ('garbage' in reading) return reading;
  const last = await selectLatestSnapshot(trx, petition.id);
  const countries = petition.areas.map(({ code }) => code);
  const check = checkFigures(reading.figures, { goal: petition.goal, countries, last });
  if ('garbage' in check) return check;

  const { figures } = check;
  const suspicions = last ? await findSuspicions(trx, figures, { last, poll, now }) : [];
  if (suspicions.length > 0) return { suspicions };
  const changed = differs(figures, last);
  const takenAt = snapshotTime(last, now);
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
  const isFirst =
    petition.first_reached_at === null &&
    (await updateFirstReached(trx, petition.id, { total: figures.total, at: takenAt }));
  return { changed: changed || isFirst };
}
