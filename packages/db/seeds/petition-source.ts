// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type PetitionStatus,
  type ProviderKind,
  type ProviderPaths,
  petitionStatuses,
} from '@kga/contracts/petitions';
import type { Insertable, Selectable } from 'kysely';

import type { PetitionTable } from '../src/petitions/table.ts';
import {
  areas,
  closedAt,
  collectionUrl,
  dayBegin,
  endOfDay,
  goal,
  lastTotal,
  life,
  outcome,
  registration,
  statesNeeded,
  title,
  weeklyFigures,
} from './initiative.ts';
import { type Replay, replayedLife, replayedSnapshots } from './replay.ts';

/**
 * Where the figures come from:
 * - `record`: the initiative's public record, complete and not polled. It is what no setting stands
 *   for, so a petition that has a provider keeps it;
 * - `provider`: an operator's provider. Where it begins while collecting, nothing is known but what
 *   it says; where it begins later, the record stands before it. `dates` win over the initiative's,
 *   which fill in what `status` says has come. What is not given stays as it is; in a new petition the
 *   kind is `eci-collection` and the status `collecting`;
 * - `replay`: a demonstration. The record is shifted so that `from`, a time of the initiative's life,
 *   falls on `epoch`, the wall clock's time at which the replay began; what was later than `from` has
 *   not happened yet. From then on the time passes `speed` times as fast until collection closes.
 */
export type PetitionSource =
  | { type: 'record' }
  | ProviderSource
  | ({ type: 'replay'; url: string } & Replay);

type ProviderSource = {
  type: 'provider';
  url: string;
  kind?: ProviderKind | undefined;
  /** Of the kind `json`. */
  paths?: ProviderPaths | undefined;
  status?: PetitionStatus | undefined;
  dates?: {
    closes?: Date | undefined;
    submitted?: Date | undefined;
    answered?: Date | undefined;
  };
};

/** Raised when the record's figures or times change. */
const recordVersion = 2;

/** What the figures belong to. */
export function figuresKey(source: PetitionSource): string {
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
export type Existing = Selectable<PetitionTable>;

/** What does not depend on the source of the figures. */
export const facts = {
  registration,
  title,
  goal,
  areas: JSON.stringify(areas),
  areas_needed: statesNeeded,
  sign_url: collectionUrl,
  sources,
};

const base = {
  ...facts,
  demonstration: false,
  replay_from: null,
  replay_epoch: null,
  replay_speed: null,
  provider_kind: null,
  provider_url: null,
  provider_paths: null,
  verified: null,
  answer_reference: null,
  closes_at: null,
  submitted_at: null,
  answered_at: null,
  first_reached_at: null,
} as const satisfies Partial<Row>;

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

const hasReached = (status: PetitionStatus, reached: PetitionStatus) =>
  petitionStatuses.indexOf(status) >= petitionStatuses.indexOf(reached);

/** The page of the stand-in provider on which visitors sign; browsers reach `localhost`. */
const signPageOf = ({ url }: { url: string }) =>
  new URL('/sign', url).href.replace('//127.0.0.1', '//localhost');

export function newRow(source: PetitionSource, now: Date): Row {
  if (source.type === 'record') return record;
  if (source.type === 'replay') {
    return {
      ...base,
      ...replayedLife(source),
      provider_url: source.url,
      sign_url: signPageOf(source),
    };
  }
  const { status = 'collecting' } = source;
  const begun = hasReached(status, 'closed') ? record : { ...base, opened_at: now };
  return { ...begun, ...providerColumns({ ...source, status }, base) };
}

/**
 * Provider and dates by the settings. What is stored stays, so that a missing setting loses nothing. Only
 * what `status` alone had filled in follows it: the record's dates come with a stage and go with it.
 */
function providerColumns(
  { url, kind, paths, status, dates = {} }: ProviderSource,
  known: Pick<Existing, Exclude<keyof typeof base, 'areas'>>,
) {
  const valueOf = <Value extends Date | number | string>(
    stage: PetitionStatus,
    stored: Value | null,
    recorded: Value,
  ) => {
    if (status === undefined) return stored;
    if (hasReached(status, stage)) return stored ?? recorded;
    return stored?.valueOf() === recorded.valueOf() ? null : stored;
  };
  const { closes_at, submitted_at, verified, answered_at, answer_reference } = known;
  return {
    provider_kind: kind ?? known.provider_kind ?? 'eci-collection',
    provider_url: url,
    ...(paths && { provider_paths: JSON.stringify(paths) }),
    closes_at: dates.closes ?? valueOf('closed', closes_at, record.closes_at),
    submitted_at: dates.submitted ?? valueOf('submitted', submitted_at, record.submitted_at),
    verified: valueOf('submitted', verified, record.verified),
    answered_at: dates.answered ?? valueOf('answered', answered_at, record.answered_at),
    answer_reference: valueOf('answered', answer_reference, record.answer_reference),
  } satisfies Partial<Row>;
}

/** What a seed changes in a petition whose figures stay. */
export function renewedColumns(
  source: PetitionSource,
  existing: Existing,
  now: Date,
): Partial<Row> {
  if (source.type === 'provider') {
    return { ...facts, ...providerColumns(source, existing) };
  }
  // Without a setting the provider that is polled stays.
  if (source.type === 'record' && existing.provider_kind !== null) return {};
  const { opened_at: _opened, first_reached_at: _reached, ...renewed } = newRow(source, now);
  return renewed;
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

export function snapshots(petitionId: string, source: PetitionSource, now: Date) {
  if (source.type === 'replay') return replayedSnapshots(petitionId, source);
  if (source.type === 'provider' && (source.status ?? 'collecting') === 'collecting') return [];
  return recordedSnapshots(petitionId, now);
}
