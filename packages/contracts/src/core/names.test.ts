import { expect, test } from 'vitest';

import { fullName } from './names.ts';

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['太郎', '山田', '山田太郎'],
  ['길동', '홍', '홍길동'],
  ['さくら', '佐々木', '佐々木さくら'],
  ['マイク', 'スミス', 'マイク スミス'],
  ['小明', '', '小明'],
  ['Mei', '王', 'Mei 王'],
  ['', '', ''],
])('%s of the family %s is called %s', (firstName, lastName, expected) => {
  expect(fullName({ firstName, lastName })).toBe(expected);
});
