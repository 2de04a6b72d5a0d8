// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { createDerivedKeys } from './derived-keys.ts';

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];

test('keys differ by purpose and from the secret', () => {
  const keys = createDerivedKeys([first]);
  expect(keys.all('session')).not.toEqual(keys.all('cookies'));
  expect(keys.hash('code', 'text')).not.toEqual(keys.hash('fingerprint', 'text'));
  expect(keys.all('session')[0]).not.toContain(first);
});

test('the first secret signs, and hashes of older ones still compare', () => {
  const before = createDerivedKeys([first]).hash('code', '123456');
  const rotated = createDerivedKeys([second, first]);
  expect(rotated.hash('code', '123456')).not.toEqual(before);
  expect(rotated.hashes('code', '123456')).toContainEqual(before);
  expect(createDerivedKeys([second]).hashes('code', '123456')).not.toContainEqual(before);
});
