import { expect, test } from 'vitest';

import { parseGame, gameNameMax, storiesPath } from './filter.ts';

const read = (query: string) => parseGame(new URLSearchParams(query));

test('the address says of which game stories are listed', () => {
  expect(read('q=+The+Crew+')).toBe('The Crew');
  expect(read('page=2')).toBe('');
});

test('a name has an end, and holds nothing that is no text', () => {
  expect(read(`q=${'a'.repeat(300)}`)).toHaveLength(gameNameMax);
  expect(read('q=%00Cr%00ew%00')).toBe('Crew');
  // The end falls into the middle of a character.
  expect(read(`q=${'a'.repeat(gameNameMax - 1)}🎮`)).toBe('a'.repeat(gameNameMax - 1));
});

test.each(['', '原神', 'a&b=c', '100% <b>'])('its address leads to the same list: %s', (q) => {
  const [path, query = ''] = storiesPath(q, 'en').split('?');
  expect(path).toBe('/stories');
  expect(read(query)).toBe(q);
});

test('the language of the interface stays in the address', () => {
  const before = new URLSearchParams('q=old&lang=de&utm_source=x');
  expect(storiesPath('Crew', 'de', before)).toBe('/stories?lang=de&q=Crew');
  expect(storiesPath('', 'de', before)).toBe('/stories?lang=de');
});
