// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PetitionForecast, type PetitionLatest, areaCountsOf } from '@kga/contracts/petitions';
import type { PetitionRow, Snapshot } from '@kga/db/petitions';

const dayMs = 86_400_000;

export type Figures = {
  petition: PetitionRow;
  /** By area. */
  counts: Readonly<Record<string, number>>;
  goal: number | null;
  /** Time of the snapshot; undefined without one, and where signatures are counted here. */
  takenAt: Date | undefined;
  /** Time of the provider's last response. */
  confirmedAt: Date | undefined;
};

/** When the figures were last known to be right; undefined where they are counted live or that is unknown. */
export function asOf({ petition, takenAt, confirmedAt }: Figures): Date | undefined {
  if (petition.kind === 'own') return undefined;
  if (takenAt) return confirmedAt && confirmedAt > takenAt ? confirmedAt : takenAt;
  if (petition.provider_kind) return confirmedAt ?? petition.opened_at ?? undefined;
  const { counted_at: date } = petition;
  return date?.length === 'YYYY-MM-DD'.length ? new Date(date) : undefined;
}

/** The areas of a petition; of one without, those that signatures come from. */
const areasOf = ({ petition, counts }: Figures) =>
  petition.areas.length > 0
    ? petition.areas
    : Object.keys(counts)
        .toSorted()
        .map((code) => ({ code }));

export function presentLatest(figures: Figures): PetitionLatest {
  const { petition, counts, goal } = figures;
  return {
    signatureCount: petition.signature_count ?? (petition.provider_kind === null ? null : 0),
    atLeast: petition.at_least ?? false,
    goal,
    signatureCountryCount: areaCountsOf(counts, areasOf(figures)),
    status: petition.status === 'draft' ? 'collecting' : petition.status,
    asOf: asOf(figures)?.toISOString() ?? null,
    provider: petition.provider_kind ?? (petition.kind === 'own' ? 'own' : 'record'),
  };
}

/** The incomplete areas with their pace since `base`: zero if less than a day has passed. */
export function presentForecast(
  { petition, counts }: Figures,
  at: Date,
  base: Snapshot | undefined,
): PetitionForecast[] {
  const days = base ? (at.getTime() - base.taken_at.getTime()) / dayMs : 0;
  return petition.areas.flatMap(({ code: countryCode, threshold }) => {
    const count = counts[countryCode] ?? 0;
    if (threshold === undefined || count >= threshold) return [];
    const pace = days >= 1 ? (count - (base?.country_counts[countryCode] ?? 0)) / days : 0;
    const daysLeft = pace > 0 ? Math.ceil((threshold - count) / pace) : null;
    return [{ countryCode, perDay: Math.round(pace * 10) / 10, daysLeft }];
  });
}
