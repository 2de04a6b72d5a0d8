// SPDX-License-Identifier: AGPL-3.0-or-later
import { listSearchHits, listSearchSuggestions, searchKinds } from '@kga/contracts/site';

import {
  type BenchedFeature,
  type Comparison,
  type Path,
  type Timing,
  nextPath,
} from '../growth/compare.ts';
import queries from './searches.json' with { type: 'json' };

const filters = ['', '&lang=en', '&lang=de,en'];

const urlOf = (kind: string, words: string, filter: string, limit: number): Path =>
  `${listSearchHits.url}?kind=${kind}&limit=${limit}&q=${encodeURIComponent(words)}${filter}`;

/** The first search of each query warms the memory up and is not measured. */
const limits = [5, 4, 6];

/** Searches over the whole site, by words of most texts, of few, and of none, in several scripts. */
async function compare(bench: Comparison): Promise<void> {
  const later: Timing[] = [];
  for (const [name, words] of Object.entries(queries.site)) {
    const first: Timing[] = [];
    for (const text of words) {
      for (const filter of filters) {
        for (const [index, limit] of limits.entries()) {
          const found = await searchAllKinds(bench, { text, filter, limit });
          if (index === 0) continue;
          first.push(found.first);
          later.push(...found.later);
        }
      }
    }
    bench.addTimes(`whole site, ${name} words`, first);
  }
  bench.addTimes('later page of a kind', later);
}

/** Searches all kinds and suggestions at a time, as the page asks for them; then the second page of each. */
async function searchAllKinds(
  bench: Comparison,
  { text, filter, limit }: { text: string; filter: string; limit: number },
): Promise<{ first: Timing; later: Timing[] }> {
  const label = `${text} ${filter}`;
  const begun = performance.now();
  const suggestions: Path = `${listSearchSuggestions.url}?q=${encodeURIComponent(`${text} ${limit}`)}`;
  const [, ...answers] = await Promise.all([
    bench.read(bench.many, suggestions),
    ...searchKinds.map((kind) => bench.read(bench.many, urlOf(kind, text, filter, limit))),
  ]);
  const first = { ms: performance.now() - begun, label };
  const later: Timing[] = [];
  for (const next of answers.map(nextPath)) {
    if (next === undefined) continue;
    later.push({ ms: (await bench.readTimed(next)).ms, label: `${label}, page 2` });
  }
  return { first, later };
}

export const search: BenchedFeature = {
  rows: 'rows of each kind',
  // The rows are those of the other features.
  fill: () => Promise.resolve(),
  compare,
};
