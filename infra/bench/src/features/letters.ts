// SPDX-License-Identifier: AGPL-3.0-or-later
import { legalRegions, listLetterAnswers } from '@kga/contracts/legal';
import type { Database } from '@kga/db/core';
import { sql } from 'kysely';

import { type BenchedFeature, type Comparison, numbers } from '../growth/compare.ts';

/** Replaces all answers by `count` published ones, spread over the regions. */
async function fill(db: Database, count: number): Promise<void> {
  await sql`truncate letter_answer, letter_written, letter_count`.execute(db);
  await sql`
    insert into letter_answer
      (id, region, who, content, answered_on, language, status, created_at)
    select uuidv7(), (${sql.val([...legalRegions])}::text[])[1 + number % ${sql.lit(legalRegions.length)}],
      'Member ' || number, 'Thank you for your letter number ' || number, '2026-01-01', 'en',
      'published', now() - number * interval '1 second'
    from generate_series(1, ${sql.lit(count)}) as number`.execute(db);
}

const pathOf = (region: string, limit: number) =>
  `${listLetterAnswers.url.replace(':region', region)}?limit=${limit}`;

/** The api caches each answer, so each region is read with several limits. */
async function compare(bench: Comparison): Promise<void> {
  const paths = numbers(6, 15).flatMap((limit) =>
    legalRegions.map((region) => pathOf(region, limit)),
  );
  await bench.comparePaths('letter answers', paths);
  await bench.compareNextPages(
    'next letter answers',
    legalRegions.map((region) => pathOf(region, 2)),
  );
}

export const letters: BenchedFeature = {
  rows: 'answers to letters',
  fill,
  compare,
};
