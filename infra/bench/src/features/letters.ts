// SPDX-License-Identifier: AGPL-3.0-or-later
import { legalRegions, listLetterAnswers } from '@kga/contracts/legal';

import { type BenchedFeature, type Comparison, numbers } from '../growth/compare.ts';
import { fill } from './fill.ts';

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
  fill: (db, count) => fill(db, 'letters', { count, regions: legalRegions }),
  compare,
};
