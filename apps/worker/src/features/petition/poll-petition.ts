import {
  type Database,
  type ProviderAnswer,
  type PolledPetition,
  selectPollState,
  selectPolledPetition,
  updatePollState,
} from '@kga/db';
import type { Redis } from 'ioredis';

import type { Log } from '../../platform/log.ts';
import { publishChange } from '../../platform/publish-change.ts';
import { breakerState } from './breaker.ts';
import { type PollLimits, fetchAll } from './fetch-all.ts';
import { ProviderError } from './fetch-answer.ts';
import type { PetitionMetrics } from './metrics.ts';
import { withPollLock } from './poll-lock.ts';
import { providers } from './providers/providers.ts';
import { readFigures } from './read-figures.ts';
import { type PollResult, type Settled, settlePoll } from './settle-poll.ts';

export type PollDeps = {
  db: Database;
  redis: Redis;
  log: Log;
  metrics: PetitionMetrics;
  settings: PollLimits;
  now: () => Date;
  random: () => number;
};

/**
 * `gone`: nobody polls this petition any more; `busy`: another worker polls it now; `paused`: its
 * provider is given time.
 */
export type PollOutcome = Settled['outcome'] | 'gone' | 'busy' | 'paused';

const repetitions = 2;

/** What a poll takes beside its requests at most: queries until their own timeouts, in ms. */
const storingTime = 40_000;

/** Asks a petition's provider for its figures and keeps them. Never runs twice at a time. */
export async function pollPetition(deps: PollDeps, petitionId: string): Promise<PollOutcome> {
  const petition = await selectPolledPetition(deps.db, petitionId);
  if (!petition) return 'gone';
  const longest = deps.settings.budget + storingTime;
  const outcome =
    (await withPollLock(deps, petitionId, longest, () => pollAlone(deps, petition))) ?? 'busy';
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
  const result = await ask(deps, petition, before.answers, breaker === 'half-open');
  const context = { petition, startedAt, now: deps.now(), random: deps.random };
  const { outcome, state } = await db
    .transaction()
    .execute((trx) => settlePoll(trx, context, result));
  stopTimer();
  metrics.notePollState(slug, state);
  if (outcome === 'changed') await publishChange(deps, { topic: 'petition', id: slug });
  if (outcome === 'failed' || outcome === 'rejected') {
    const { failures, paused_until, last_error } = state;
    log.warn({ petition: slug, failures, paused_until, reason: last_error }, `poll ${outcome}`);
  } else {
    log.debug({ petition: slug, outcome }, 'polled');
  }
  return outcome;
}

async function ask(
  { settings }: PollDeps,
  { provider_kind, provider_url }: PolledPetition,
  kept: Readonly<Record<string, ProviderAnswer>>,
  isTrial: boolean,
): Promise<PollResult> {
  const provider = providers[provider_kind];
  const addresses = provider.addresses(provider_url);
  try {
    const again = isTrial ? 0 : repetitions;
    const answers = await fetchAll(addresses, { kept, settings, repetitions: again });
    const bodies = addresses.map((address) => answers[address]?.body ?? '');
    return { answers, reading: readFigures(provider, bodies) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { fault: error.message, retryAfter: error.retryAfter };
  }
}
