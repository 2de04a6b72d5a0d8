// SPDX-License-Identifier: AGPL-3.0-or-later
import { listDisplayNameReviews } from '@kga/contracts/accounts';
import { listSimilarGames } from '@kga/contracts/archive';
import type { Language } from '@kga/contracts/core';
import { listForumCategories } from '@kga/contracts/forum';
import { listMarkBursts } from '@kga/contracts/moderation';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../../../lib/api.ts';

/** Public names from before stricter rules. */
export const reviewsQuery = queryOptions({
  queryKey: [listDisplayNameReviews.url],
  queryFn: ({ signal }) => call(listDisplayNameReviews, {}, { signal }),
  gcTime: 0,
  retry: false,
});

/** Held likes and the like that came in bursts. */
export const burstsQuery = queryOptions({
  queryKey: [listMarkBursts.url],
  queryFn: ({ signal }) => call(listMarkBursts, {}, { signal }),
  gcTime: 0,
  retry: false,
});

/** Games of the archive that a submitted one may be. */
export const similarGamesQuery = (name: string) =>
  queryOptions({
    queryKey: [listSimilarGames.url, name],
    queryFn: ({ signal }) => call(listSimilarGames, { query: { name } }, { signal }),
  });

/** The categories of the forum, for their names. */
export const categoryNamesQuery = (lang: Language) =>
  queryOptions({
    queryKey: [listForumCategories.url, 'names', lang],
    queryFn: ({ signal }) => call(listForumCategories, { query: { lang } }, { signal }),
  });
