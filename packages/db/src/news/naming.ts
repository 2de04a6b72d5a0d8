// SPDX-License-Identifier: AGPL-3.0-or-later
import { containsPhrase } from '@kga/contracts/core';

import type { Database } from '../core/client.ts';
import { selectIdsNaming } from '../core/search/naming.ts';
import { newsListing } from './listing.ts';

/** A name of one word may be a word of the language, like Evolve: the title has to spell it so. */
const isNamedIn = (title: string, name: string): boolean =>
  containsPhrase(title, name) && (/\s/u.test(name) || title.includes(name));

/** The ids of the newest published articles whose title has a name. */
export const selectArticleIdsNaming = (
  db: Database,
  name: string,
  limit: number,
): Promise<string[]> =>
  selectIdsNaming(db, newsListing, {
    name,
    limit,
    isNamedIn,
    textsOf: (ids) =>
      db
        .selectFrom('news_article')
        .select(['id', 'title as text'])
        .where('id', 'in', ids)
        .execute(),
  });
