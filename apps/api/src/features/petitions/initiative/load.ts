// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, type MemberState } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import {
  type Petition,
  selectConfirmedAt,
  selectDays,
  selectHistory,
  selectLatestSnapshot,
  selectPetitionBySlug,
  petitionStatusAt,
  selectThresholds,
  selectWeekBefore,
} from '@kga/db/petitions';

import { type ResponseBody, responseBody } from '../../../platform/cache/response-body.ts';
import { dependencyUnavailable } from '../../../platform/errors.ts';
import { type Figures, asOf, presentDetails, presentForecast, presentLatest } from './presenter.ts';

const dayMs = 86_400_000;

const rangeDays = { '24hours': 1, '7days': 7, '30days': 30, all: Infinity } as const;

async function loadPetition(db: Database): Promise<Petition> {
  const petition = await selectPetitionBySlug(db, campaign.petition);
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

/** A line of the chart: that of a petition, or of one of its countries. */
export type HistoryQuery<Country = string> = {
  range: contracts.HistoryRange;
  limit: number;
  country?: Country | undefined;
};

export async function loadHistory(
  db: Database,
  query: HistoryQuery<MemberState>,
): Promise<ResponseBody> {
  const petition = await loadPetition(db);
  const now = new Date();
  const isOpen = isCollecting(petition, now);
  const points = await selectPoints(db, { petitionId: petition.id, isOpen, now }, query);
  const { country } = query;
  const threshold = country && (await selectThresholds(db, petition.id))[country];
  return responseBody(
    contracts.getHistory,
    points.map((point) => ({ ...point, goal: threshold ?? point.goal ?? petition.goal })),
    maxAge(petition, now, 'max-age=30, stale-while-revalidate=300'),
  );
}

type Charted = { petitionId: string; isOpen: boolean; now: Date };

/** The snapshots of a range: up to now, or to the last change once the petition is over. */
export async function selectPoints(
  db: Database,
  { petitionId, isOpen, now }: Charted,
  { range, limit, country }: HistoryQuery,
): Promise<contracts.PetitionHistoryPoint[]> {
  const last = isOpen ? undefined : await selectLatestSnapshot(db, petitionId);
  const to = last?.taken_at ?? now;
  const from = new Date(Math.max(0, to.getTime() - rangeDays[range] * dayMs));
  const points = await selectHistory(db, { petitionId, from, to, limit, country });
  return points.length > 0 ? points : selectPointAt(db, { petitionId, at: from, country });
}

/** The figures in force at a time, where nothing changed since. */
async function selectPointAt(
  db: Database,
  { petitionId, at, country }: { petitionId: string; at: Date; country: string | undefined },
): Promise<contracts.PetitionHistoryPoint[]> {
  const snapshot = await selectLatestSnapshot(db, petitionId, at);
  if (!snapshot) return [];
  const { signature_count: total, country_counts: counts, goal } = snapshot;
  const signatureCount = country === undefined ? total : (counts[country] ?? 0);
  return [{ timestamp: at.toISOString(), signatureCount, goal }];
}
