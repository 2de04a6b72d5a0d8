import { expect, test } from 'vitest';

import { rememberAddresses } from './addresses.ts';
import { createAnswer } from './answer.ts';

const answer = await createAnswer({ text: '[]', cacheControl: 'no-store', headers: {} });

function addressesOf(names: string[]) {
  return rememberAddresses({ kept: (name) => (names.includes(name) ? answer : undefined) });
}

test('an address leads to its answer once it was understood, as long as that is kept', () => {
  const names = ['first'];
  const addresses = addressesOf(names);
  expect(addresses.kept('/list?limit=3')).toBeUndefined();
  addresses.remember('/list?limit=3', 'first');
  expect(addresses.kept('/list?limit=3')).toBe(answer);
  expect(addresses.kept('/list?limit=4')).toBeUndefined();
  names.pop();
  expect(addresses.kept('/list?limit=3')).toBeUndefined();
});

test('made-up addresses take no more than their room', () => {
  const addresses = addressesOf(['first']);
  addresses.remember(`/list?${'x'.repeat(400)}`, 'first');
  expect(addresses.kept(`/list?${'x'.repeat(400)}`)).toBeUndefined();
  for (let number = 0; number < 1_000; number += 1) addresses.remember(`/${number}`, 'first');
  const found = Array.from({ length: 1_000 }, (_, number) => addresses.kept(`/${number}`));
  expect(found.filter(Boolean)).toHaveLength(300);
  expect(found.at(-1)).toBe(answer);
});
