// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { readRedisUrl } from './redis-address.ts';

test.each([
  ['redis://cache', { kind: 'single', node: { host: 'cache', port: 6_379 }, db: 0, tls: false }],
  [
    'rediss://:a%40b@[::1]:7000/2',
    { kind: 'single', node: { host: '::1', port: 7_000 }, db: 2, tls: true, password: 'a@b' },
  ],
  [
    'redis+sentinel://app:secret@one:26380,two/main/1',
    {
      kind: 'sentinel',
      sentinels: [
        { host: 'one', port: 26_380 },
        { host: 'two', port: 26_379 },
      ],
      master: 'main',
      db: 1,
      tls: false,
      username: 'app',
      password: 'secret',
    },
  ],
  [
    'redis+sentinel://:secret@one/main?sentinelPassword=a%26b',
    {
      kind: 'sentinel',
      sentinels: [{ host: 'one', port: 26_379 }],
      master: 'main',
      db: 0,
      tls: false,
      password: 'secret',
      sentinelPassword: 'a&b',
    },
  ],
  [
    'rediss+cluster://one:7000,two:7001',
    {
      kind: 'cluster',
      nodes: [
        { host: 'one', port: 7_000 },
        { host: 'two', port: 7_001 },
      ],
      db: 0,
      tls: true,
    },
  ],
])('reads %s', (text, address) => {
  expect(readRedisUrl(text)).toEqual(address);
});

test.each([
  'http://cache',
  'redis://one,two',
  'redis://one:99999',
  'redis://one/two',
  'redis+sentinel://one:26379',
  'redis+cluster://one:7000/1',
  'redis+ring://one',
  'redis://one?sentinelPassword=x',
  'redis+sentinel://one/main?password=x',
])('refuses %s', (text) => {
  expect(readRedisUrl(text)).toBeUndefined();
});
