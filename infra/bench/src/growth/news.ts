import { listNews } from '@kga/contracts';

import { newsQueries } from '../fill/news.ts';
import type { Resources } from '../shared/run-bench.ts';
import { quantile } from '../shared/statistics.ts';
import { type Read, blocksOf, compareP95 } from './compare-p95.ts';
import {
  type Part,
  type Path,
  type ReadPath,
  type Side,
  type Sides,
  comparePaths,
  createReader,
  meetsBar,
  listOf,
  nextPath,
  ratioBar,
  searchBar,
} from './reads.ts';

const list = (query: string): Path => `${listNews.url}?${query}`;
const numbers = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => index + from);

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

const searches = (queries: readonly string[]): string[] =>
  queries.flatMap((words) =>
    ['', '&lang=en,zh-CN', '&category=policy', '&lang=zh-CN,en,de'].flatMap((filter) =>
      [warmUpLimit, 19, 20, 21].map(
        (limit) => `q=${encodeURIComponent(words)}${filter}&limit=${limit}`,
      ),
    ),
  );

/** Words that only the oldest articles contain; reported without a bar. */
const bygone = 'search words of long ago';

const searchesByKind: Readonly<Record<string, readonly string[]>> = {
  'search common English': searches(newsQueries.englishCommon),
  'search rare English': searches(newsQueries.englishRare),
  'search two English words': searches(newsQueries.english),
  'search Chinese': searches(newsQueries.chinese),
  'search mixed scripts': searches(newsQueries.mixedScripts),
  [bygone]: searches(newsQueries.bygone),
};

/** Consecutive pages of a list or a search that are read. */
const pagesRead = 4;
const laterPageNumbers = numbers(pagesRead - 1, 1);

/** Lists, articles and searches. */
export async function compareNews(resources: Resources, sides: Sides): Promise<Part> {
  const read = createReader(resources);
  const ratios: Record<string, number> = {};
  for (const [name, paths] of Object.entries(lists)) {
    ratios[name] = await comparePaths(name, read, sides, paths);
  }
  const limits = numbers(30, 15);
  ratios['later pages'] = await compareP95(
    'later pages',
    {
      few: await readLaterPages(read, sides.few, limits),
      many: await readLaterPages(read, sides.many, limits),
    },
    blocksOf(limits.flatMap((limit) => laterPageNumbers.map((page) => ({ limit, page })))),
  );
  ratios['article'] = await comparePaths('article', read, sides, articles);

  const times: Record<string, number> = {};
  for (const [name, queries] of Object.entries(searchesByKind)) {
    Object.assign(times, await searchTimes(name, read, sides.many, queries));
  }
  const searched = Object.entries(times).map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`);
  const isFast = Object.entries(times).every(
    ([name, ms]) => name.startsWith(bygone) || ms <= searchBar,
  );
  return {
    figures:
      `p95 at 1,000,000 articles to 1,000: ${listOf(ratios)} (bar ${ratioBar.toFixed(2)}); ` +
      `p95 at 1,000,000: ${searched.join(', ')} (bar ${searchBar} ms)`,
    pass: meetsBar(ratios) && isFast,
  };
}

type LaterPage = { readonly limit: number; readonly page: number };

/**
 * Reads pages after the first. Finding their cursors fills the api's cache, so they are measured
 * with another limit.
 */
async function readLaterPages(
  read: ReadPath,
  side: Side,
  limits: readonly number[],
): Promise<Read<LaterPage>> {
  const paths = new Map<string, Path>();
  for (const limit of limits) {
    let path = list(`limit=${limit}`);
    for (const page of laterPageNumbers) {
      const next = nextPath(await read(side, path));
      if (next === undefined) throw new Error(`There is no page ${page + 1} of ${limit} articles.`);
      path = next;
      paths.set(`${limit} ${page}`, next.replace(`limit=${limit}`, `limit=${limit - 1}`));
    }
  }
  return async ({ limit, page }) => void (await read(side, paths.get(`${limit} ${page}`) ?? ''));
}

/**
 * p95 of the first page of each search and of the pages after it. Reads with the warm-up limit are
 * not measured: they load the data into memory, where a database of this size would hold them.
 */
async function searchTimes(
  name: string,
  read: ReadPath,
  side: Side,
  queries: readonly string[],
): Promise<Record<string, number>> {
  const first: Timing[] = [];
  const later: Timing[] = [];
  for (const query of queries) {
    let path: Path | undefined = list(query);
    for (let page = 0; page < pagesRead && path !== undefined; page += 1) {
      const begun = performance.now();
      const answer = await read(side, path);
      const timing = { ms: performance.now() - begun, label: `${query}, page ${page + 1}` };
      const isWarmUp = query.endsWith(`limit=${warmUpLimit}`);
      if (!isWarmUp) (page === 0 ? first : later).push(timing);
      path = nextPath(answer);
    }
  }
  return {
    [name]: p95(name, first),
    ...(later.length > 0 && { [`${name}, later pages`]: p95(`${name}, later pages`, later) }),
  };
}

type Timing = { readonly ms: number; readonly label: string };

function p95(name: string, timings: readonly Timing[]): number {
  const times = timings.map(({ ms }) => ms);
  const slowest = timings.reduce((one, other) => (other.ms > one.ms ? other : one));
  console.log(
    `${name}: p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}, ` +
      `slowest ${slowest.ms.toFixed(1)} ms (${decodeURIComponent(slowest.label)})`,
  );
  return quantile(times, 0.95);
}
