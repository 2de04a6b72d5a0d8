// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Lockfile } from './lockfile.ts';

/** Where CI starts the product, beside linux-x64. */
const platforms = ['linux-arm64', 'darwin-arm64'] as const;

/**
 * Packages whose program for another platform the lock file does not name, though it names that for
 * linux-x64. An installation there succeeds, and what runs the program fails.
 *
 * @returns the complaints
 */
export function findMissingPlatforms({ packages, snapshots }: Lockfile): string[] {
  return Object.entries(snapshots).flatMap(([name, { optionalDependencies = {} }]) => {
    // The program of one platform may itself need a library for that platform.
    if (packages[name]?.cpu !== undefined) return [];
    const named = new Set(
      Object.entries(optionalDependencies).flatMap(([dependency, version]) => {
        const { os = [], cpu = [] } = packages[`${dependency}@${version}`] ?? {};
        return os.flatMap((system) => cpu.map((processor) => `${system}-${processor}`));
      }),
    );
    if (!named.has('linux-x64')) return [];
    return platforms
      .filter((platform) => !named.has(platform))
      .map((platform) => `${name} has no program for ${platform}: pnpm install --fix-lockfile`);
  });
}
