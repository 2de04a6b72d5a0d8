// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { completeMessages } from '@kga/contracts/core';

import type { LetterTexts } from '../../../../apps/web/src/features/legal/letters/assembly/texts.ts';
import { root } from '../config.ts';

const folder = join(root, 'apps/web/src/features/legal/letters/assembly/messages');

const read = (language: string) =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));

/** The texts of letters in a language; those of other countries that speak English have only what differs. */
export const readLetterTexts = (language: string): LetterTexts =>
  JSON.parse(JSON.stringify(completeMessages(read('en'), read(language), language)));
