// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '../client.ts';
import type { Listing } from './listing.ts';
import { searchListing } from './search.ts';

/** Items with all words of a name, of which those with the name itself are taken. */
const candidatesMax = 40;

type Naming = {
  name: string;
  /** Most ids that are returned. */
  limit: number;
  /** The texts of items in which the name is looked for; of items that are versions of one, one is returned. */
  textsOf: (
    ids: readonly string[],
  ) => Promise<{ id: string; text: string; versionOf?: string | null }[]>;
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
  const texts = new Map((await textsOf(ids)).map((text) => [text.id, text]));
  const naming = ids
    .flatMap((id) => texts.get(id) ?? [])
    .filter(({ text }) => isNamedIn(text, name));
  const items = Map.groupBy(naming, ({ id, versionOf }) => versionOf ?? id);
  return [...items.values()].flatMap(([first]) => first?.id ?? []).slice(0, limit);
}
