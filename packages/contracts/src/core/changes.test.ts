// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { parseChange } from './changes.ts';

test('parses a change', () => {
  const change = { topic: 'petition', id: 'keep-games-alive' };
  expect(parseChange(JSON.stringify({ ...change, more: 1 }))).toEqual(change);
});

test.each(['', '{', 'null', '[]', '{}', '{"topic":"petition"}', '{"topic":"weather","id":"x"}'])(
  'ignores %j',
  (message) => {
    expect(parseChange(message)).toBeUndefined();
  },
);
