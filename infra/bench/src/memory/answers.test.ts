// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { hasSuccess, textOf } from './answers.ts';

test('a phase has success if one of its answers is 2xx', () => {
  expect(hasSuccess(new Map([[503, 40]]))).toBe(false);
  expect(hasSuccess(new Map([[0, 2]]))).toBe(false);
  expect(hasSuccess(new Map())).toBe(false);
  const answers = new Map([
    [503, 40],
    [201, 1],
  ]);
  expect(hasSuccess(answers)).toBe(true);
  expect(textOf(answers)).toBe('503 × 40, 201 × 1');
});
