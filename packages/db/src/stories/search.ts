// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Database } from '../core/client.ts';
import { matchesTerms, readTerms } from '../core/search/terms.ts';

/** Games of published stories whose name contains all words, those with most stories first. */
export async function selectStoryGames(db: Database, words: string, limit: number) {
  const isSearch = words.trim() !== '';
  const terms = isSearch ? await readTerms(db, words) : undefined;
  if (isSearch && !terms) return [];
  return db
    .selectFrom('story_game')
    .select(['name', 'stories'])
    .where(terms ? matchesTerms('key', terms) : sql<boolean>`true`)
    .orderBy('stories', 'desc')
    .orderBy('key')
    .limit(limit)
    .execute();
}
