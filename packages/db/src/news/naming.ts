// SPDX-License-Identifier: AGPL-3.0-or-later
import { containsPhrase } from '@kga/contracts/core';

import type { Database } from '../core/client.ts';
import { selectIdsWithWords } from '../core/search/naming.ts';
import { newsListing } from './listing.ts';

/** A name of one word may be a word of the language, like Evolve: the title has to spell it so. */
const isNamedIn = (title: string, name: string): boolean =>
  containsPhrase(title, name) && (/\s/u.test(name) || title.includes(name));

/** The ids of the newest published articles whose title has a name. */
export async function selectArticleIdsNaming(
  db: Database,
  name: string,
  limit: number,
): Promise<string[]> {
  const ids = await selectIdsWithWords(db, newsListing, name);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('news_article')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return ids.filter((id) => isNamedIn(titles.get(id) ?? '', name)).slice(0, limit);
}
