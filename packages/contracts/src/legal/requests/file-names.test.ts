// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { encodeFileName, fileName } from './file-names.ts';

test.each([
  ['invoice.pdf', 'invoice.pdf'],
  ['領収書 <b> 100%.png', '領収書 <b> 100%.png'],
  ['שלום\u200F.pdf', 'שלום\u200F.pdf'],
  ['a/b\\c\r\n\u202Efdp.exe', 'a_b_c___fdp.exe'],
  [`${'x'.repeat(254)}💾.pdf`, 'x'.repeat(254)],
])('a file %j of a device is uploaded as %j', (name, sent) => {
  expect(fileName.parse(encodeFileName(name))).toBe(sent);
});
