import { Agent } from 'node:http';

import { listNews } from '@kga/contracts';

import { type Read, compareP95 } from './alternating-reads.ts';
import { newsWords } from './fill-news.ts';
import { readAnswer } from './read-answer.ts';
import type { Resources } from './run-bench.ts';
import { quantile } from './statistics.ts';

/** Where the api of each side is. */
type Sides = { readonly few: string; readonly many: string };

/** What is asked for, as a path. */
type Path = string;

const listBar = 1.5;
/** Milliseconds. */
const searchBar = 60;

const languages = ['en', 'zh-CN', 'fr', 'de', 'ja', 'ko'];
const categories = ['policy', 'industry', 'consumer', 'technology'];
const limits = Array.from({ length: 30 }, (_, index) => index + 15);
const everyLimit = Array.from({ length: 100 }, (_, index) => index + 1);
const pairs = languages.flatMap((one, index) =>
  languages.slice(index + 1).map((other) => `${one},${other}`),
);

/** The api keeps each list by its address, so each is asked for once only. */
const lists: Readonly<Record<string, readonly Path[]>> = {
  'news list': everyLimit.map((limit) => `limit=${limit}`),
  'news of a category': categories.flatMap((category) =>
    everyLimit.map((limit) => `category=${category}&limit=${limit}`),
  ),
  'news in two languages': pairs.flatMap((pair, index) => [
    ...categories.flatMap((category) =>
      [19, 20, 21].map((limit) => `lang=${pair}&limit=${limit}&category=${category}`),
    ),
    ...[20, 40, 60].map((limit) => `lang=${pair}&limit=${limit + index}`),
  ]),
};

const searchLimits = [19, 20, 21] as const;
/** Goes as far as the others, and is no address of theirs. */
const warmUpLimit = 22;

const searches = (words: readonly string[]): Path[] =>
  words.flatMap((word) =>
    ['', '&lang=en,zh-CN', '&category=policy', '&lang=zh-CN,en,de'].flatMap((filter) =>
      [warmUpLimit, ...searchLimits].map(
        (limit) => `q=${encodeURIComponent(word)}${filter}&limit=${limit}`,
      ),
    ),
  );

/** Nobody reads what only the oldest articles say; it is told, and has no bar. */
const bygone = 'search words of long ago';

const found: Readonly<Record<string, readonly Path[]>> = {
  'search common English': searches(newsWords.englishCommon),
  'search rare English': searches(newsWords.englishRare),
  'search two English words': searches(newsWords.english),
  'search Chinese': searches(newsWords.chinese),
  'search mixed scripts': searches(newsWords.mixedScripts),
  [bygone]: searches(newsWords.bygone),
};

/** Pages of a list or a search that are read one after the other. */
const pagesRead = 4;

/** What lists, searches and articles cost among few and among many. */
export async function compareNews(
  resources: Resources,
  sides: Sides,
): Promise<{ figures: string; pass: boolean }> {
  const agent = new Agent({ keepAlive: true });
  resources.defer(() => agent.destroy());
  const read = async (origin: string, path: Path) => {
    const answer = await readAnswer(`${origin}${path}`, { agent });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const list =
    (origin: string): Read<Path> =>
    async (query) =>
      void (await read(origin, `${listNews.url}?${query}`));

  const ratios: Record<string, number> = {};
  for (const [name, paths] of Object.entries(lists)) {
    ratios[name] = await compareP95(name, { few: list(sides.few), many: list(sides.many) }, [
      ...blocksOf(paths),
    ]);
  }
  ratios['later pages'] = await compareP95(
    'later pages',
    { few: await laterPages(sides.few, read), many: await laterPages(sides.many, read) },
    blocksOf(limits.flatMap((limit) => laterOf.map((page) => ({ limit, page })))),
  );
  const article =
    (origin: string): Read<number> =>
    async (number) =>
      void (await read(origin, `${listNews.url}/article-${number}`));
  ratios['article'] = await compareP95(
    'article',
    { few: article(sides.few), many: article(sides.many) },
    blocksOf(Array.from({ length: 600 }, (_, index) => index + 400)),
  );

  const times: Record<string, number> = {};
  for (const [name, paths] of Object.entries(found)) {
    Object.assign(times, await searchTimes(name, (path) => read(sides.many, path), paths));
  }
  const all = [
    ...Object.values(ratios).map((ratio) => ratio <= listBar),
    ...Object.entries(times).map(([name, ms]) => name.startsWith(bygone) || ms <= searchBar),
  ];
  const listed = Object.entries(ratios).map(([name, ratio]) => `${name} ${ratio.toFixed(2)}`);
  const searched = Object.entries(times).map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`);
  return {
    figures:
      `p95 at 1,000,000 articles to 1,000: ${listed.join(', ')} (bar ${listBar.toFixed(2)}); ` +
      `p95 at 1,000,000: ${searched.join(', ')} (bar ${searchBar} ms)`,
    pass: all.every(Boolean),
  };
}

/** In blocks of which the first is not measured. */
function blocksOf<T>(all: readonly T[], blocks = 6): T[][] {
  return Array.from({ length: blocks }, (_, block) =>
    all.filter((_each, index) => index % blocks === block),
  );
}

type ReadPath = (path: string) => ReturnType<typeof readAnswer>;

/** Where the `Link` of a page leads to. */
function nextOf({ headers }: Awaited<ReturnType<ReadPath>>): string | undefined {
  return /<(.+)>/.exec(String(headers['link'] ?? ''))?.[1];
}

const laterOf = Array.from({ length: pagesRead - 1 }, (_, index) => index + 1);

type LaterPage = { readonly limit: number; readonly page: number };

/**
 * Reads pages after the first, whose addresses each page before tells. Of those that are read here
 * to find them, the addresses are kept and not the answers: another number of articles is asked for.
 */
async function laterPages(
  origin: string,
  read: (origin: string, path: string) => ReturnType<typeof readAnswer>,
): Promise<Read<LaterPage>> {
  const addresses = new Map<string, string>();
  for (const limit of limits) {
    let path = `${listNews.url}?limit=${limit}`;
    for (const page of laterOf) {
      const next = nextOf(await read(origin, path));
      if (next === undefined) throw new Error(`There is no page ${page + 1} of ${limit} articles.`);
      path = next;
      addresses.set(`${limit} ${page}`, next.replace(`limit=${limit}`, `limit=${limit - 1}`));
    }
  }
  return async ({ limit, page }) =>
    void (await read(origin, addresses.get(`${limit} ${page}`) ?? ''));
}

/**
 * What the first page of each search takes, and what those take to which it leads on. Of each, the
 * first limit is not measured: what it reads is in memory afterwards, as it is where a database has
 * enough of it. Here the system takes from its cache what nobody asked for during a minute.
 */
async function searchTimes(
  name: string,
  read: ReadPath,
  paths: readonly Path[],
): Promise<Record<string, number>> {
  const first: Taken[] = [];
  const later: Taken[] = [];
  for (const query of paths) {
    let path: string | undefined = `${listNews.url}?${query}`;
    for (let page = 0; page < pagesRead && path !== undefined; page += 1) {
      const begun = performance.now();
      const answer = await read(path);
      const taken = { ms: performance.now() - begun, what: `${query}, page ${page + 1}` };
      const isWarmUp = query.endsWith(`limit=${warmUpLimit}`);
      if (!isWarmUp) (page === 0 ? first : later).push(taken);
      path = nextOf(answer);
    }
  }
  return {
    [name]: p95(name, first),
    ...(later.length > 0 && { [`${name}, later pages`]: p95(`${name}, later pages`, later) }),
  };
}

type Taken = { readonly ms: number; readonly what: string };

function p95(name: string, taken: readonly Taken[]): number {
  const times = taken.map(({ ms }) => ms);
  const slowest = taken.reduce((one, other) => (other.ms > one.ms ? other : one));
  console.log(
    `${name}: p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}, ` +
      `slowest ${slowest.ms.toFixed(1)} ms (${decodeURIComponent(slowest.what)})`,
  );
  return quantile(times, 0.95);
}
