// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: node infra/dev/bootstrap.mjs infra/release/src/write-sbom.ts <folder>
// Writes a bill of materials of each image, as CycloneDX 1.6: the npm packages of all platforms that
// pnpm-lock.yaml names, with their hashes. What else is in an image, such as Node and Debian's
// packages, is in the bill that BuildKit attaches to the image.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { inherited, root } from './config.ts';
import { readLockfile } from './sbom/lockfile.ts';
import { compareSbom, readSbom } from './sbom/sbom.ts';
import { readVersion } from './versions/versions.ts';

const apps = ['api', 'worker', 'web'] as const;
const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'] as const;
/** Without the lock file alone, pnpm leaves out the packages of other platforms, such as arm64. */
const source = ['--lockfile-only', '--prod'] as const;

const folder = process.argv[2];
try {
  if (folder === undefined) throw new Error('Usage: write-sbom.ts <folder>');
  mkdirSync(folder, { recursive: true });
  const lockfile = readLockfile();
  for (const app of apps) {
    const subject = ['--sbom-type', 'application', '--filter', `@kga/${app}`];
    const output = execFileSync('pnpm', ['sbom', ...format, ...source, ...subject], {
      cwd: root,
      env: inherited,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const file = join(folder, `keep-games-alive-${app}.cdx.json`);
    writeFileSync(file, output);
    const { complaints, packages } = compareSbom(readSbom(file), lockfile, app, readVersion());
    for (const complaint of complaints) console.error(`${file} ${complaint}`);
    if (complaints.length > 0) process.exitCode = 1;
    else console.log(`${file}: ${packages} packages`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
