// SPDX-License-Identifier: AGPL-3.0-or-later
import { listNews } from '@kga/contracts/news';

import {
  type BenchedFeature,
  type Comparison,
  type Path,
  type Timing,
  nextPath,
  numbers,
} from '../growth/compare.ts';
import { fill } from './fill.ts';
import queries from './searches.json' with { type: 'json' };

/** Words of the oldest third only: of one in 6 and of one in 60 of its articles. */
const bygone = { often: 'discontinued', seldom: 'cartridge' } as const;

const list = (query: string): Path => `${listNews.url}?${query}`;

const languages = ['en', 'zh-CN', 'fr', 'de', 'ja', 'ko'];
const categories = ['policy', 'industry', 'consumer', 'technology'];
const pairs = languages.flatMap((one, index) =>
  languages.slice(index + 1).map((other) => `${one},${other}`),
);

const lists: Readonly<Record<string, readonly Path[]>> = {
  'news list': numbers(100, 1).map((limit) => list(`limit=${limit}`)),
  'news of a category': categories.flatMap((category) =>
    numbers(100, 1).map((limit) => list(`category=${category}&limit=${limit}`)),
  ),
  'news in two languages': pairs.flatMap((pair, index) => [
    ...categories.flatMap((category) =>
      [19, 20, 21].map((limit) => list(`lang=${pair}&limit=${limit}&category=${category}`)),
    ),
    ...[20, 40, 60].map((limit) => list(`lang=${pair}&limit=${limit + index}`)),
  ]),
};
const articles = numbers(600, 400).map((number) => `${listNews.url}/article-${number}`);

/** The first search of each query warms the memory up and is not measured. */
const warmUpLimit = 22;

const searches = (texts: readonly string[]): string[] =>
  texts.flatMap((words) =>
    ['', '&lang=en,zh-CN', '&category=policy', '&lang=zh-CN,en,de'].flatMap((filter) =>
      [warmUpLimit, 19, 20, 21].map(
        (limit) => `q=${encodeURIComponent(words)}${filter}&limit=${limit}`,
      ),
    ),
  );

/** Consecutive pages of a list or a search that are read. */
const pagesRead = 4;

/** Lists, articles and searches. */
async function compare(bench: Comparison): Promise<void> {
  for (const [name, paths] of Object.entries(lists)) await bench.comparePaths(name, paths);
  const firstPages = numbers(30, 15).map((limit) => list(`limit=${limit}`));
  await bench.compareNextPages('later pages', firstPages, pagesRead - 1);
  await bench.comparePaths('article', articles);
  for (const [name, words] of Object.entries(queries.news)) {
    await timeSearches(bench, name, searches(words));
  }
  // Only the oldest articles contain these.
  const words = searches(Object.values(bygone));
  await timeSearches(bench, 'search words of long ago', words, { hasBar: false });
}

/**
 * Times the first page of each search and the pages after it. Reads with the warm-up limit are not
 * measured: they load the data into memory, where a database of this size would hold them.
 */
async function timeSearches(
  bench: Comparison,
  name: string,
  searched: readonly string[],
  options?: { hasBar: boolean },
): Promise<void> {
  const first: Timing[] = [];
  const later: Timing[] = [];
  for (const query of searched) {
    let path: Path | undefined = list(query);
    for (let page = 0; page < pagesRead && path !== undefined; page += 1) {
      const { answer, ms } = await bench.readTimed(path);
      const isWarmUp = query.endsWith(`limit=${warmUpLimit}`);
      if (!isWarmUp) {
        (page === 0 ? first : later).push({ ms, label: `${query}, page ${page + 1}` });
      }
      path = nextPath(answer);
    }
  }
  bench.addTimes(name, first, options);
  bench.addTimes(`${name}, later pages`, later, options);
}

export const news: BenchedFeature = {
  rows: 'articles',
  fill: (db, count) => fill(db, 'news', { count, ...bygone }),
  hotReads: { news: `${listNews.url}?limit=3` },
  compare,
};
