// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { networksOfIp } from './network.ts';

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:2345::1', ['2001:db8:1:2345', '2001:db8:1:23/56', '2001:db8:1/48']],
  ['2001:db8:1:5::', ['2001:db8:1:5', '2001:db8:1:00/56', '2001:db8:1/48']],
  ['::1', ['0:0:0:0', '0:0:0:00/56', '0:0:0/48']],
])('%s is counted in %j', (address, networks) => {
  expect(networksOfIp(address)).toEqual(networks);
});
