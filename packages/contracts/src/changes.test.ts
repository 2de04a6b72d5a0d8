import { expect, test } from 'vitest';

import { parseChange } from './changes.ts';

test('reads what it is told', () => {
  const change = { topic: 'petition', id: 'keep-games-alive' };
  expect(parseChange(JSON.stringify({ ...change, more: 1 }))).toEqual(change);
});

test.each(['', '{', 'null', '[]', '{}', '{"topic":"petition"}', '{"topic":"weather","id":"x"}'])(
  'takes %j for none of ours',
  (message) => {
    expect(parseChange(message)).toBeUndefined();
  },
);
