// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { email } from './person-fields.ts';

const local64 = 'a'.repeat(64);
const label63 = 'b'.repeat(63);

test.each([
  'ada@example.org',
  'Ada.Lovelace+games@mail.example.co.uk',
  "o'neill@example.ie",
  `${local64}@example.org`,
  `ada@${label63}.org`,
  'ada@xn--mnchen-3ya.de',
  'ada@example.xn--p1ai',
  'ada@a-b.example.org',
  'jane/doe@example.org',
  'a&b@example.org',
  'x#y@example.org',
  'user=1@example.org',
  'a!b@example.org',
  '~x@example.org',
  "!#$%&'*+-/=?^_`{|}~@example.org",
  'josé@example.org',
  'δοκιμή@example.org',
  'संपर्क@example.org',
  '李明@example.org',
  `${'é'.repeat(32)}@example.org`,
])('%s is an address', (address) => {
  expect(email.parse(address)).toBe(address);
});

test.each([
  ['ada@münchen.de', 'ada@xn--mnchen-3ya.de'],
  ['ada@MÜNCHEN.DE', 'ada@xn--mnchen-3ya.de'],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'],
  ['jose\u0301@例え.テスト', 'josé@xn--r8jz45g.xn--zckzah'],
])('%s is stored as %s', (address, ascii) => {
  expect(email.parse(address)).toBe(ascii);
});

test.each([
  'ada@-example.org',
  'ada@example-.org',
  'ada@mail.example-.org',
  `ada@${label63}b.org`,
  `a${local64}@example.org`,
  'ada@example',
  'ada@example.1',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  '.ada@example.org',
  'a..da@example.org',
  'ada.@example.org',
  'ada@exa mple.org',
  'ada@@example.org',
  'ada@ü-.de',
  'ada@münchen.de/path',
  'ada@ex%61mple.ü',
  `${'é'.repeat(33)}@example.org`,
  `ada@${`${label63}.`.repeat(4)}org`,
  '"ada lovelace"@example.org',
  'ada lovelace@example.org',
  'ada,bob@example.org',
  'Ada<ada@example.org',
  'ada\n@example.org',
  'a\u202Eda@example.org',
  'a\u200Bda@example.org',
  'a\u3164@example.org',
  'a“b@example.org',
  '',
])('%s is no address', (address) => {
  expect(email.safeParse(address).success).toBe(false);
});

test.each(['v\u0130ctim@example.org', 'o\uFB03ce@example.org', '\uFF41da@example.org'])(
  '%j is refused, because stores take it for another address in ASCII',
  (address) => expect(email.safeParse(address).success).toBe(false),
);
