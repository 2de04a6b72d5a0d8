// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { splitAtAddresses } from './web-addresses.ts';

test.each([
  ['no address', [{ text: 'no address' }]],
  ['', []],
  [
    'See https://kga.example/a?b=1&c=2. Thanks!',
    [
      { text: 'See ' },
      { text: 'https://kga.example/a?b=1&c=2', href: 'https://kga.example/a?b=1&c=2' },
      { text: '. Thanks!' },
    ],
  ],
  [
    '詳細はhttps://kga.example/aをご覧ください。',
    [
      { text: '詳細は' },
      { text: 'https://kga.example/a', href: 'https://kga.example/a' },
      { text: 'をご覧ください。' },
    ],
  ],
  ['https://bank.example@evil.example', [{ text: 'https://bank.example@evil.example' }]],
  ['javascript:alert(1) www.evil.example', [{ text: 'javascript:alert(1) www.evil.example' }]],
])('splits %j', (text, parts) => {
  expect(splitAtAddresses(text)).toEqual(parts);
});
