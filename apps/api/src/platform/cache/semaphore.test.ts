import { expect, test } from 'vitest';

import type { AppError } from '../errors.ts';
import { createSemaphore } from './semaphore.ts';

test('lets two in at a time, in order, also after failures', async () => {
  const inTurn = createSemaphore(2);
  const begun: number[] = [];
  const works = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const done = works.map(({ promise }, index) =>
    inTurn(() => {
      begun.push(index);
      return promise;
    }),
  );
  await expect.poll(() => begun).toEqual([0, 1]);
  works[1]?.reject(new Error('down'));
  await expect(done[1]).rejects.toThrow('down');
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const [index, work] of works.entries()) work.resolve(index);
  const settled = await Promise.allSettled(done);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('sends away whoever would wait behind too many', async () => {
  const inTurn = createSemaphore(1, 2);
  const work = Promise.withResolvers<string>();
  const held = [1, 2, 3].map(() => inTurn(() => work.promise));
  await expect(inTurn(() => work.promise)).rejects.toMatchObject({
    code: 'dependency_unavailable',
  } satisfies Partial<AppError>);
  work.resolve('done');
  expect(await Promise.all(held)).toEqual(['done', 'done', 'done']);
  expect(await inTurn(async () => 'again')).toBe('again');
});
