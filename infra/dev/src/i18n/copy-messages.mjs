// SPDX-License-Identifier: AGPL-3.0-or-later
// Copies the messages of the package in the current folder beside its compiled modules, which read them.
import { cpSync, globSync } from 'node:fs';

for (const file of globSync('src/**/messages/**/*.json')) {
  // Notes are for translators.
  if (!file.endsWith('/notes.json')) cpSync(file, file.replace(/^src/, 'dist'));
}
