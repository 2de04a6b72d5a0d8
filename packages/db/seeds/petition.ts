import { type PetitionStatus, type ProviderKind, campaign, petitionStatuses } from '@kga/contracts';
import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Database, Transaction } from '../src/client.ts';
import type { PetitionTable } from '../src/petition/table.ts';
import {
  closedAt,
  dayBegin,
  endOfDay,
  goal,
  lastTotal,
  life,
  outcome,
  thresholds,
  weeklyFigures,
} from './initiative.ts';
import { type Replay, replayedLife, replayedSnapshots } from './replay.ts';

/**
 * Where the figures come from:
 * - `record`: the initiative's public record, complete and not polled;
 * - `provider`: an operator's provider. Where it begins while collecting, nothing is known but what
 *   it says; where it begins later, the record stands before it. `dates` win over the initiative's,
 *   which fill in what `status` says has come;
 * - `replay`: a demonstration. The record is shifted so that `from`, a time of the initiative's life,
 *   falls on `epoch`, the wall clock's time at which the replay began; what was later than `from` has
 *   not happened yet. From then on the time passes `speed` times as fast until collection closes.
 */
export type PetitionSource =
  | { type: 'record' }
  | {
      type: 'provider';
      kind: ProviderKind;
      url: string;
      status: PetitionStatus;
      dates?: {
        closes?: Date | undefined;
        submitted?: Date | undefined;
        answered?: Date | undefined;
      };
    }
  | ({ type: 'replay'; url: string } & Replay);

/** Raised when the record's figures or times change, so that they are seeded again. */
const recordVersion = 2;

/** What figures belong to: with another key they are those of something else. */
function figuresKey(source: PetitionSource): string {
  if (source.type === 'provider') return JSON.stringify({ type: source.type });
  if (source.type === 'record') return JSON.stringify({ type: source.type, recordVersion });
  const { type, from, epoch } = source;
  return JSON.stringify({ type, recordVersion, from, epoch });
}

const sources = [
  'European Commission, European Citizens’ Initiative register and public collection API',
  'Delegated Regulation (EU) 2019/1673, recital 1',
];

type Row = Omit<Insertable<PetitionTable>, 'id' | 'slug' | 'seed_key'>;

function petitionRow(source: PetitionSource, now: Date): Row {
  const base = {
    registration: campaign.registration,
    title: campaign.initiativeTitle,
    goal,
    sources,
    demonstration: false,
    replay_from: null,
    replay_epoch: null,
    replay_speed: null,
    provider_kind: null,
    provider_url: null,
    verified: null,
    answer_reference: null,
    submitted_at: null,
    answered_at: null,
    first_reached_at: null,
  };
  const record = {
    ...base,
    opened_at: dayBegin(life.opened),
    first_reached_at: endOfDay(life.firstDayOverOneMillion),
    closes_at: closedAt,
    submitted_at: dayBegin(life.submitted),
    answered_at: dayBegin(life.answered),
    verified: outcome.verified,
    answer_reference: outcome.answerReference,
  };
  switch (source.type) {
    case 'record':
      return record;
    case 'replay':
      return { ...base, ...replayedLife(source), provider_url: source.url };
    case 'provider': {
      const { kind, url, status, dates = {} } = source;
      const has = (reached: PetitionStatus) =>
        petitionStatuses.indexOf(status) >= petitionStatuses.indexOf(reached);
      const begun = has('closed') ? record : { ...base, opened_at: now };
      return {
        ...begun,
        provider_kind: kind,
        provider_url: url,
        closes_at: dates.closes ?? (has('closed') ? record.closes_at : null),
        submitted_at: dates.submitted ?? (has('submitted') ? record.submitted_at : null),
        verified: has('submitted') ? record.verified : null,
        answered_at: dates.answered ?? (has('answered') ? record.answered_at : null),
        answer_reference: has('answered') ? record.answer_reference : null,
      };
    }
  }
}

const sumOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The record's weeks up to `until`. */
function recordedSnapshots(petitionId: string, until: Date) {
  const last = weeklyFigures.at(-1);
  return weeklyFigures
    .filter((week) => endOfDay(week.date) <= until)
    .map((week) => ({
      petition_id: petitionId,
      taken_at: endOfDay(week.date),
      signature_count: week === last ? lastTotal : sumOf(week.counts),
      country_sum: sumOf(week.counts),
      goal,
      country_counts: JSON.stringify(week.counts),
    }));
}

function snapshots(petitionId: string, source: PetitionSource, now: Date) {
  if (source.type === 'replay') return replayedSnapshots(petitionId, source);
  if (source.type === 'provider' && source.status === 'collecting') return [];
  return recordedSnapshots(petitionId, now);
}

async function startAnew(
  trx: Transaction,
  id: string,
  source: PetitionSource,
  now: Date,
): Promise<void> {
  const tables = [
    'petition_snapshot',
    'petition_poll',
    'petition_rejected_poll',
    'petition_reading',
  ] as const;
  for (const table of tables) {
    await trx.deleteFrom(table).where('petition_id', '=', id).execute();
  }
  const known = snapshots(id, source, now);
  if (known.length > 0) await trx.insertInto('petition_snapshot').values(known).execute();
  if (source.type !== 'replay') return;
  // The figures are those that the provider gives at this time, though they may be months old.
  await trx
    .insertInto('petition_poll')
    .values({ petition_id: id, answers: '{}', succeeded_at: source.epoch })
    .execute();
}

/** Failures of an earlier provider do not pause polls of the next one. */
async function trustAnew(trx: Transaction, id: string): Promise<void> {
  await trx
    .updateTable('petition_poll')
    .set({ failures: 0, paused_until: null, last_error: null })
    .where('petition_id', '=', id)
    .execute();
}

/**
 * Seeds the campaign's petition. Running it again renews thresholds, dates and provider and keeps
 * every figure; another type of source, or another replay, starts its figures again.
 */
export async function seedPetition(
  db: Database,
  source: PetitionSource,
  now = new Date(),
): Promise<{ startedAnew: boolean }> {
  const seedKey = figuresKey(source);
  return db.transaction().execute(async (trx) => {
    const existing = await trx
      .selectFrom('petition')
      .select(['id', 'seed_key', 'provider_kind', 'provider_url'])
      .where('slug', '=', campaign.petition)
      .forUpdate()
      .executeTakeFirst();
    const id = existing?.id ?? uuidv7();
    const kept = existing?.seed_key === seedKey;
    const { opened_at, first_reached_at, ...renewed } = petitionRow(source, now);
    const row = kept ? renewed : { ...renewed, opened_at, first_reached_at };

    if (existing) {
      await trx
        .updateTable('petition')
        .set({ ...row, seed_key: seedKey })
        .where('id', '=', id)
        .execute();
    } else {
      await trx
        .insertInto('petition')
        .values({
          ...renewed,
          opened_at,
          first_reached_at,
          id,
          slug: campaign.petition,
          region: 'EU',
          seed_key: seedKey,
        })
        .execute();
    }
    await trx.deleteFrom('petition_threshold').where('petition_id', '=', id).execute();
    await trx
      .insertInto('petition_threshold')
      .values(
        Object.entries(thresholds).map(([country_code, threshold]) => ({
          petition_id: id,
          country_code,
          threshold,
        })),
      )
      .execute();
    if (!kept) await startAnew(trx, id, source, now);
    else if (
      existing.provider_url !== row.provider_url ||
      existing.provider_kind !== row.provider_kind
    ) {
      await trustAnew(trx, id);
    }
    return { startedAnew: !kept };
  });
}
