// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { placeAtRest } from './at-rest.ts';

const isSame = (place: number, before: number) => place === before;
const pause = () => Promise.resolve();

test('an element is at rest where two readings are alike', async () => {
  const places = [1, 2, 3, 3, 4];
  expect(await placeAtRest(async () => places.shift() ?? 0, isSame, pause)).toBe(3);
  expect(places).toEqual([4]);
});

test('an element that goes on moving is given up after fifty readings', async () => {
  let readings = 0;
  const read = async () => (readings += 1);
  await expect(placeAtRest(read, isSame, pause)).rejects.toThrow('does not come to rest');
  expect(readings).toBe(50);
});
