import { Agent } from 'node:http';

import type { Database } from '@kga/db';

import { type Answer, readOk } from '../shared/http-reads.ts';
import type { Resources } from '../shared/run-bench.ts';
import { type Read, blocksOf, compareP95 } from './compare-p95.ts';

/** Origin of the api, and its database, filled with few or with many rows. */
export type Side = { readonly api: string; readonly db: Database };
export type Sides = { readonly few: Side; readonly many: Side };

/** Path and query of a request. The api caches each, so a bench requests each only once. */
export type Path = string;

/** Result of one part of the bench. */
export type Part = { readonly figures: string; readonly pass: boolean };

/** p95 at a million rows must not exceed this multiple of p95 at a thousand. */
export const ratioBar = 1.5;
/** Milliseconds. */
export const searchBar = 60;

export type ReadPath = (side: Side, path: Path) => Promise<Answer>;

/** Reads over connections that stay open until the bench ends. */
export function createReader(resources: Resources, headers: Record<string, string> = {}): ReadPath {
  const agent = new Agent({ keepAlive: true });
  resources.defer(() => agent.destroy());
  return ({ api }, path) => readOk(`${api}${path}`, { agent, headers });
}

export const readPaths =
  (read: ReadPath, side: Side): Read<Path> =>
  async (path) =>
    void (await read(side, path));

/** Compares the p95 of the same paths on both sides. */
export const comparePaths = (name: string, read: ReadPath, sides: Sides, paths: readonly Path[]) =>
  compareP95(
    name,
    { few: readPaths(read, sides.few), many: readPaths(read, sides.many) },
    blocksOf(paths),
  );

/** Compares the p95 of the pages after these, which each side finds by its own cursors. */
export async function compareNextPages(
  name: string,
  read: ReadPath,
  sides: Sides,
  paths: readonly Path[],
): Promise<number> {
  const reads = {
    few: await readNextPages(read, sides.few, paths),
    many: await readNextPages(read, sides.many, paths),
  };
  return compareP95(name, reads, blocksOf(paths));
}

async function readNextPages(
  read: ReadPath,
  side: Side,
  paths: readonly Path[],
): Promise<Read<Path>> {
  const next = new Map<Path, Path>();
  for (const path of paths) {
    const found = nextPath(await read(side, path));
    if (found === undefined) throw new Error(`There is no page after ${path}.`);
    next.set(path, found);
  }
  return async (path) => void (await read(side, next.get(path) ?? ''));
}

/** Path of the next page, from the `Link` header. */
export function nextPath({ headers }: Answer): Path | undefined {
  return /<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
}

export const listOf = (ratios: Readonly<Record<string, number>>): string =>
  Object.entries(ratios)
    .map(([name, ratio]) => `${name} ${ratio.toFixed(2)}`)
    .join(', ');

export const meetsBar = (ratios: Readonly<Record<string, number>>): boolean =>
  Object.values(ratios).every((ratio) => ratio <= ratioBar);
