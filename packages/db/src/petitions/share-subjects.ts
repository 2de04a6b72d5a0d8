// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { sharesOf } from '@kga/contracts/petitions';

import type { Database } from '../core/client.ts';
import { petitionTitles, selectAnyPetition } from './list.ts';
import { selectPetitionBySlug, selectThresholds } from './queries.ts';
import { selectLatestSnapshot } from './snapshots.ts';

async function selectInitiative(db: Database) {
  const petition = await selectPetitionBySlug(db, campaign.petition);
  const snapshot = petition && (await selectLatestSnapshot(db, petition.id));
  if (!snapshot) return undefined;
  const thresholds = await selectThresholds(db, petition.id);
  const countries = sharesOf(snapshot.country_counts, thresholds).map(
    ({ countryCode: code, ...share }) => {
      return { code, ...share };
    },
  );
  const { signature_count, goal } = snapshot;
  return { kind: 'petition' as const, about: null, count: signature_count, goal, countries };
}

async function selectOther(db: Database, slug: string) {
  const row = await selectAnyPetition(db, slug);
  if (!row || row.status === 'draft') return undefined;
  const { region, language, demonstration, at_least, kind } = row;
  return {
    kind: 'petition' as const,
    about: { region, language, titles: petitionTitles(row), demonstration },
    count: row.signature_count ?? (kind === 'own' ? 0 : null),
    atLeast: at_least ?? false,
    goal: row.goal,
  };
}

/** A petition by its slug; the initiative also by that of the campaign. */
export const selectSharedPetition = (db: Database, slug: string) =>
  slug === campaign.slug || slug === campaign.petition
    ? selectInitiative(db)
    : selectOther(db, slug);

/** What one country has contributed to the initiative. */
export async function selectSharedCountry(db: Database, id: string) {
  const petition = await selectInitiative(db);
  const country = petition?.countries.find(({ code }) => code === id);
  if (!petition || !country) return undefined;
  return { kind: 'country' as const, country, countries: petition.countries };
}

type Found<Select extends (db: Database, id: string) => Promise<unknown>> = NonNullable<
  Awaited<ReturnType<Select>>
>;

declare module '../content/share-subject.ts' {
  interface ShareSubjects {
    petition: Found<typeof selectInitiative> | Found<typeof selectOther>;
    country: Found<typeof selectSharedCountry>;
  }
}
