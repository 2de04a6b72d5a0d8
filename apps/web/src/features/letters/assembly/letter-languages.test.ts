import { expect, test } from 'vitest';

import { letterDay } from './letter-languages.ts';

test.each([
  ['fr', '1er mars 2026'],
  ['it', '1º marzo 2026'],
  ['pt', '1 de março de 2026'],
  ['et', '01.03.2026'],
  ['lv', '01.03.2026.'],
  ['sl', '1. 3. 2026'],
  ['hu', '2026. március 1.'],
] as const)('a day in a letter in %s is %s', (language, text) => {
  expect(letterDay(language, '2026-03-01')).toBe(text);
});
