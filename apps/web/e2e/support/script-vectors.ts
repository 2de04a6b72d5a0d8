// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

export { scriptVectors } from '../../src/testing/script-vectors.ts';

const list = join(import.meta.dirname, '../../../../../shared/data/bad/blns.json');

/** Whether the list of naughty strings is available. */
export const hasNaughtyStrings = existsSync(list);

/** Hostile strings. */
export const naughtyStrings = (): string[] =>
  z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8')));
