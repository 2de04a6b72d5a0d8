// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { fullName } from './names.ts';

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['太郎', '山田', '山田太郎'],
  ['길동', '홍', '홍길동'],
  ['さくら', '佐々木', '佐々木さくら'],
  ['太郎', '山﨑', '山﨑太郎'],
  ['茂', '𠮷田', '𠮷田茂'],
  ['太郎', '一ノ瀬', '一ノ瀬太郎'],
  ['三郎', '三ヶ島', '三ヶ島三郎'],
  ['エミ', '山田', '山田エミ'],
  ['さーや', '山田', '山田さーや'],
  ['マイク', 'スミス', 'マイク スミス'],
  ['小明', '', '小明'],
  ['Mei', '王', 'Mei 王'],
  ['', '', ''],
])('%s of the family %s is called %s', (firstName, lastName, expected) => {
  expect(fullName({ firstName, lastName })).toBe(expected);
});
