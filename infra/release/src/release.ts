// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: node infra/dev/bootstrap.mjs infra/release/src/release.ts …
//   set 0.2.0     writes the version everywhere, and gives it what CHANGELOG.md lists as unreleased
//   tag v0.2.0    fails where a file states another version than package.json, or the tag is not that version
//   notes [file]  writes or prints what CHANGELOG.md says about the version of package.json
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readNotes, releaseChanges } from './changelog.ts';
import { findDisagreements, isVersion, readVersion, root, writeVersion } from './versions.ts';

const changelogFile = join(root, 'CHANGELOG.md');

const commands: Readonly<Record<string, (argument?: string) => string>> = {
  set(version = '') {
    if (!isVersion(version)) throw new Error('Usage: npm run release:version -- 0.2.0');
    const former = readVersion();
    // First, because it refuses versions that exist already.
    const day = new Date().toISOString().slice(0, 10);
    const changelog = releaseChanges(readFileSync(changelogFile, 'utf8'), version, day);
    const files = writeVersion(version);
    writeFileSync(changelogFile, changelog);
    return `${former} is now ${version} in ${files.length} files and in CHANGELOG.md`;
  },
  tag(tag = '') {
    const version = readVersion();
    const complaints = findDisagreements(version);
    if (!isVersion(version)) complaints.push(`${version} is not a version`);
    if (tag !== `v${version}`) complaints.push(`The tag ${tag} is not v${version}`);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    return `Every file states ${version}`;
  },
  notes(file) {
    const version = readVersion();
    const notes = readNotes(readFileSync(changelogFile, 'utf8'), version);
    if (file === undefined) return notes;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${notes}\n`);
    return `Wrote the notes of ${version} to ${file}`;
  },
};

try {
  const [name = '', argument] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new Error(`Commands: ${Object.keys(commands).join(', ')}`);
  console.log(command(argument));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
