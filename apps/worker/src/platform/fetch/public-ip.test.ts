// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { isPublicIp } from './check-target.ts';

test.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:80e::200e'])(
  '%s is public',
  (address) => expect(isPublicIp(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b::5db8:d822',
  '64:ff9b:1::7f00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:5db8:d822::',
  '3fff::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'example.org',
  '',
])('%s is not', (address) => expect(isPublicIp(address)).toBe(false));

test('a mapped address is treated as the IPv4 address', () => {
  expect(isPublicIp('::ffff:93.184.216.34')).toBe(true);
});
