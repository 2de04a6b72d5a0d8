// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '@kga/db/core';
import { sql } from 'kysely';

import vocabulary from './vocabulary.json' with { type: 'json' };

/** SQL for a pseudo-random number in [0, 1) that depends on the seed only. */
export const random = (seed: string) =>
  sql.raw(`((hashint8(${seed})::bigint + 2147483648) / 4294967296.0)`);

/** Ids of rows by their number, from 1, and the same in SQL; they begin with `prefix`. */
export const idsOf = (prefix: string) => ({
  of: (number: number): string => `${prefix}-${number.toString(16).padStart(12, '0')}`,
  sql: (number: string) => sql.raw(`('${prefix}-' || lpad(to_hex(${number}), 12, '0'))::uuid`),
});

/** SQL for the name of a game by its number. */
export const gameNameOf = (number: string) =>
  sql.raw(`(array['Legends ' || ${number},
  'Chronicles ' || ${number} || ' Online', '失落世界' || ${number}, 'Racing ' || ${number}])[1 + ${number} % 4]`);

/** Fills a table while one of its indexes is dropped: building it afterwards takes a fraction of the time. */
export async function withoutIndex(
  db: Database,
  index: string,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where indexname = ${index}`.execute(db);
  await sql`drop index ${sql.ref(index)}`.execute(db);
  await fill();
  await sql.raw(rows[0]?.definition ?? '').execute(db);
}

/** Languages of twelve texts, in the proportion of real sources. */
const languageShares = 'en en en en en de de fr fr zh-CN ja ko'.split(' ');

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
