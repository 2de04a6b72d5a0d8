// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '../client.ts';
import type { Listing } from './listing.ts';
import { searchListing } from './search.ts';

/** Items with all words of a name, of which those with the name itself are taken. */
const candidatesMax = 20;

type Naming = {
  name: string;
  /** Most ids that are returned. */
  limit: number;
  /** The texts of items in which the name is looked for. */
  textsOf: (ids: readonly string[]) => Promise<{ id: string; text: string }[]>;
  isNamedIn: (text: string, name: string) => boolean;
};

/** The ids of the newest items of a listing that contain a name, those with it in their title first. */
export async function selectIdsNaming(
  db: Database,
  listing: Listing,
  { name, limit, textsOf, isNamedIn }: Naming,
): Promise<string[]> {
  const page = { query: name, limit: candidatesMax, after: undefined, countMax: candidatesMax };
  const { found } = await searchListing(db, listing, page);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const texts = new Map((await textsOf(ids)).map(({ id, text }) => [id, text]));
  return ids.filter((id) => isNamedIn(texts.get(id) ?? '', name)).slice(0, limit);
}
