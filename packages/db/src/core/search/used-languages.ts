// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, knownLanguages, sortLanguages } from '@kga/contracts/core';
import { sql } from 'kysely';

import type { Database } from '../client.ts';
import type { Listing } from './listing.ts';

const known: readonly Language[] = knownLanguages.map(({ tag }) => tag);

let used = known;

/**
 * The languages that a list of everything reads, each from its part of an index: those of the interface, and
 * those that `readUsedLanguages` found last in this process.
 */
export const usedLanguages = (): readonly Language[] => used;

/** The languages of the listed rows, by one probe of the index for each. */
async function selectLanguages(db: Database, { table, isListed }: Listing): Promise<Language[]> {
  const next = sql`select language from ${sql.table(table)} where ${isListed}`;
  const { rows } = await sql<{ language: Language }>`
    with recursive found as (
      (${next} order by language limit 1)
      union all
      select (${next} and language > found.language order by language limit 1)
      from found where found.language is not null
    ) select language from found where language is not null`.execute(db);
  return rows.map(({ language }) => language);
}

/** Reads the languages that the rows of some lists are written in, in the order of the site. */
export async function readUsedLanguages(
  db: Database,
  listings: readonly Listing[],
): Promise<Language[]> {
  const found = await Promise.all(listings.map((listing) => selectLanguages(db, listing)));
  const all = sortLanguages(found.flat());
  used = sortLanguages([...known, ...all]);
  return all;
}
