// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: node infra/dev/bootstrap.mjs infra/release/src/write-notes.ts [file]
// Writes or prints what CHANGELOG.md says about the version of package.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readNotes } from './changelog/changelog.ts';
import { root } from './config.ts';
import { readVersion } from './versions/versions.ts';

const file = process.argv[2];
try {
  const version = readVersion();
  const notes = readNotes(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  if (file === undefined) {
    console.log(notes);
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${notes}\n`);
    console.log(`Wrote the notes of ${version} to ${file}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
