import { expect, test } from 'vitest';

import { type Read, createRead } from './read.ts';

/** A read whose source answers when told to, on a clock of its own. */
function setUp() {
  const loads: PromiseWithResolvers<{ text: string; cacheControl: string; headers: {} }>[] = [];
  const clock = { ms: 0 };
  const changes: string[] = [];
  const read = createRead({
    load: () => {
      const load = Promise.withResolvers<{ text: string; cacheControl: string; headers: {} }>();
      loads.push(load);
      return load.promise;
    },
    now: () => clock.ms,
    onChange: ({ content }) => changes.push(content.text),
  });
  const answer = (text: string) =>
    loads.at(-1)?.resolve({ text, cacheControl: 'public', headers: {} });
  const fail = () => loads.at(-1)?.reject(new Error('down'));
  return { read, loads, clock, changes, answer, fail };
}

const textOf = async (read: Read) => (await read.get()).content.text;

test('loads once for all who wait for the first answer', async () => {
  const { read, loads, answer } = setUp();
  const asked = Array.from({ length: 500 }, () => textOf(read));
  answer('one');
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['one']));
  expect(loads).toHaveLength(1);
});

test('answers at once and does not load again while fresh', async () => {
  const { read, loads, clock, answer } = setUp();
  const first = textOf(read);
  answer('one');
  await first;
  clock.ms = 4_999;
  expect(read.get()).not.toBeInstanceOf(Promise);
  expect(loads).toHaveLength(1);
});

test('serves the old answer at once while one load makes the new one', async () => {
  const { read, loads, clock, changes, answer } = setUp();
  const first = textOf(read);
  answer('one');
  await first;
  clock.ms = 5_000;
  expect(read.get()).not.toBeInstanceOf(Promise);
  expect(read.get()).not.toBeInstanceOf(Promise);
  expect(loads).toHaveLength(2);
  answer('two');
  await expect.poll(() => textOf(read)).toBe('two');
  expect(changes).toEqual(['one', 'two']);
});

test('waits for the new answer where the old one has been held for long', async () => {
  const { read, clock, answer } = setUp();
  const first = textOf(read);
  answer('one');
  await first;
  clock.ms = 60_000;
  const next = textOf(read);
  answer('two');
  expect(await next).toBe('two');
});

test('keeps the answer itself where nothing changed', async () => {
  const { read, clock, changes, answer } = setUp();
  const first = read.get();
  answer('one');
  const held = await first;
  clock.ms = 60_000;
  const next = read.get();
  answer('one');
  expect(await next).toBe(held);
  expect(changes).toEqual(['one']);
});

test('fails without any answer, and recovers', async () => {
  const { read, answer, fail } = setUp();
  const first = textOf(read);
  fail();
  await expect(first).rejects.toThrow('down');
  const next = textOf(read);
  answer('one');
  expect(await next).toBe('one');
});

test('goes on with the old answer after a failure and asks again a second later', async () => {
  const { read, loads, clock, answer, fail } = setUp();
  const first = textOf(read);
  answer('one');
  await first;
  clock.ms = 60_000;
  const next = textOf(read);
  fail();
  expect(await next).toBe('one');
  expect(read.get()).not.toBeInstanceOf(Promise);
  expect(loads).toHaveLength(2);
  clock.ms = 61_000;
  expect(read.get()).not.toBeInstanceOf(Promise);
  expect(loads).toHaveLength(3);
  answer('two');
  await expect.poll(() => textOf(read)).toBe('two');
});

test('loads once more where a change comes while it loads', async () => {
  const { read, loads, answer } = setUp();
  const first = textOf(read);
  const changed = read.changed({ eager: true });
  answer('before');
  await first;
  await expect.poll(() => loads.length).toBe(2);
  answer('after');
  await changed;
  expect(await textOf(read)).toBe('after');
});

test('leaves what nobody asks for alone when it changes', async () => {
  const { read, loads, answer } = setUp();
  await read.changed();
  expect(loads).toHaveLength(0);
  const first = textOf(read);
  answer('one');
  await first;
  await read.changed();
  expect(loads).toHaveLength(1);
});
