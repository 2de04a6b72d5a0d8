import { afterEach, expect, test, vi } from 'vitest';

import { type SwrEntry, createSwrEntry } from './swr-entry.ts';

/** A read whose source answers when told to, on a clock of its own. */
function setUp() {
  const loads: PromiseWithResolvers<{ text: string; cacheControl: string; headers: {} }>[] = [];
  const clock = { ms: 0 };
  const changes: string[] = [];
  const read = createSwrEntry({
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

afterEach(() => {
  vi.useRealTimers();
});

const textOf = async (read: SwrEntry) => (await read.get()).content.text;

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

test('makes everybody wait for one load where the answer is no longer fresh', async () => {
  const { read, loads, clock, changes, answer } = setUp();
  const first = textOf(read);
  answer('one');
  await first;
  clock.ms = 5_000;
  const next = Array.from({ length: 500 }, () => textOf(read));
  expect(loads).toHaveLength(2);
  answer('two');
  expect(new Set(await Promise.all(next))).toEqual(new Set(['two']));
  expect(changes).toEqual(['one', 'two']);
});

test('keeps answers fresh without a wait where it is renewed while somebody asks', async () => {
  const { read, loads, clock, answer } = setUp();
  const first = textOf(read);
  answer('0');
  await first;
  for (const round of [1, 2, 3]) {
    clock.ms = round * 4_000;
    expect(read.get()).not.toBeInstanceOf(Promise);
    read.renew();
    answer(String(round));
    await expect.poll(() => textOf(read)).toBe(String(round));
    clock.ms += 3_999;
    expect(read.get()).not.toBeInstanceOf(Promise);
  }
  expect(loads).toHaveLength(4);
});

test('stops to renew what nobody asks for any more', async () => {
  const { read, loads, answer } = setUp();
  read.renew();
  expect(loads).toHaveLength(0);
  const first = textOf(read);
  answer('one');
  await first;
  for (let round = 0; round < 10; round += 1) {
    read.renew();
    answer('one');
    await read.refresh();
  }
  expect(loads.length).toBeGreaterThan(2);
  const before = loads.length;
  read.renew();
  await read.refresh();
  expect(loads).toHaveLength(before);
});

test('waits for a load that hangs only briefly, once, and begins no other', async () => {
  vi.useFakeTimers();
  const { read, loads, clock, answer } = setUp();
  const first = textOf(read);
  answer('one');
  await first;
  clock.ms = 60_000;
  const next = textOf(read);
  await vi.advanceTimersByTimeAsync(500);
  expect(await next).toBe('one');
  expect(read.get()).not.toBeInstanceOf(Promise);
  clock.ms = 120_000;
  expect(read.get()).not.toBeInstanceOf(Promise);
  read.renew();
  await read.refresh({ eager: true });
  expect(loads).toHaveLength(2);
  vi.useRealTimers();
  answer('two');
  // A change came while it hung, so that it is not believed to be the newest.
  await expect.poll(() => loads.length).toBe(2);
});

test('fails those who wait for a first answer that hangs, and begins no other load', async () => {
  vi.useFakeTimers();
  const { read, loads, answer } = setUp();
  const first = textOf(read).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await first).toBe('failed');
  await expect(textOf(read)).rejects.toThrow('down');
  expect(loads).toHaveLength(1);
  answer('late');
  vi.useRealTimers();
  await expect.poll(() => textOf(read).catch(() => 'failed')).toBe('late');
  expect(loads).toHaveLength(1);
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
  const changed = read.refresh({ eager: true });
  answer('before');
  await first;
  await expect.poll(() => loads.length).toBe(2);
  answer('after');
  await changed;
  expect(await textOf(read)).toBe('after');
});

test('leaves what nobody ever asked for alone when it changes', async () => {
  const { read, loads } = setUp();
  await read.refresh();
  expect(loads).toHaveLength(0);
});
