// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '@kga/db/core';
import { sql } from 'kysely';

import { random } from './sql.ts';
import { vocabulary } from './vocabulary.ts';

/** Languages of twelve texts, in the proportion of real sources. */
const languageShares = [
  'en',
  'en',
  'en',
  'en',
  'en',
  'de',
  'de',
  'fr',
  'fr',
  'zh-CN',
  'ja',
  'ko',
] as const;

export const sentencesPerLanguage = 5_000;

/** A Chinese phrase that only one of a few thousand texts contains. */
export const rareChinese = '停服补偿';

/** Creates sentences of each language for this connection; deterministic. */
export async function addSentences(db: Database): Promise<void> {
  await sql`drop table if exists sentence`.execute(db);
  await sql`create temporary table sentence (language text, number int, sentence text)`.execute(db);
  for (const [index, { language, gap, words }] of vocabulary.entries()) {
    const list = words.split(' ');
    // The square prefers words at the beginning of the list.
    await sql`
      insert into sentence
      select ${language}::text, number, (
        select string_agg(
          (${list}::text[])[1 + floor(power(${random(`number * 64 + word + ${index} * 1000003`)}, 2) * ${list.length}::int)::int],
          ${gap} order by word)
        from generate_series(1, ${gap === '' ? 14 : 11}::int) as word
      )
      from generate_series(1, ${sentencesPerLanguage}::int) as number`.execute(db);
  }
  await sql`update sentence set sentence = sentence || ${rareChinese}::text
    where language = 'zh-CN' and number = 4321`.execute(db);
  await sql`create unique index on sentence (language, number)`.execute(db);
  await sql`analyze sentence`.execute(db);
}

/** SQL for the language of a row by its number. */
export const languageOf = (number: string) =>
  sql`(${[...languageShares]}::text[])[1 + floor(${random(`${number} * 3`)} * ${languageShares.length}::int)::int]`;

/** SQL for a sentence in the language of a row by its number; `part` tells the sentences of a row apart. */
export const sentenceOf = (number: string, part: number) => sql`(
  select sentence from sentence
  where sentence.language = ${languageOf(number)} and sentence.number =
    1 + floor(${random(`${number} * 8 + ${part}`)} * ${sentencesPerLanguage}::int)::int
)`;
