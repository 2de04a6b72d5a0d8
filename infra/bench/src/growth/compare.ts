// SPDX-License-Identifier: AGPL-3.0-or-later
import { Agent, type RequestOptions } from 'node:http';

import type { ContentKind, Endpoint } from '@kga/contracts/core';
import type { Database } from '@kga/db/core';

import { type Answer, readOk } from '../shared/http-reads.ts';
import type { Resources } from '../shared/processes.ts';
import { inTurn, median, quantile } from '../shared/statistics.ts';

/** Origin of the api, and its database, filled with few or with many rows. */
export type Side = { readonly api: string; readonly db: Database };

/** Path and query of a request. The api caches each, so a bench requests each only once. */
export type Path = string;

/** An endpoint that creates content, in an item of `parent` where the kind belongs to one. */
type ContentWrite = {
  readonly endpoint: Endpoint;
  readonly parent?: ContentKind;
  readonly body: (text: string) => object;
};

/** What the benches fill and read of a feature. */
export type BenchedFeature = {
  /** What `fill` creates, for example 'articles'. */
  readonly rows: string;
  /** Replaces its rows by `count` of each kind, up to now; deterministic. */
  readonly fill: (db: Database, count: number) => Promise<void>;
  /** Paths of hot reads, by the name of their figure. */
  readonly hotReads?: Readonly<Record<string, Path>>;
  /** What `npm run test:faults` has members write of it, by kind. */
  readonly writes?: Readonly<Partial<Record<ContentKind, ContentWrite>>>;
  /** Reads that must not slow down as rows grow. */
  readonly compare: (comparison: Comparison) => Promise<void>;
};

/** One read; the argument varies it, so that no cache answers. */
type Read<T> = (variant: T) => Promise<unknown>;

export type Timing = { readonly ms: number; readonly label: string };

/** Compares the reads of one feature on two sides, and collects the figures by name. */
export type Comparison = ReturnType<typeof createComparison>;

// oxlint-disable-next-line max-lines-per-function -- All measures share the two sides and the figures.
export function createComparison(
  resources: Resources,
  sides: { readonly few: Side; readonly many: Side },
) {
  const agent = new Agent({ keepAlive: true });
  resources.defer(() => agent.destroy());
  const read = ({ api }: Side, path: Path, options: RequestOptions = {}): Promise<Answer> =>
    readOk(`${api}${path}`, { ...options, agent });

  const ratios: Record<string, number> = {};
  const times: Record<string, number> = {};
  const timesWithoutBar: Record<string, number> = {};

  /**
   * Performs the same reads on both sides alternately. The variants are dealt out to six blocks, of which the
   * first is a warm-up. `prepare` runs before each read, untimed.
   */
  async function compareReads<T>(
    name: string,
    readOf: (side: Side) => Read<T> | Promise<Read<T>>,
    variants: readonly T[],
    prepare: (side: Side, variant: T) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const reads = { few: await readOf(sides.few), many: await readOf(sides.many) };
    const all = { few: new Array<number>(), many: new Array<number>() };
    const ratioOfBlocks: number[] = [];
    for (const index of numbers(6, 0)) {
      const block = variants.filter((_, place) => place % 6 === index);
      const found = { few: new Array<number>(), many: new Array<number>() };
      for (const [turn, variant] of block.entries()) {
        for (const side of inTurn(['few', 'many'] as const, turn)) {
          await prepare(sides[side], variant);
          const begun = performance.now();
          await reads[side](variant);
          found[side].push(performance.now() - begun);
        }
      }
      if (index === 0) continue;
      ratioOfBlocks.push(quantile(found.many, 0.95) / quantile(found.few, 0.95));
      all.few.push(...found.few);
      all.many.push(...found.many);
    }
    for (const share of [0.5, 0.95]) {
      const [few, many] = [quantile(all.few, share), quantile(all.many, share)];
      console.log(`${name}: p${share * 100} ${few.toFixed(2)} and ${many.toFixed(2)} ms`);
    }
    console.log(`${name}: ${ratioOfBlocks.map((ratio) => ratio.toFixed(2)).join(', ')} by block`);
    ratios[name] = median(ratioOfBlocks);
  }

  /** Reads a path at many rows. */
  async function readTimed(path: Path): Promise<{ answer: Answer; ms: number }> {
    const begun = performance.now();
    const answer = await read(sides.many, path);
    return { answer, ms: performance.now() - begun };
  }

  function addTimes(name: string, timings: readonly Timing[], { hasBar = true } = {}): void {
    if (timings.length === 0) return;
    const all = timings.map(({ ms }) => ms);
    const [p50, p95] = [quantile(all, 0.5), quantile(all, 0.95)];
    const slowest = timings.reduce((one, other) => (other.ms > one.ms ? other : one));
    console.log(
      `${name}: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, ` +
        `slowest ${slowest.ms.toFixed(1)} ms (${decodeURIComponent(slowest.label)})`,
    );
    (hasBar ? times : timesWithoutBar)[name] = p95;
  }

  return {
    many: sides.many,
    /** Median over the blocks of p95 at many rows as a multiple of p95 at few rows. */
    ratios,
    /** p95 at many rows, in milliseconds. */
    times,
    /** Times that are reported only. */
    timesWithoutBar,
    read,
    compareReads,
    comparePaths: (name: string, paths: readonly Path[]) =>
      compareReads<Path>(name, (side) => (path) => read(side, path), paths),
    /** Compares the `count` pages after each path, which each side finds by its own cursors. */
    compareNextPages: (name: string, paths: readonly Path[], count = 1) =>
      compareReads(
        name,
        async (side) => {
          const pages = await nextPages((path) => read(side, path), paths, count);
          return (key: string) => read(side, pages.get(key) ?? '');
        },
        paths.flatMap((path) => numbers(count, 1).map((page) => `${page} of ${path}`)),
      ),
    addTimes,
    readTimed,
    /** Times the reads at many rows, one after the other. */
    async timePaths(name: string, paths: readonly Path[]): Promise<void> {
      const timings: Timing[] = [];
      for (const path of paths) timings.push({ ms: (await readTimed(path)).ms, label: path });
      addTimes(name, timings);
    },
  };
}

export const numbers = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => index + from);

/** Finding pages fills the api's cache, so they are measured with another limit. */
async function nextPages(
  read: (path: Path) => Promise<Answer>,
  paths: readonly Path[],
  count: number,
) {
  const found = new Map<string, Path>();
  for (const first of paths) {
    let path = first;
    for (const page of numbers(count, 1)) {
      const next = nextPath(await read(path));
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
