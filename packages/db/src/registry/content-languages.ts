// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, sortLanguages } from '@kga/contracts/core';

import type { Database } from '../core/client.ts';
import { selectTallies } from '../core/lists.ts';

/** Names of the running sums that end with a language, up to it. */
const tallied = ['stories.in:', 'forum.posts:'] as const;

/** The languages that published news, stories and posts are written in, in the order of the site. */
export async function selectContentLanguages(db: Database): Promise<Language[]> {
  const [news, ...tallies] = await Promise.all([
    db
      .selectFrom('news_count')
      .select('language')
      .groupBy('language')
      .having(({ fn }) => fn.sum('articles'), '>', '0')
      .execute(),
    ...tallied.map((prefix) => selectTallies(db, prefix)),
  ]);
  const counted = tallies
    .flat()
    .filter(({ value }) => value > 0)
    .flatMap(({ name }) => name.split(':').at(-1) ?? []);
  return sortLanguages([...news.map(({ language }) => language), ...counted]);
}
