// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { NewsCategory } from '@kga/contracts/news';
import { sql } from 'kysely';

import type { Listing } from '../core/search/listing.ts';

/** Filter of a list; all articles without conditions. */
export type NewsFilter = {
  category?: NewsCategory | undefined;
  languages?: readonly Language[] | undefined;
};

export const newsListing: Listing = {
  table: 'news_listing',
  id: 'article_id',
  title: 'title',
  category: 'category',
  isListed: sql`true`,
  keys: sql`array[language, category, news_month(created_at)]`,
};
