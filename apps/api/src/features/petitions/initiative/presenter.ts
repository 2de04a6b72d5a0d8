// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import {
  type PetitionDetails,
  type PetitionForecast,
  type PetitionLatest,
  sharesOf,
} from '@kga/contracts/petitions';
import { type Petition, type Snapshot, petitionLifeOf, petitionStatusAt } from '@kga/db/petitions';

const dayMs = 86_400_000;

export type Figures = {
  petition: Petition;
  /** By country code, ordered by it. */
  thresholds: Readonly<Record<string, number>>;
  /** Undefined before the first snapshot. */
  snapshot: Snapshot | undefined;
  /** Time of the provider's last response. */
  confirmedAt: Date | undefined;
};

export function asOf({ petition, snapshot, confirmedAt }: Figures): Date {
  const taken = snapshot?.taken_at ?? petition.opened_at;
  return confirmedAt && confirmedAt > taken ? confirmedAt : taken;
}

export function presentLatest(figures: Figures, now: Date): PetitionLatest {
  const { petition, thresholds, snapshot } = figures;
  return {
    signatureCount: snapshot?.signature_count ?? 0,
    goal: snapshot?.goal ?? petition.goal,
    signatureCountryCount: sharesOf(snapshot?.country_counts ?? {}, thresholds).map(
      ({ countryCode, count: totalCount, threshold: treshold, percentage }) => {
        return { countryCode, totalCount, percentage, treshold };
      },
    ),
    status: petitionStatusAt(petition, now),
    asOf: asOf(figures).toISOString(),
    provider: petition.provider_kind ?? 'record',
  };
}

export function presentDetails(petition: Petition, now: Date): PetitionDetails {
  return {
    slug: petition.slug,
    registration: petition.registration,
    title: petition.title,
    status: petitionStatusAt(petition, now),
    life: petitionLifeOf(petition),
    legalMinimum: campaign.legalMinimum,
    statesNeeded: campaign.statesNeeded,
    verified: petition.verified,
    answerReference: petition.answer_reference,
    demonstration: petition.demonstration,
    collectionUrl: campaign.collectionUrl,
    registerUrl: campaign.registerUrl,
    sources: petition.sources,
  };
}

/** The incomplete states with their pace since `base`: zero if less than a day has passed. */
export function presentForecast(figures: Figures, base: Snapshot | undefined): PetitionForecast[] {
  const { thresholds, snapshot } = figures;
  const days = base ? (asOf(figures).getTime() - base.taken_at.getTime()) / dayMs : 0;
  return Object.entries(thresholds).flatMap(([countryCode, threshold]) => {
    const count = snapshot?.country_counts[countryCode] ?? 0;
    if (count >= threshold) return [];
    const pace = days >= 1 ? (count - (base?.country_counts[countryCode] ?? 0)) / days : 0;
    const daysLeft = pace > 0 ? Math.ceil((threshold - count) / pace) : null;
    return [{ countryCode, perDay: Math.round(pace * 10) / 10, daysLeft }];
  });
}
