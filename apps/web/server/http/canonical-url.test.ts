// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { checkUrl, urlLengthMax } from './canonical-url.ts';

test.each([
  '/',
  '/petition',
  '/news/1?lang=de',
  '/?next=//evil.example/',
  '/%2F%2Fevil.example',
  '/news/ABC',
  '/petition/is/Sign',
])('%s stays', (url) => {
  expect(checkUrl(url)).toEqual({ kind: 'canonical' });
});

test.each([
  ['/petition/', '/petition'],
  ['/petition/?lang=de', '/petition?lang=de'],
  ['//', '/'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example//', '/evil.example'],
  ['/news//1', '/news/1'],
  ['/petition/EU', '/petition/eu'],
  ['/petition/Is/sign?lang=de', '/petition/is/sign?lang=de'],
  ['/widgets/DE/?look=card', '/widgets/de?look=card'],
])('%s moves to %s, on this host', (url, to) => {
  expect(checkUrl(url)).toEqual({ kind: 'moved', to });
});

test.each([
  '/\\evil.example/',
  '\\\\evil.example',
  'http://evil.example/',
  '*',
  '/news/.',
  '/forum/posts/%2E%2e',
  '/news/../petition',
])('%s is refused', (url) => {
  expect(checkUrl(url)).toEqual({ kind: 'bad' });
});

test('dots that are part of a segment stay', () => {
  expect(checkUrl('/news/...a.')).toEqual({ kind: 'canonical' });
});

test('an endless address is too long', () => {
  expect(checkUrl(`/${'a'.repeat(urlLengthMax)}`)).toEqual({ kind: 'long' });
});
