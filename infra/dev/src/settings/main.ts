// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../config.ts';
import { withTable } from './table.ts';

// Writes the table of settings into the manual, from the schemas of the apps.
const file = join(root, 'docs/operations/settings.md');
writeFileSync(file, withTable(readFileSync(file, 'utf8')));
