// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { displayNameKey } from './display-names.ts';

test.each([
  ['Ada Lovelace', 'ada_lovelace'],
  ['Ada Lovelace', 'ＡＤＡ lovelace'],
  ['paypal', 'раураӏ'],
  ['Admin', 'Аdmіn'],
  ['Admin', 'Adrnin'],
  ['Player0', 'PlayerO'],
  ['Illa', '1lla'],
  ['José', 'Jose\u0301'],
  ['Anna', 'An\uFE00na'],
  ['Anna', 'An\u3164na'],
  ['TOM', 'ТОМ'],
  ['Tom', 'ᴛᴏᴍ'],
  ['Tata', 'ΤΑΤΑ'],
])('%s and %s look alike', (one, other) => {
  expect(displayNameKey(one)).toBe(displayNameKey(other));
});

test.each([
  ['Ada', 'Ida'],
  ['田中', '中田'],
  ['Дмитрий', 'Дмитрии'],
  ['かな', 'がな'],
  ['José', 'Jose'],
])('%s and %s differ', (one, other) => {
  expect(displayNameKey(one)).not.toBe(displayNameKey(other));
});
