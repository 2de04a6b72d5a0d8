// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { tokenOf } from './mail-page.tsx';

test('reads the token from the fragment', () => {
  const token = 'aZ09_-aZ09_-aZ09_-aZ09';
  expect(tokenOf(`#token=${token}`)).toBe(token);
  expect(tokenOf(`#x=1&token=${token}`)).toBe(token);
});

test.each(['', '#', '#content', '#token=', '#token=short', `#token=${'a'.repeat(200)}`])(
  'no token in %s',
  (hash) => expect(tokenOf(hash)).toBeNull(),
);
