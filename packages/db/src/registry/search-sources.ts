// SPDX-License-Identifier: AGPL-3.0-or-later
import type { TextFormat } from '@kga/contracts/content';
import { articlePath, type ContentKindWith, type Language } from '@kga/contracts/core';
import type { SearchKind } from '@kga/contracts/site';

import { titleOf } from '../content/content-type.ts';
import type { Database } from '../core/client.ts';
import type { Listing } from '../core/search/listing.ts';
import { newsListing } from '../news/listing.ts';
import { selectArticlesByIds } from '../news/queries.ts';
import { contentTypes } from './content-types.ts';

/** An item as search results show it. */
export type SearchHitRow = {
  id: string;
  /** Of a reply that of its post. */
  title: string;
  text: string;
  /** Plain unless it says so. */
  format?: TextFormat;
  path: string;
  language: Language;
  createdAt: Date;
};

type SearchSource = {
  listing: Listing;
  /** The visible items with these ids, in any order. */
  load: (db: Database, ids: readonly string[]) => Promise<SearchHitRow[]>;
};

function contentSource(kind: ContentKindWith<'searched'>): SearchSource {
  const { listing, load } = contentTypes[kind];
  return {
    listing,
    load: async (db, ids) => {
      const items = await load(db, ids);
      return items
        .filter(({ status }) => status === 'published')
        .map((item) => ({ ...item, title: titleOf(item), text: item.content }));
    },
  };
}

const newsSource: SearchSource = {
  listing: newsListing,
  load: async (db, ids) => {
    const articles = await selectArticlesByIds(db, ids);
    return articles.map(({ id, title, excerpt, unique_id: uniqueId, language, created_at }) => ({
      id,
      title,
      text: excerpt,
      path: articlePath({ uniqueId, id }),
      language,
      createdAt: created_at,
    }));
  },
};

const sourceOf = (kind: SearchKind): SearchSource =>
  kind === 'news' ? newsSource : contentSource(kind);

export const searchListingOf = (kind: SearchKind): Listing => sourceOf(kind).listing;

/** The visible items of a kind among these ids, in the order of the ids. */
export async function selectSearchHits(
  db: Database,
  kind: SearchKind,
  ids: readonly string[],
): Promise<SearchHitRow[]> {
  const rows = new Map((await sourceOf(kind).load(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
