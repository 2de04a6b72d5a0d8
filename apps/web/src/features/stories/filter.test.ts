import { expect, test } from 'vitest';

import { parseGame, gameNameMax, storiesPath } from './filter.ts';

const read = (query: string) => parseGame(new URLSearchParams(query));

test('the game is read from the URL', () => {
  expect(read('q=+The+Crew+')).toBe('The Crew');
  expect(read('page=2')).toBe('');
});

test('a name is cut to its limit and cleared of invalid characters', () => {
  expect(read(`q=${'a'.repeat(300)}`)).toHaveLength(gameNameMax);
  expect(read('q=%00Cr%00ew%00')).toBe('Crew');
  // The limit splits a surrogate pair.
  expect(read(`q=${'a'.repeat(gameNameMax - 1)}🎮`)).toBe('a'.repeat(gameNameMax - 1));
});

test.each(['', '原神', 'a&b=c', '100% <b>'])(
  'the path of a search reads as the same search: %s',
  (q) => {
    const [path, query = ''] = storiesPath(q, 'en').split('?');
    expect(path).toBe('/stories');
    expect(read(query)).toBe(q);
  },
);

test('the path preserves the page’s language', () => {
  const before = new URLSearchParams('q=old&lang=de&utm_source=x');
  expect(storiesPath('Crew', 'de', before)).toBe('/stories?lang=de&q=Crew');
  expect(storiesPath('', 'de', before)).toBe('/stories?lang=de');
});
