// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import {
  type ProviderAnswer,
  type PolledPetition,
  selectPollState,
  selectPolledPetition,
  updatePollState,
} from '@kga/db/petitions';

import { publishChange } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';
import { breakerState } from './breaker.ts';
import { type PollLimits, ProviderError, fetchAll } from './fetch-answers.ts';
import type { PetitionMetrics } from './metrics.ts';
import { providerOf, readFigures } from './providers.ts';
import { type PollResult, type SettledPoll, settlePoll } from './settle-poll.ts';

export type PollDeps = Pick<Context, 'db' | 'redis' | 'log' | 'now' | 'random'> & {
  metrics: PetitionMetrics;
  settings: PollLimits;
};

/**
 * `gone`: the petition is not polled any more; `busy`: another worker polls it now; `paused`: the
 * circuit breaker of its provider is open.
 */
export type PollOutcome = SettledPoll['outcome'] | 'gone' | 'busy' | 'paused';

const retries = 2;

/** Time limit of the queries of a poll, by their own timeouts, in milliseconds. */
const queryTime = 40_000;

/** Fetches the figures of a petition and stores them. Never runs twice at a time. */
export async function pollPetition(deps: PollDeps, petitionId: string): Promise<PollOutcome> {
  const petition = await selectPolledPetition(deps.db, petitionId);
  if (!petition) return 'gone';
  const maxMs = deps.settings.budget + queryTime;
  const outcome =
    (await withPollLock(deps, petitionId, maxMs, () => pollAlone(deps, petition))) ?? 'busy';
  deps.metrics.polls.inc({ petition: petition.slug, outcome });
  return outcome;
}

async function pollAlone(deps: PollDeps, petition: PolledPetition): Promise<PollOutcome> {
  const { db, metrics, log } = deps;
  const { slug } = petition;
  const before = await selectPollState(db, petition.id);
  const startedAt = deps.now();
  const breaker = breakerState(before, startedAt);
  metrics.notePollState(slug, before);
  if (breaker === 'open') return 'paused';

  await updatePollState(db, petition.id, { tried_at: startedAt });
  const stopTimer = metrics.pollSeconds.startTimer({ petition: slug });
  const result = await fetchFigures(deps, petition, before.answers, breaker === 'half-open');
  const context = { petition, startedAt, now: deps.now(), random: deps.random };
  const { outcome, state } = await db
    .transaction()
    .execute((trx) => settlePoll(trx, context, result));
  stopTimer();
  metrics.notePollState(slug, state);
  if (outcome === 'changed') await publishChange(deps, { topic: 'petition', id: slug });
  if (outcome === 'failed' || outcome === 'rejected' || outcome === 'suspicious') {
    const { failures, paused_until, last_error } = state;
    log.warn({ petition: slug, failures, paused_until, reason: last_error }, `poll ${outcome}`);
  } else {
    log.debug({ petition: slug, outcome }, 'polled');
  }
  return outcome;
}

async function fetchFigures(
  { settings }: PollDeps,
  { provider_kind, provider_url, provider_paths }: PolledPetition,
  cached: Readonly<Record<string, ProviderAnswer>>,
  isTrial: boolean,
): Promise<PollResult> {
  const provider = providerOf(provider_kind, provider_paths);
  const urls = provider.urls(provider_url);
  try {
    const answers = await fetchAll(urls, { cached, settings, retries: isTrial ? 0 : retries });
    const bodies = urls.map((url) => answers[url]?.body ?? '');
    return { answers, reading: readFigures(provider, bodies) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { error: error.message, retryAfter: error.retryAfter };
  }
}

/** Deletes the lock only if this owner still holds it. */
const releaseScript = `
if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end
return 0`;

/**
 * Runs `poll` under the lock of this petition; undefined where another worker holds it. A lock that is
 * not released expires after `maxMs` milliseconds.
 */
export async function withPollLock<T>(
  { redis, log }: Pick<Context, 'redis' | 'log'>,
  petitionId: string,
  maxMs: number,
  poll: () => Promise<T>,
): Promise<T | undefined> {
  const key = `kga:lock:petition.poll:${petitionId}`;
  const token = randomUUID();
  if ((await redis.set(key, token, 'PX', maxMs, 'NX')) !== 'OK') return undefined;
  try {
    return await poll();
  } finally {
    await redis.eval(releaseScript, 1, key, token).catch((error: unknown) => {
      log.warn({ err: error }, 'a poll lock could not be released and will expire');
    });
  }
}
