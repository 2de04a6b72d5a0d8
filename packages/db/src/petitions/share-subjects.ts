// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';

import type { Database } from '../core/client.ts';
import { petitionTitles, selectAnyPetition } from './list.ts';
import { selectAreaShares } from './snapshots.ts';

/** A petition by its slug; the main one also by that of the campaign. */
export async function selectSharedPetition(db: Database, slug: string) {
  const row = await selectAnyPetition(db, slug === campaign.slug ? campaign.petition : slug);
  if (!row || row.status === 'draft') return undefined;
  const { region, language, demonstration, at_least } = row;
  return {
    kind: 'petition' as const,
    isMain: row.slug === campaign.petition,
    region,
    language,
    titles: petitionTitles(row),
    demonstration,
    replayOf: row.replay_from?.getUTCFullYear() ?? null,
    count: row.signature_count,
    atLeast: at_least ?? false,
    goal: row.goal,
    areas: await selectAreaShares(db, row),
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

declare module '../content/content-type.ts' {
  interface ShareSubjects {
    petition: Found<typeof selectSharedPetition>;
    country: Found<typeof selectSharedCountry>;
  }
}
