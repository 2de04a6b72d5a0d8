// SPDX-License-Identifier: AGPL-3.0-or-later
import { isCountryCode } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import {
  type PetitionRow,
  selectAnyPetition,
  selectConfirmedAt,
  selectDays,
  selectFigures,
  selectHistory,
  selectLatestSnapshot,
  selectSignatureCounts,
  selectWeekBefore,
} from '@kga/db/petitions';

import {
  type ResponseBody,
  notFound,
  responseBody,
} from '../../../platform/cache/response-body.ts';
import { AppError } from '../../../platform/errors.ts';
import { loadHighlights } from './highlights.ts';
import { type Figures, asOf, presentForecast, presentLatest } from './presenter.ts';

const dayMs = 86_400_000;

const rangeDays = { '24hours': 1, '7days': 7, '30days': 30, all: Infinity } as const;

/** Figures of a closed petition hardly change; those of an open one are stale within seconds. */
function maxAge({ status }: PetitionRow, whileCollecting: string) {
  const age =
    status === 'collecting' ? whileCollecting : 'max-age=300, stale-while-revalidate=3600';
  return { cacheControl: `public, ${age}` };
}

type Loaded = Promise<ResponseBody | typeof notFound>;

/** Loads something of a petition that visitors see. */
const ofPetition =
  (load: (db: Database, petition: PetitionRow) => Promise<ResponseBody>) =>
  async (db: Database, slug: string): Loaded => {
    const petition = await selectAnyPetition(db, slug);
    return petition && petition.status !== 'draft' ? load(db, petition) : notFound;
  };

async function selectFiguresOf(db: Database, petition: PetitionRow): Promise<Figures> {
  if (petition.kind === 'own') {
    const { countries } = await selectSignatureCounts(db, petition.id);
    const counts = Object.fromEntries(
      countries.map(({ value, signatures }) => [value, signatures]),
    );
    return { petition, counts, goal: petition.goal, takenAt: undefined, confirmedAt: undefined };
  }
  const snapshot = await selectLatestSnapshot(db, petition.id);
  return {
    petition,
    counts: snapshot?.country_counts ?? {},
    goal: snapshot?.goal ?? petition.goal,
    takenAt: snapshot?.taken_at,
    confirmedAt: await selectConfirmedAt(db, petition.id),
  };
}

export const loadLatest = ofPetition(async (db, petition) =>
  responseBody(
    contracts.getPetitionCountries,
    presentLatest(await selectFiguresOf(db, petition)),
    maxAge(petition, 'max-age=3, stale-while-revalidate=30'),
  ),
);

export const loadForecast = ofPetition(async (db, petition) =>
  responseBody(
    contracts.getPetitionForecast,
    await forecastOf(db, petition),
    maxAge(petition, 'max-age=60, stale-while-revalidate=600'),
  ),
);

async function forecastOf(db: Database, petition: PetitionRow) {
  const hasThresholds = petition.areas.some(({ threshold }) => threshold !== undefined);
  if (petition.status !== 'collecting' || !hasThresholds) return [];
  const figures = await selectFiguresOf(db, petition);
  const at = asOf(figures) ?? new Date();
  return presentForecast(figures, at, await selectWeekBefore(db, petition.id, at));
}

export const loadDays = ofPetition(async (db, petition) =>
  responseBody(
    contracts.listPetitionDays,
    await selectDays(db, { petitionId: petition.id, now: new Date() }),
    maxAge(petition, 'max-age=300, stale-while-revalidate=3600'),
  ),
);

export const loadPetitionHighlights = ofPetition(async (db, petition) =>
  responseBody(
    contracts.getPetitionHighlights,
    await loadHighlights(db, petition),
    maxAge(petition, 'max-age=30, stale-while-revalidate=300'),
  ),
);

/** A line of the chart: that of a petition, or of one of its areas. */
export type HistoryLine = {
  slug: string;
  range: contracts.HistoryRange;
  limit: number;
  country?: string | undefined;
};

/** @throws AppError `validation_failed` where the petition lacks the area, or without areas the code is no country */
export const loadHistory = (db: Database, { slug, ...line }: HistoryLine): Loaded =>
  ofPetition(async (_db, petition) => {
    const { areas, goal } = petition;
    const area = areas.find(({ code }) => code === line.country);
    const isKnown = areas.length > 0 ? area !== undefined : isCountryCode(line.country ?? '');
    if (line.country !== undefined && !isKnown) {
      const errors = [{ path: 'country', code: 'invalid_value' }];
      throw new AppError('validation_failed', { errors });
    }
    const polled = await selectPoints(db, petition, line);
    const points =
      polled.length > 0 || line.country !== undefined
        ? polled
        : await selectEnteredPoints(db, petition);
    const goalOf = (ofPoint: number | null) =>
      area ? (area.threshold ?? null) : (ofPoint ?? (line.country === undefined ? goal : null));
    return responseBody(
      contracts.getPetitionHistory,
      points.map((point) => ({ ...point, goal: goalOf(point.goal) })),
      maxAge(petition, 'max-age=30, stale-while-revalidate=300'),
    );
  })(db, slug);

/** Figures that were entered with their day: a month or a year has no place in a chart. */
async function selectEnteredPoints(db: Database, { id }: PetitionRow) {
  const figures = await selectFigures(db, id);
  return figures
    .filter(({ counted_on: date }) => date.length === 'YYYY-MM-DD'.length)
    .map(({ counted_on: date, signature_count: signatureCount }) => {
      return { timestamp: new Date(date).toISOString(), date, signatureCount, goal: null };
    });
}

/** The snapshots of a range: up to now, or to the last change once the petition is over. */
async function selectPoints(
  db: Database,
  { id: petitionId, status }: PetitionRow,
  { range, limit, country }: Omit<HistoryLine, 'slug'>,
): Promise<contracts.HistoryPoint[]> {
  const last = status === 'collecting' ? undefined : await selectLatestSnapshot(db, petitionId);
  const to = last?.taken_at ?? new Date();
  const from = new Date(Math.max(0, to.getTime() - rangeDays[range] * dayMs));
  const points = await selectHistory(db, { petitionId, from, to, limit, country });
  if (points.length > 0) return points;
  // Nothing changed since: the figures that were in force at the beginning.
  const snapshot = await selectLatestSnapshot(db, petitionId, from);
  if (!snapshot) return [];
  const { signature_count: total, country_counts: counts, goal } = snapshot;
  const signatureCount = country === undefined ? total : (counts[country] ?? 0);
  return [{ timestamp: from.toISOString(), signatureCount, goal }];
}
