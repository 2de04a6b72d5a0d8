// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { isLargeProvider, suggestAddress } from './mail-providers.ts';

test.each(['gmail.com', 'yahoo.co.uk', 'hotmail.fr', 't-online.de', 'docomo.ne.jp', 'mail.ru'])(
  '%s is a large provider',
  (domain) => expect(isLargeProvider(domain)).toBe(true),
);

test.each(['ziggo.xyz', 'web.top', 'wp.icu', 'free.fun', 'live.io', 'web.io', 'gmail.com.example'])(
  '%s, which anyone can buy, is not',
  (domain) => expect(isLargeProvider(domain)).toBe(false),
);

test.each([
  ['Ada@gmial.com', 'Ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@Hotmial.fr', 'ada@hotmail.fr'],
  ['ada@yahooo.co.jp', 'ada@yahoo.co.jp'],
  ['ada@t-onlin.de', 'ada@t-online.de'],
])('%s was probably meant to be %s', (typed, meant) => expect(suggestAddress(typed)).toBe(meant));

test.each([
  'ada@gmail.com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@orange.hr',
  'ada@op.pl',
  'ada@vp.pl',
  'ada@email.com',
  'ada@bol.com',
  'ada@example.org',
  'ada@gmail.example',
  'ada',
  '@gmial.com',
])('nothing else is suggested for %s', (typed) => expect(suggestAddress(typed)).toBeUndefined());
