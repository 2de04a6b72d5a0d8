import { expect, test } from 'vitest';

import { judgeAddress, longestUrl } from './canonical-path.ts';

test.each(['/', '/petition', '/news/1?lang=de', '/?next=//evil.example/', '/%2F%2Fevil.example'])(
  '%s stays',
  (url) => {
    expect(judgeAddress(url)).toEqual({ kind: 'canonical' });
  },
);

test.each([
  ['/petition/', '/petition'],
  ['/petition/?lang=de', '/petition?lang=de'],
  ['//', '/'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example//', '/evil.example'],
  ['/news//1', '/news/1'],
])('%s moves to %s, on this host', (url, to) => {
  expect(judgeAddress(url)).toEqual({ kind: 'moved', to });
});

test.each(['/\\evil.example/', '\\\\evil.example', 'http://evil.example/', '*'])(
  '%s is refused',
  (url) => {
    expect(judgeAddress(url)).toEqual({ kind: 'bad' });
  },
);

test('an endless address is too long', () => {
  expect(judgeAddress(`/${'a'.repeat(longestUrl)}`)).toEqual({ kind: 'long' });
});
