// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import { root } from '../config.ts';

const resolved = z.record(z.string(), z.object({ version: z.string() })).optional();
const references = z.record(z.string(), z.string()).optional();

/** What is read of pnpm-lock.yaml, version 9. */
const lockfileSchema = z.object({
  lockfileVersion: z.literal('9.0'),
  importers: z.record(
    z.string(),
    z.object({ dependencies: resolved, optionalDependencies: resolved }),
  ),
  packages: z.record(
    z.string(),
    z.object({
      resolution: z.object({ integrity: z.string().optional() }),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
      peerDependenciesMeta: z
        .record(z.string(), z.object({ optional: z.boolean().optional() }))
        .optional(),
    }),
  ),
  snapshots: z.record(
    z.string(),
    z.object({ dependencies: references, optionalDependencies: references }),
  ),
});

export type Lockfile = z.infer<typeof lockfileSchema>;

export const readLockfile = (): Lockfile =>
  lockfileSchema.parse(parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')));

/**
 * Every third-party package that runs with a workspace package, as `name@version` with its
 * integrity. Packages of all platforms are among them, because the lock file names all.
 *
 * @param optionalPeers includes packages that another one uses where they happen to be there
 */
export function runtimePackages(
  lockfile: Lockfile,
  importer: string,
  optionalPeers: boolean,
): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const visitImporter = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const { dependencies, optionalDependencies } = lockfile.importers[path] ?? {};
    for (const [name, { version }] of entriesOf(dependencies, optionalDependencies)) {
      if (version.startsWith('link:')) visitImporter(join(path, version.slice('link:'.length)));
      else visitPackage(name, version);
    }
  };
  const visitPackage = (name: string, version: string): void => {
    // An alias has the name of its package in its version.
    const named = `${name}@${version}`;
    const key = named in lockfile.snapshots ? named : version;
    if (seen.has(key)) return;
    seen.add(key);
    const id = withoutPeers(key);
    const { resolution, peerDependenciesMeta = {} } = lockfile.packages[id] ?? {};
    found.set(id, resolution?.integrity ?? '');
    const { dependencies, optionalDependencies } = lockfile.snapshots[key] ?? {};
    for (const [other, reference] of entriesOf(dependencies, optionalDependencies)) {
      const isOptionalPeer = peerDependenciesMeta[other]?.optional === true;
      if (optionalPeers || !isOptionalPeer) visitPackage(other, reference);
    }
  };
  visitImporter(importer);
  return found;
}

const entriesOf = <T>(...records: (Record<string, T> | undefined)[]): [string, T][] =>
  records.flatMap((record) => Object.entries(record ?? {}));

/** `a@1.0.0(b@2.0.0)` is `a@1.0.0`. */
const withoutPeers = (key: string): string => key.replace(/\(.*$/, '');
