// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../../shared/data/eci');

/** A recorded answer of a real provider; undefined, with a note, where the recording is missing. */
export function recorded(name: string): string | undefined {
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  process.stderr.write(`SKIPPED: there is no recorded answer ../shared/data/eci/${name}\n`);
  return undefined;
}
