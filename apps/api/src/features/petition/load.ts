import * as contracts from '@kga/contracts';
import {
  type Database,
  type Petition,
  selectConfirmedAt,
  selectDays,
  selectHistory,
  selectLatestSnapshot,
  selectPetitionBySlug,
  petitionStatusAt,
  selectThresholds,
  selectWeekBefore,
} from '@kga/db';

import { type ResponseBody, responseBody } from '../../platform/cache/response-body.ts';
import { dependencyUnavailable } from '../../platform/errors.ts';
import { type Figures, asOf, presentDetails, presentForecast, presentLatest } from './presenter.ts';

const dayMs = 86_400_000;

const rangeDays = { '24hours': 1, '7days': 7, '30days': 30, all: Infinity } as const;

async function loadPetition(db: Database): Promise<Petition> {
  const petition = await selectPetitionBySlug(db, contracts.campaign.petition);
  if (petition) return petition;
  throw dependencyUnavailable(undefined, 'The petition is not set up yet');
}

export async function loadFigures(db: Database): Promise<Figures> {
  const petition = await loadPetition(db);
  return {
    petition,
    thresholds: await selectThresholds(db, petition.id),
    snapshot: await selectLatestSnapshot(db, petition.id),
    confirmedAt: await selectConfirmedAt(db, petition.id),
  };
}

export const isCollecting = (petition: Petition, now: Date): boolean =>
  petitionStatusAt(petition, now) === 'collecting';

/** Figures of a closed petition hardly change; those of an open one are stale within seconds. */
export function maxAge(petition: Petition, now: Date, whileCollecting: string) {
  const age = isCollecting(petition, now)
    ? whileCollecting
    : 'max-age=300, stale-while-revalidate=3600';
  return { cacheControl: `public, ${age}` };
}

export async function loadLatest(db: Database): Promise<ResponseBody> {
  const figures = await loadFigures(db);
  const now = new Date();
  return responseBody(
    contracts.getLatest,
    presentLatest(figures, now),
    maxAge(figures.petition, now, 'max-age=3, stale-while-revalidate=30'),
  );
}

export async function loadDetails(db: Database): Promise<ResponseBody> {
  const petition = await loadPetition(db);
  const now = new Date();
  return responseBody(
    contracts.getDetails,
    presentDetails(petition, now),
    maxAge(petition, now, 'max-age=60, stale-while-revalidate=600'),
  );
}

export async function loadForecast(db: Database): Promise<ResponseBody> {
  const figures = await loadFigures(db);
  const { petition } = figures;
  const now = new Date();
  return responseBody(
    contracts.getForecast,
    isCollecting(petition, now)
      ? presentForecast(figures, await selectWeekBefore(db, petition.id, asOf(figures)))
      : [],
    maxAge(petition, now, 'max-age=60, stale-while-revalidate=600'),
  );
}

export async function loadDays(db: Database): Promise<ResponseBody> {
  const petition = await loadPetition(db);
  const now = new Date();
  return responseBody(
    contracts.listDays,
    await selectDays(db, { petitionId: petition.id, now }),
    maxAge(petition, now, 'max-age=300, stale-while-revalidate=3600'),
  );
}

/** A line of the chart: that of the petition, or of one of its states. */
export type HistoryQuery = {
  range: contracts.HistoryRange;
  limit: number;
  country?: contracts.MemberState | undefined;
};

export async function loadHistory(
  db: Database,
  { range, limit, country }: HistoryQuery,
): Promise<ResponseBody> {
  const petition = await loadPetition(db);
  const now = new Date();
  const last = isCollecting(petition, now)
    ? undefined
    : await selectLatestSnapshot(db, petition.id);
  const to = last?.taken_at ?? now;
  const from = new Date(Math.max(0, to.getTime() - rangeDays[range] * dayMs));
  const points = await selectHistory(db, { petitionId: petition.id, from, to, limit, country });
  const known = points.length > 0 ? points : await loadPointAt(db, petition, from, country);
  const threshold = country && (await selectThresholds(db, petition.id))[country];
  return responseBody(
    contracts.getHistory,
    threshold === undefined ? known : known.map((point) => ({ ...point, goal: threshold })),
    maxAge(petition, now, 'max-age=30, stale-while-revalidate=300'),
  );
}

/** The figures in force at a time, where nothing changed since. */
async function loadPointAt(
  db: Database,
  petition: Petition,
  at: Date,
  country: contracts.MemberState | undefined,
): Promise<contracts.HistoryPoint[]> {
  const snapshot = await selectLatestSnapshot(db, petition.id, at);
  if (!snapshot) return [];
  const { signature_count: total, country_counts: counts, goal } = snapshot;
  const signatureCount = country === undefined ? total : (counts[country] ?? 0);
  return [{ timestamp: at.toISOString(), signatureCount, goal }];
}
