// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, sortLanguages } from '@kga/contracts/core';
import { searchKinds } from '@kga/contracts/site';
import { sql } from 'kysely';

import { gameListing } from '../archive/games.ts';
import type { Database } from '../core/client.ts';
import type { Listing } from '../core/search/listing.ts';
import { setUsedLanguages } from '../core/search/used-languages.ts';
import { searchListingOf } from './search-sources.ts';

/** The languages of the listed rows, by one probe of the index for each. */
function languagesOf({ table, isListed }: Listing) {
  const next = sql`select language from ${sql.table(table)} where ${isListed}`;
  return sql`
    select language from (
      with recursive found as (
        (${next} order by language limit 1)
        union all
        select (${next} and language > found.language order by language limit 1)
        from found where found.language is not null
      ) select language from found
    ) as ${sql.ref(`of_${table}`)} where language is not null`;
}

/**
 * The languages that published content is written in, in the order of the site. From then on, lists of
 * everything in this process have all of them.
 */
export async function selectContentLanguages(db: Database): Promise<Language[]> {
  const listings = [gameListing, ...searchKinds.map(searchListingOf)];
  const { rows } = await sql<{ language: Language }>`${sql.join(
    listings.map(languagesOf),
    sql` union `,
  )}`.execute(db);
  const languages = sortLanguages(rows.map(({ language }) => language));
  setUsedLanguages(languages);
  return languages;
}
