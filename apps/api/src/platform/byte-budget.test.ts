// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { createByteBudget } from './byte-budget.ts';

const budgetOf = (change = {}) =>
  createByteBudget({
    max: 10,
    networkMax: 6,
    waitingMax: 3,
    networkWaitingMax: 2,
    waitMs: 60_000,
    ...change,
  });

/** Notes the names of requests in the order in which they are admitted. */
function admissions(take: ReturnType<typeof createByteBudget>) {
  const names: string[] = [];
  const releases = new Map<string, () => void>();
  return {
    names,
    ask: async (name: string, bytes: number, address: string) => {
      releases.set(name, await take(bytes, address));
      names.push(name);
    },
    release: (name: string) => releases.get(name)?.(),
  };
}

test('what does not fit waits in order, and a large one is not overtaken by small ones', async () => {
  const { names, ask, release } = admissions(budgetOf());
  await ask('a', 6, '10.0.0.1');
  await ask('b', 3, '10.0.0.2');
  const large = ask('large', 5, '10.0.0.3');
  const small = ask('small', 1, '10.0.0.4');
  release('b');
  release('b');
  await expect.poll(() => names).toEqual(['a', 'b']);
  release('a');
  await Promise.all([large, small]);
  expect(names).toEqual(['a', 'b', 'large', 'small']);
});

test('a network has a part alone, and others go past what waits for it', async () => {
  const { names, ask, release } = admissions(budgetOf());
  await ask('one', 5, '2001:db8:1::1');
  const same = ask('same site', 5, '2001:db8:1:ffff::1');
  await ask('other site', 5, '2001:db8:2::1');
  release('one');
  await same;
  expect(names).toEqual(['one', 'other site', 'same site']);
});

test('a request larger than the part of a network has the whole part', async () => {
  const { ask, names } = admissions(budgetOf());
  await ask('huge', 100, '10.0.0.1');
  const next = ask('next', 1, '10.0.0.1');
  await ask('other', 4, '10.0.0.2');
  expect(names).toEqual(['huge', 'other']);
  void next;
});

test('more than may wait, and what waited too long, is refused', async () => {
  const { ask, names, release } = admissions(budgetOf({ waitMs: 20 }));
  await ask('a', 6, '10.0.0.1');
  await ask('b', 2, '10.0.0.2');
  const refused = [
    ask('late', 5, '10.0.0.3'),
    ask('same network', 1, '10.0.0.1'),
    ask('last', 5, '10.0.0.4'),
    ask('too many', 5, '10.0.0.5'),
  ];
  expect(await Promise.allSettled(refused)).toEqual(
    refused.map(() => ({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'overloaded' }),
    })),
  );
  expect(names).toEqual(['a', 'b']);
  release('a');
  await ask('c', 6, '10.0.0.1');
});

test('a network in which many wait is refused more, and others are admitted', async () => {
  const { ask, names } = admissions(budgetOf({ waitingMax: 2 }));
  await ask('a', 6, '10.0.0.1');
  const waiting = [ask('b', 6, '10.0.0.1'), ask('c', 6, '10.0.0.1')];
  await expect(ask('d', 6, '10.0.0.1')).rejects.toMatchObject({ code: 'overloaded' });
  await ask('other', 4, '10.0.0.2');
  expect(names).toEqual(['a', 'other']);
  expect(waiting).toHaveLength(2);
});

test('a caller who goes while it waits gives up its place', async () => {
  const memory = budgetOf();
  const release = await memory(6, '10.0.0.1');
  const gone = new AbortController();
  const waiting = memory(6, '10.0.0.1', gone.signal);
  gone.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'overloaded' });
  await expect(memory(1, '10.0.0.1', gone.signal)).rejects.toMatchObject({ code: 'overloaded' });
  release();
  await expect(memory(6, '10.0.0.1')).resolves.toBeTypeOf('function');
});
