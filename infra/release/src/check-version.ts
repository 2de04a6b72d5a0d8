// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: node infra/dev/bootstrap.mjs infra/release/src/check-version.ts [v0.1.0]
// Fails where a file states another version than package.json, or the tag is not that version.
import { findDisagreements, isVersion, readVersion } from './versions/versions.ts';

const tag = process.argv[2];
const version = readVersion();
const complaints = findDisagreements(version);
if (!isVersion(version)) complaints.push(`${version} is not a version`);
if (tag !== undefined && tag !== `v${version}`) {
  complaints.push(`The tag ${tag} is not v${version}, which package.json states`);
}
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
else console.log(`Every file states ${version}`);
