// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '@kga/db/core';
import { sql } from 'kysely';

import {
  addSentences,
  languageOf,
  random,
  rareChinese,
  sentencesPerLanguage,
  withoutIndex,
} from './sentences.ts';

/** Words of the oldest third only: of one in 6 and of one in 60 of its articles. */
const bygone = ['discontinued', 'cartridge'] as const;

/** Search queries by how often articles contain them. */
export const newsQueries = {
  englishCommon: ['games', 'players', 'consumer', 'refund'],
  englishRare: ['tournament museum', 'headline 777', 'championship charity', 'nowhere found'],
  english: ['warranty campaign', 'hearing minister', 'quarter ruling', 'fine museum'],
  chinese: ['游戏', '消费者', '安全漏洞', '博物馆', rareChinese],
  mixedScripts: ['PS5版', '3月', '3 月', '2026年', '生成AI技術', 'AI', '5月', 'headline 游戏'],
  bygone,
} as const;

/**
 * Replaces all articles by `count` of them, one per 100 seconds up to now, each with a title and three
 * sentences; deterministic.
 */
export async function fillNews(db: Database, count: number): Promise<void> {
  await sql`truncate news_article cascade`.execute(db);
  await addSentences(db);
  await withoutIndex(db, 'news_listing_search', () => addArticles(db, count));
}

async function addArticles(db: Database, count: number): Promise<void> {
  const parts = ['title', 'first', 'second', 'third'].map(
    (part, index) =>
      sql`join sentence as ${sql.ref(part)} on ${sql.ref(`${part}.language`)} = chosen.language
        and ${sql.ref(`${part}.number`)} = 1 + floor(${random(`chosen.number * 4 + ${index}`)} * ${sentencesPerLanguage}::int)::int`,
  );
  await sql`
    insert into news_article (id, unique_id, title, category, excerpt, is_aggregated, source,
      language, status, created_at, url, html)
    select uuidv7(), 'article-' || chosen.number,
      title.sentence || ' headline ' || chosen.number, category,
      first.sentence || '. ' || second.sentence || '. ' || third.sentence || '.'
        || case when chosen.number <= ${count}::int / 3 and chosen.number % 6 = 0
          then ${` ${bygone[0]}`} else '' end
        || case when chosen.number <= ${count}::int / 3 and chosen.number % 60 = 0
          then ${` ${bygone[1]}`} else '' end,
      true, 'A paper', chosen.language, 'published',
      now() - make_interval(secs => 100) * (${count}::int - chosen.number),
      'https://paper.test/' || chosen.number, '<p>' || first.sentence || '</p>'
    from (
      select number,
        ${languageOf('number')} as language,
        (array['policy', 'industry', 'consumer', 'technology'])[
          1 + floor(${random('number * 5 + 1')} * 4)::int] as category
      from generate_series(1, ${count}::int) as number
    ) as chosen
    ${sql.join(parts, sql` `)}
    order by chosen.number`.execute(db);
}
