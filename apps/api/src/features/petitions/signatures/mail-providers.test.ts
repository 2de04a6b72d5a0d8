// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { isLargeProvider } from './mail-providers.ts';

test.each(['gmail.com', 'yahoo.co.uk', 'hotmail.fr', 't-online.de', 'docomo.ne.jp', 'mail.ru'])(
  '%s is a large provider',
  (domain) => expect(isLargeProvider(domain)).toBe(true),
);

test.each(['ziggo.xyz', 'web.top', 'wp.icu', 'free.fun', 'live.io', 'web.io', 'gmail.com.example'])(
  '%s, which anyone can buy, is not',
  (domain) => expect(isLargeProvider(domain)).toBe(false),
);
