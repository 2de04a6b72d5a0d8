import { Agent } from 'node:http';

import type { Database } from '@kga/db';

import { type Answer, readOk } from '../shared/http-reads.ts';
import type { Resources } from '../shared/processes.ts';
import { inTurn, median, quantile } from '../shared/statistics.ts';

/** Origin of the api, and its database, filled with few or with many rows. */
export type Side = { readonly api: string; readonly db: Database };
export type Sides = { readonly few: Side; readonly many: Side };

/** Path and query of a request. The api caches each, so a bench requests each only once. */
export type Path = string;

/** Figures by name. */
export type Figures = Readonly<Record<string, number>>;

/** Result of one part of the bench. */
export type Part = {
  /** What both sides differ in, for example 'articles'. */
  readonly rows: string;
  /** p95 at a million rows as a multiple of p95 at a thousand. */
  readonly ratios: Figures;
  /** p95 at a million rows, in milliseconds. */
  readonly times?: Figures;
  /** Times that are reported only. */
  readonly timesWithoutBar?: Figures;
};

/** What the benches fill and read of a feature. */
export type BenchedFeature = {
  /** Replaces its rows by `count` of each kind, up to now; deterministic. */
  readonly fill: (db: Database, count: number) => Promise<void>;
  /** Paths of hot reads, by the name of their figure. */
  readonly hotReads?: Readonly<Record<string, Path>>;
  /** Reads that must not slow down as rows grow. */
  readonly compare: (resources: Resources, sides: Sides) => Promise<Part>;
};

/** One read; the argument varies it, so that no cache answers. */
export type Read<T> = (variant: T) => Promise<unknown>;

export type ReadPath = (side: Side, path: Path) => Promise<Answer>;

/** Reads over connections that stay open until the bench ends. */
export function createReader(resources: Resources, headers: Record<string, string> = {}): ReadPath {
  const agent = new Agent({ keepAlive: true });
  resources.defer(() => agent.destroy());
  return ({ api }, path) => readOk(`${api}${path}`, { agent, headers });
}

/**
 * Performs the same reads on both sides alternately, block by block; the first block is a warm-up.
 *
 * @returns the median over the blocks of the ratio of the 95th percentiles, `many` to `few`
 */
export async function compareP95<T>(
  name: string,
  sides: Sides,
  readOf: (side: Side) => Read<T> | Promise<Read<T>>,
  blocks: ReadonlyArray<readonly T[]>,
): Promise<number> {
  const reads = { few: await readOf(sides.few), many: await readOf(sides.many) };
  const ratios: number[] = [];
  const all = { few: new Array<number>(), many: new Array<number>() };
  for (const [index, block] of blocks.entries()) {
    const times = { few: new Array<number>(), many: new Array<number>() };
    for (const [turn, variant] of block.entries()) {
      for (const side of inTurn(['few', 'many'] as const, turn)) {
        const begun = performance.now();
        await reads[side](variant);
        times[side].push(performance.now() - begun);
      }
    }
    if (index === 0) continue;
    ratios.push(quantile(times.many, 0.95) / quantile(times.few, 0.95));
    all.few.push(...times.few);
    all.many.push(...times.many);
  }
  for (const share of [0.5, 0.95]) {
    const [few, many] = [quantile(all.few, share), quantile(all.many, share)];
    console.log(`${name}: p${share * 100} ${few.toFixed(2)} and ${many.toFixed(2)} ms`);
  }
  console.log(`${name}: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} by block`);
  return median(ratios);
}

/** Deals the variants out to blocks, of which the first is a warm-up. */
export function blocksOf<T>(all: readonly T[], blocks = 6): T[][] {
  return Array.from({ length: blocks }, (_, block) =>
    all.filter((_each, index) => index % blocks === block),
  );
}

export const numbers = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => index + from);

/** Compares the p95 of the same paths on both sides. */
export const comparePaths = (name: string, read: ReadPath, sides: Sides, paths: readonly Path[]) =>
  compareP95<Path>(name, sides, (side) => (path) => read(side, path), blocksOf(paths));

/** Compares the p95 of the `count` pages after each path, which each side finds by its own cursors. */
export const compareNextPages = (
  name: string,
  read: ReadPath,
  sides: Sides,
  paths: readonly Path[],
  count = 1,
) =>
  compareP95(
    name,
    sides,
    async (side) => {
      const pages = await nextPages(read, side, paths, count);
      return (key: string) => read(side, pages.get(key) ?? '');
    },
    blocksOf(paths.flatMap((path) => numbers(count, 1).map((page) => `${page} of ${path}`))),
  );

/** Finding pages fills the api's cache, so they are measured with another limit. */
async function nextPages(read: ReadPath, side: Side, paths: readonly Path[], count: number) {
  const found = new Map<string, Path>();
  for (const first of paths) {
    let path = first;
    for (const page of numbers(count, 1)) {
      const next = nextPath(await read(side, path));
      if (next === undefined) throw new Error(`There is no page after ${path}.`);
      path = next;
      const measured = next.replace(/(?<=\blimit=)\d+/, (limit) => String(Number(limit) - 1));
      found.set(`${page} of ${first}`, measured);
    }
  }
  return found;
}

/** Path of the next page, from the `Link` header. */
export function nextPath({ headers }: Answer): Path | undefined {
  return /<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
}

export type Timing = { readonly ms: number; readonly label: string };

/** Prints and returns the 95th percentile, in milliseconds. */
export function p95(name: string, timings: readonly Timing[]): number {
  const times = timings.map(({ ms }) => ms);
  const slowest = timings.reduce((one, other) => (other.ms > one.ms ? other : one));
  console.log(
    `${name}: p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}, ` +
      `slowest ${slowest.ms.toFixed(1)} ms (${decodeURIComponent(slowest.label)})`,
  );
  return quantile(times, 0.95);
}
