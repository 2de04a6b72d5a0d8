import { expect, test } from 'vitest';

import { createSemaphore, TooBusyError } from './semaphore.ts';

const never = new AbortController().signal;

test('runs so many at a time, the others in order', async () => {
  const inSlot = createSemaphore(2, 10);
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const started: number[] = [];
  const runs = gates.map((gate, index) =>
    inSlot(() => {
      started.push(index);
      return gate.promise;
    }, never),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve();
  await runs[1];
  gates[0]?.resolve();
  await runs[0];
  gates.forEach((gate) => gate.resolve());
  await Promise.all(runs);
  expect(started).toEqual([0, 1, 2, 3]);
});

test('refuses at once what would wait in too long a queue', async () => {
  const inSlot = createSemaphore(1, 0);
  const gate = Promise.withResolvers<void>();
  const first = inSlot(() => gate.promise, never);
  await expect(inSlot(() => Promise.resolve(), never)).rejects.toThrow(TooBusyError);
  gate.resolve();
  await first;
});

test('gives up waiting and working when its signal says so, and the slot is free again', async () => {
  const inSlot = createSemaphore(1, 10);
  const stop = new AbortController();
  const hanging = inSlot(() => new Promise(() => {}), stop.signal);
  const waiting = inSlot(() => Promise.resolve(), stop.signal);
  const later = inSlot(() => Promise.resolve('done'), never);
  stop.abort(new Error('enough'));
  await expect(hanging).rejects.toThrow('enough');
  await expect(waiting).rejects.toThrow('enough');
  await expect(later).resolves.toBe('done');
});

test('a work that fails frees its slot', async () => {
  const inSlot = createSemaphore(1, 10);
  await expect(inSlot(() => Promise.reject(new Error('broken')), never)).rejects.toThrow('broken');
  await expect(inSlot(() => Promise.resolve('next'), never)).resolves.toBe('next');
});
