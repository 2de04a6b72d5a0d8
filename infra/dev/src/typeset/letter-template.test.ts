// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from '../config.ts';
import { templateLetters, withLetters } from './letter-template.ts';

const guides = join(root, 'packages/legal/data/guides');

const readGuide = (language: string) =>
  readFileSync(join(guides, language, 'letter-template.md'), 'utf8');

test.each(readdirSync(guides))(
  'the template in %s has the letters of the generator',
  (language) => {
    const markdown = readGuide(language);
    expect(withLetters(markdown, language)).toBe(markdown);
  },
);

test('a template leaves to its reader what the generator asks', () => {
  const { letter, reminder } = templateLetters('en');
  expect(letter).toContain(
    'I bought the game from you on [date of purchase] for [price and currency].',
  );
  expect(letter).not.toContain('{{');
  expect(reminder).toContain('Final demand: the game “[name of the game]”');
});
