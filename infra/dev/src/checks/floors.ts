// SPDX-License-Identifier: AGPL-3.0-or-later
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

import { parseSync } from 'oxc-parser';
import { z } from 'zod';

/**
 * The rooms of each package by floor, the top one first; `*` is any folder. A file imports files of its
 * own room and of floors below, never up, sideways or out of its package by a path. Files that stand
 * directly in the package are above all rooms. Packages without floors import nothing of others by a path.
 * What a package imports of others, its `package.json` lists.
 */
export const floors = z
  .record(z.string(), z.array(z.array(z.string())))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'floors.json'), 'utf8')));

/** Packages that a part of an app does not import although the app depends on them. */
const forbidden: Readonly<Record<string, RegExp>> = {
  // These would reach the browser.
  'apps/web/src': /^@kga\/(?:db|server)(?:\/|$)/,
};

export interface Violation {
  /** From the root of the repository. */
  readonly file: string;
  readonly imports: string;
}

interface Import {
  readonly file: string;
  readonly specifier: string;
}

/** Imports that break the table, of types too. Tests may reach further. */
export function findViolations(root: string): Violation[] {
  return Object.entries(floors).flatMap(([folder, rooms]) =>
    importsBelow(root, folder)
      .filter((one) => !isAllowed(folder, rooms, one))
      .map(({ file, specifier }) => ({ file, imports: specifier })),
  );
}

/** Folders of a package that the table does not name; their files could import everything. */
export function findUnknownRooms(root: string, folder: string): string[] {
  const rooms = floors[folder] ?? [];
  if (rooms.length === 0) return [];
  const paths = sourcesBelow(root, folder).map((file) => relative(folder, file));
  const unknown = paths.filter((path) => path.includes('/') && roomOf(rooms, path).floor < 0);
  return [...new Set(unknown.map((path) => dirname(path)))];
}

function isAllowed(
  folder: string,
  rooms: readonly (readonly string[])[],
  { file, specifier }: Import,
): boolean {
  if (!specifier.startsWith('.')) {
    const own = `@kga/${basename(dirname(folder))}/`;
    return forbidden[folder]?.test(specifier) !== true && !specifier.startsWith(own);
  }
  const target = join(dirname(file), specifier);
  if (!target.startsWith(`${folder}/`)) {
    return target === join(dirname(folder), 'package.json') || isSeed(folder, target);
  }
  const from = roomOf(rooms, relative(folder, file));
  const to = roomOf(rooms, relative(folder, target));
  return from.name === to.name || to.floor > from.floor;
}

/** Seeds stand beside the sources of the database. */
const isSeed = (folder: string, target: string): boolean =>
  folder === 'packages/db/src' && target.startsWith('packages/db/seeds/');

/** The room of a path, and its floor; a file of no room is above them all. */
function roomOf(rooms: readonly (readonly string[])[], path: string) {
  const parts = path.split('/');
  for (const [floor, names] of rooms.entries()) {
    for (const name of names) {
      const pattern = name.split('/');
      const isInside = pattern.every((part, index) => part === '*' || part === parts[index]);
      if (isInside) return { name: parts.slice(0, pattern.length).join('/'), floor };
    }
  }
  return { name: '', floor: -1 };
}

function sourcesBelow(root: string, folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.|\.d\.ts$|(?:^|\/)testing(?:\/|\.ts$)/.test(file))
    .toSorted();
}

function importsBelow(root: string, folder: string): Import[] {
  return sourcesBelow(root, folder).flatMap((file) =>
    specifiersOf(file, readFileSync(join(root, file), 'utf8')).map((specifier) => ({
      file,
      specifier,
    })),
  );
}

/** What a module imports and re-exports, of types too, and what it loads later. */
function specifiersOf(file: string, text: string): string[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  const dynamic = module.dynamicImports
    .map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1))
    .filter((specifier) => !specifier.includes('$'));
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...reExports,
    ...dynamic,
  ];
}
