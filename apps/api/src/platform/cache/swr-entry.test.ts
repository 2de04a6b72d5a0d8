// SPDX-License-Identifier: AGPL-3.0-or-later
import { afterEach, expect, test, vi } from 'vitest';

import { type ResponseBody, notFound, textBody } from './response-body.ts';
import { type SwrEntry, createSwrEntry } from './swr-entry.ts';

/** An entry with loads and a clock that the test controls. */
function setUp() {
  const loads: PromiseWithResolvers<ResponseBody>[] = [];
  const clock = { ms: 0 };
  const changes: string[] = [];
  const entry = createSwrEntry({
    load: () => {
      const load = Promise.withResolvers<ResponseBody>();
      loads.push(load);
      return load.promise;
    },
    now: () => clock.ms,
    onChange: (loaded) => loaded !== notFound && changes.push(loaded.source.text),
  });
  const answer = (text: string) =>
    loads.at(-1)?.resolve(textBody('application/json', text, { cacheControl: 'public' }));
  const fail = () => loads.at(-1)?.reject(new Error('down'));
  return { entry, loads, clock, changes, answer, fail };
}

afterEach(() => {
  vi.useRealTimers();
});

const textOf = async (entry: SwrEntry) => (await entry.get()).source.text;

test('loads once for all requests that wait for the first response', async () => {
  const { entry, loads, answer } = setUp();
  const asked = Array.from({ length: 500 }, () => textOf(entry));
  answer('one');
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['one']));
  expect(loads).toHaveLength(1);
});

test('responds synchronously and does not load again while fresh', async () => {
  const { entry, loads, clock, answer } = setUp();
  const first = textOf(entry);
  answer('one');
  await first;
  clock.ms = 4_999;
  expect(entry.get()).not.toBeInstanceOf(Promise);
  expect(loads).toHaveLength(1);
});

test('makes all requests wait for one load where the response is stale', async () => {
  const { entry, loads, clock, changes, answer } = setUp();
  const first = textOf(entry);
  answer('one');
  await first;
  clock.ms = 5_000;
  const next = Array.from({ length: 500 }, () => textOf(entry));
  expect(loads).toHaveLength(2);
  answer('two');
  expect(new Set(await Promise.all(next))).toEqual(new Set(['two']));
  expect(changes).toEqual(['one', 'two']);
});

test('renewal keeps requests from waiting', async () => {
  const { entry, loads, clock, answer } = setUp();
  const first = textOf(entry);
  answer('0');
  await first;
  for (const round of [1, 2, 3]) {
    clock.ms = round * 4_000;
    expect(entry.get()).not.toBeInstanceOf(Promise);
    entry.renew();
    answer(String(round));
    await expect.poll(() => textOf(entry)).toBe(String(round));
    clock.ms += 3_999;
    expect(entry.get()).not.toBeInstanceOf(Promise);
  }
  expect(loads).toHaveLength(4);
});

test('stops renewing what is no longer requested', async () => {
  const { entry, loads, answer } = setUp();
  entry.renew();
  expect(loads).toHaveLength(0);
  const first = textOf(entry);
  answer('one');
  await first;
  for (let round = 0; round < 10; round += 1) {
    entry.renew();
    answer('one');
    await entry.refresh();
  }
  expect(loads.length).toBeGreaterThan(2);
  const before = loads.length;
  entry.renew();
  await entry.refresh();
  expect(loads).toHaveLength(before);
});

test('waits briefly, once, for a load that hangs and starts no other', async () => {
  vi.useFakeTimers();
  const { entry, loads, clock, answer } = setUp();
  const first = textOf(entry);
  answer('one');
  await first;
  clock.ms = 60_000;
  const next = textOf(entry);
  await vi.advanceTimersByTimeAsync(500);
  expect(await next).toBe('one');
  expect(entry.get()).not.toBeInstanceOf(Promise);
  clock.ms = 120_000;
  expect(entry.get()).not.toBeInstanceOf(Promise);
  entry.renew();
  await entry.refresh({ eager: true });
  expect(loads).toHaveLength(2);
  vi.useRealTimers();
  answer('two');
  // A change arrived while it hung, so its result does not count as fresh.
  await expect.poll(() => loads.length).toBe(2);
});

test('fails requests for a first response that hangs, and starts no other load', async () => {
  vi.useFakeTimers();
  const { entry, loads, answer } = setUp();
  const first = textOf(entry).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await first).toBe('failed');
  await expect(textOf(entry)).rejects.toMatchObject({ code: 'dependency_unavailable' });
  expect(loads).toHaveLength(1);
  answer('late');
  vi.useRealTimers();
  await expect.poll(() => textOf(entry).catch(() => 'failed')).toBe('late');
  expect(loads).toHaveLength(1);
});

test('keeps the encoded response where nothing changed', async () => {
  const { entry, clock, changes, answer } = setUp();
  const first = entry.get();
  answer('one');
  const held = await first;
  clock.ms = 60_000;
  const next = entry.get();
  answer('one');
  expect(await next).toBe(held);
  expect(changes).toEqual(['one']);
});

test('fails without any response, and recovers', async () => {
  const { entry, answer, fail } = setUp();
  const first = textOf(entry);
  fail();
  await expect(first).rejects.toThrow('down');
  const next = textOf(entry);
  answer('one');
  expect(await next).toBe('one');
});

test('sends the old response after a failure and loads again a second later', async () => {
  const { entry, loads, clock, answer, fail } = setUp();
  const first = textOf(entry);
  answer('one');
  await first;
  clock.ms = 60_000;
  const next = textOf(entry);
  fail();
  expect(await next).toBe('one');
  expect(entry.get()).not.toBeInstanceOf(Promise);
  expect(loads).toHaveLength(2);
  clock.ms = 61_000;
  expect(entry.get()).not.toBeInstanceOf(Promise);
  expect(loads).toHaveLength(3);
  answer('two');
  await expect.poll(() => textOf(entry)).toBe('two');
});

test('loads once more after a change during a load', async () => {
  const { entry, loads, answer } = setUp();
  const first = textOf(entry);
  const changed = entry.refresh({ eager: true });
  answer('before');
  await first;
  await expect.poll(() => loads.length).toBe(2);
  answer('after');
  await changed;
  expect(await textOf(entry)).toBe('after');
});

test('a change does not load what was never requested', async () => {
  const { entry, loads } = setUp();
  await entry.refresh();
  expect(loads).toHaveLength(0);
});
