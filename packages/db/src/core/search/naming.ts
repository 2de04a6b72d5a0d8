// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '../client.ts';
import type { Listing } from './listing.ts';
import { searchListing } from './search.ts';

/** Items with all words of a name, of which the caller takes those with the name itself. */
const candidatesMax = 20;

/** The ids of the newest items with all words of a name, those with them in their title first. */
export async function selectIdsWithWords(
  db: Database,
  listing: Listing,
  name: string,
): Promise<string[]> {
  const page = { query: name, limit: candidatesMax, after: undefined, countMax: candidatesMax };
  const { found } = await searchListing(db, listing, page);
  return found.map(({ id }) => id);
}
