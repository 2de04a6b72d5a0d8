import { type HistoryPoint, type HistoryRange, campaign } from '@kga/contracts';
import {
  type Database,
  type Petition,
  selectConfirmedAt,
  selectFirstSnapshot,
  selectHistory,
  selectLatestSnapshot,
  selectPetitionBySlug,
  petitionStatusAt,
  selectThresholds,
} from '@kga/db';

import type { ResponseBody } from '../../platform/cache/encoded-response.ts';
import { dependencyUnavailable } from '../../platform/errors.ts';
import { securityHeaders } from '../../platform/plugins/security.ts';
import { type Figures, asOf, presentDetails, presentForecast, presentLatest } from './presenter.ts';

const dayMs = 86_400_000;

const rangeDays = { '24hours': 1, '7days': 7, '30days': 30, all: Infinity } as const;

/** The forecast's pace is taken over so many days. */
const paceDays = 7;

async function loadPetition(db: Database): Promise<Petition> {
  const petition = await selectPetitionBySlug(db, campaign.slug);
  if (petition) return petition;
  throw dependencyUnavailable(undefined, 'The petition is not set up yet');
}

async function loadFigures(db: Database): Promise<Figures> {
  const petition = await loadPetition(db);
  return {
    petition,
    thresholds: await selectThresholds(db, petition.id),
    snapshot: await selectLatestSnapshot(db, petition.id),
    confirmedAt: await selectConfirmedAt(db, petition.id),
  };
}

/** Figures of a closed petition hardly change; those of an open one are old within seconds. */
function contentOf(
  value: unknown,
  petition: Petition,
  now: Date,
  collecting: string,
): ResponseBody {
  const closed = 'max-age=300, stale-while-revalidate=3600';
  const age = petitionStatusAt(petition, now) === 'collecting' ? collecting : closed;
  return {
    text: JSON.stringify(value),
    cacheControl: `public, ${age}`,
    headers: securityHeaders.open,
  };
}

export async function loadLatest(db: Database): Promise<ResponseBody> {
  const figures = await loadFigures(db);
  const now = new Date();
  const value = presentLatest(figures, now);
  return contentOf(value, figures.petition, now, 'max-age=3, stale-while-revalidate=30');
}

export async function loadDetails(db: Database): Promise<ResponseBody> {
  const petition = await loadPetition(db);
  const now = new Date();
  const value = presentDetails(petition, now);
  return contentOf(value, petition, now, 'max-age=60, stale-while-revalidate=600');
}

export async function loadForecast(db: Database): Promise<ResponseBody> {
  const figures = await loadFigures(db);
  const { petition } = figures;
  const now = new Date();
  const collecting = petitionStatusAt(petition, now) === 'collecting';
  const value = collecting ? presentForecast(figures, await loadBase(db, figures)) : [];
  return contentOf(value, petition, now, 'max-age=60, stale-while-revalidate=600');
}

async function loadBase(db: Database, figures: Figures) {
  const { id } = figures.petition;
  const before = new Date(asOf(figures).getTime() - paceDays * dayMs);
  return (await selectLatestSnapshot(db, id, before)) ?? (await selectFirstSnapshot(db, id));
}

export async function loadHistory(
  db: Database,
  { range, limit }: { range: HistoryRange; limit: number },
): Promise<ResponseBody> {
  const petition = await loadPetition(db);
  const now = new Date();
  const ended = petitionStatusAt(petition, now) !== 'collecting';
  const last = ended ? await selectLatestSnapshot(db, petition.id) : undefined;
  const to = last?.taken_at ?? now;
  const from = new Date(Math.max(0, to.getTime() - rangeDays[range] * dayMs));
  const points = await selectHistory(db, { petitionId: petition.id, from, to, limit });
  const value = points.length > 0 ? points : await loadStatus(db, petition, from);
  return contentOf(value, petition, now, 'max-age=30, stale-while-revalidate=300');
}

/** The figures in force at a time, as a point of it: nothing changed since. */
async function loadStatus(db: Database, petition: Petition, at: Date): Promise<HistoryPoint[]> {
  const standing = await selectLatestSnapshot(db, petition.id, at);
  if (!standing) return [];
  const { signature_count: signatureCount, goal } = standing;
  return [{ timestamp: at.toISOString(), signatureCount, goal }];
}
