// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { createCardRenderer } from './renderer.ts';

const render = createCardRenderer();

const list = fileURLToPath(import.meta.resolve('big-list-of-naughty-strings/blns.json'));
const naughty = z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8')));

test('all naughty strings are drawn', async () => {
  for (const title of naughty) {
    const subject = { kind: 'post', title, language: 'en' } as const;
    const drawn = { size: 'wide', language: 'en', theme: 'light' } as const;
    expect((await render({ subject, drawn })).length).toBeGreaterThan(1_000);
  }
});
