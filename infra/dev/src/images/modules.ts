// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, lstatSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.unknown()).default({}),
});

/** Folder of a package as Node finds it from `folder`; undefined where it is not installed. */
function resolvePackage(folder: string, name: string): string | undefined {
  const found = join(folder, 'node_modules', name);
  if (existsSync(found)) return realpathSync(found);
  const parent = dirname(folder);
  return parent === folder ? undefined : resolvePackage(parent, name);
}

/** Adds the folders of everything that a package needs in production. */
function reach(folder: string, reached: Set<string>): void {
  const found = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = found;
  const peers = { ...peerDependencies, ...peerDependenciesMeta };
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peers })) {
    const target = resolvePackage(folder, name);
    if (target === undefined || reached.has(target)) continue;
    reached.add(target);
    reach(target, reached);
  }
}

/** Folders of the packages in a `node_modules`, those of a scope apart, links left out. */
function packagesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name.startsWith('@')) return packagesIn(path);
    return lstatSync(path).isDirectory() && existsSync(join(path, 'package.json')) ? [path] : [];
  });
}

/** Packages in the `node_modules` that pnpm laid out, which nothing needs in production. */
export function devPackages(folder: string): string[] {
  const root = realpathSync(folder);
  const reached = new Set<string>();
  reach(root, reached);
  const store = join(root, 'node_modules/.pnpm');
  const installed = readdirSync(store)
    .map((name) => join(store, name, 'node_modules'))
    .filter((path) => existsSync(path))
    .flatMap(packagesIn);
  return installed.filter((path) => !reached.has(path)).map((path) => path.slice(root.length + 1));
}
