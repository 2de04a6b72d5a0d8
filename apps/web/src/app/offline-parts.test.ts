// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { languages } from '@kga/contracts/core';
import { legalRegions } from '@kga/contracts/legal';
import { expect, test } from 'vitest';

import { offlineParts } from './offline-parts.ts';

test('a letter has the law of every country, and its messages in every language', async () => {
  const { pages, modules, reads } = await offlineParts();
  expect(pages).toEqual(['src/features/legal/letters/letter-page.tsx']);
  expect(reads).toEqual([
    '/api/commitments',
    ...legalRegions.map((region) => `/api/legal/records/${region}`),
  ]);
  for (const language of languages) {
    expect(modules).toContain(`src/features/legal/letters/messages/${language}.json`);
    expect(modules).toContain(`src/app/shell/messages/${language}.json`);
  }
});

test('every part is a file of the source, but for the lists of messages, which the build makes', async () => {
  const { pages, modules } = await offlineParts();
  const root = join(import.meta.dirname, '../..');
  const files = modules.filter((each) => !each.startsWith('src/app/messages/'));
  expect([...pages, ...files].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
