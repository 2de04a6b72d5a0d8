// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { fieldTables, typeOf } from './schema-text.ts';

test('types are named in words', () => {
  expect(typeOf({ $ref: '#/components/schemas/OwnStory' })).toBe(
    '[OwnStory](/api/schemas.md#ownstory)',
  );
  expect(typeOf({ type: 'array', items: { type: 'string', format: 'uuid' } })).toBe(
    'list of string (uuid)',
  );
  expect(typeOf({ anyOf: [{ const: 1 }, { type: 'null' }] })).toBe('`1` or null');
  expect(typeOf({ enum: ['a', 'b'] })).toBe('`a`, `b`');
  expect(typeOf({ type: 'object', additionalProperties: { type: 'number' } })).toBe(
    'map of number',
  );
});

test('fields inside of fields have a row of their own', () => {
  const table = fieldTables({
    type: 'object',
    required: ['rules'],
    properties: {
      rules: {
        type: 'array',
        maxItems: 3,
        items: {
          type: 'object',
          properties: { word: { type: 'string', description: 'a < b | c', maxLength: 9 } },
        },
      },
      count: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, default: 1 },
    },
  });
  expect(table.split('\n').slice(2)).toEqual([
    '| `rules` | list of object | at most 3 items |',
    String.raw`| ${'`rules[].word`'} | string | *optional*; a &lt; b \| c; at most 9 characters |`,
    '| `count` | integer | *optional*; at least 0, `1` by default |',
  ]);
});

test('alternatives have a table each', () => {
  const field = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });
  const tables = fieldTables({ anyOf: [field('a'), field('b')] });
  expect(tables).toContain('Alternative 1:');
  expect(tables).toContain('Alternative 2:');
  expect(fieldTables({ type: 'string' })).toBe('');
});
