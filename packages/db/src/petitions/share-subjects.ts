// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { areaCountsOf } from '@kga/contracts/petitions';

import type { Database } from '../core/client.ts';
import { type PetitionRow, petitionTitles, selectAnyPetition } from './list.ts';
import { selectLatestSnapshot } from './snapshots.ts';

/** Areas with a threshold and their shares of it. */
async function selectAreas(db: Database, { id, areas }: PetitionRow) {
  const withThreshold = areas.filter(({ threshold }) => threshold !== undefined);
  if (withThreshold.length === 0) return [];
  const counts = (await selectLatestSnapshot(db, id))?.country_counts ?? {};
  return areaCountsOf(counts, withThreshold).map(({ countryCode: code, percentage }) => {
    const area = withThreshold.find((each) => each.code === code);
    return { code, name: area?.name, tile: area?.tile, percentage: percentage ?? 0 };
  });
}

/** A petition by its slug; the main one also by that of the campaign. */
export async function selectSharedPetition(db: Database, slug: string) {
  const row = await selectAnyPetition(db, slug === campaign.slug ? campaign.petition : slug);
  if (!row || row.status === 'draft') return undefined;
  const { region, language, demonstration, at_least, kind } = row;
  return {
    kind: 'petition' as const,
    region,
    language,
    titles: petitionTitles(row),
    demonstration,
    replayOf: row.replay_from?.getUTCFullYear() ?? null,
    count: row.signature_count ?? (kind === 'own' ? 0 : null),
    atLeast: at_least ?? false,
    goal: row.goal,
    areas: await selectAreas(db, row),
  };
}

/** What one area has contributed to the main petition. */
export async function selectSharedCountry(db: Database, id: string) {
  const petition = await selectSharedPetition(db, campaign.petition);
  const country = petition?.areas.find(({ code }) => code === id);
  if (!petition || !country) return undefined;
  return { ...petition, kind: 'country' as const, country };
}

type Found<Select extends (db: Database, id: string) => Promise<unknown>> = NonNullable<
  Awaited<ReturnType<Select>>
>;

declare module '../content/share-subject.ts' {
  interface ShareSubjects {
    petition: Found<typeof selectSharedPetition>;
    country: Found<typeof selectSharedCountry>;
  }
}
