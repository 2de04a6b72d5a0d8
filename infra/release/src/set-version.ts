// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: npm run release:version -- 0.2.0
// Writes the version everywhere, and gives it what CHANGELOG.md lists as unreleased.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { releaseChanges } from './changelog/changelog.ts';
import { root } from './config.ts';
import { isVersion, readVersion, writeVersion } from './versions/versions.ts';

const changelogFile = join(root, 'CHANGELOG.md');

try {
  const version = process.argv[2] ?? '';
  if (!isVersion(version)) throw new Error('Usage: npm run release:version -- 0.2.0');
  const former = readVersion();
  // First, because it refuses versions that exist already.
  const day = new Date().toISOString().slice(0, 10);
  const changelog = releaseChanges(readFileSync(changelogFile, 'utf8'), version, day);
  const files = writeVersion(version);
  writeFileSync(changelogFile, changelog);
  console.log(`${former} is now ${version} in ${files.length} files and in CHANGELOG.md`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
