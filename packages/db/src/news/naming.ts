// SPDX-License-Identifier: AGPL-3.0-or-later
import { titleHasName } from '@kga/contracts/core';

import type { Database } from '../core/client.ts';
import { selectIdsNaming } from '../core/search/naming.ts';
import { newsListing } from './listing.ts';

/** The ids of the newest published articles whose title has a name, each in one language. */
export const selectArticleIdsNaming = (
  db: Database,
  name: string,
  limit: number,
): Promise<string[]> =>
  selectIdsNaming(db, newsListing, {
    name,
    limit,
    isNamedIn: titleHasName,
    textsOf: (ids) =>
      db
        .selectFrom('news_article')
        .select(['id', 'title as text', 'own_article_id as versionOf'])
        .where('id', 'in', ids)
        .execute(),
  });
