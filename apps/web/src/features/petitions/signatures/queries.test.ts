// SPDX-License-Identifier: AGPL-3.0-or-later
import { headIntervalMinutes } from '@kga/contracts/petitions';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { receiptStateQuery } from './queries.ts';

const minute = 60_000;
const receipt = 'a-receipt-of-a-signature';

const unknownLeaf = {
  state: 'unknown',
  position: null,
  waitingMinutes: null,
  headIntervalMinutes: 7,
};

/** Observes the state of a receipt that was shown now, on a server that gives an answer. */
function observe(answer: () => Response) {
  const fetched = vi.fn(() => Promise.resolve(answer()));
  vi.stubGlobal('fetch', fetched);
  const client = new QueryClient();
  const observer = new QueryObserver(client, receiptStateQuery('nz', receipt, Date.now()));
  return { fetched, observer, end: observer.subscribe(() => undefined) };
}

beforeEach(() => {
  vi.useFakeTimers();
  // Queries are asked again at intervals in a browser only.
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the state of a receipt is asked again after a first request that failed', async () => {
  const { fetched, end } = observe(() => new Response('{}', { status: 503 }));
  await vi.advanceTimersByTimeAsync(minute);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(headIntervalMinutes * minute);
  expect(fetched).toHaveBeenCalledTimes(2);
  end();
});

test('a receipt that counts and that the log does not know is overdue by the time of the page', async () => {
  const { observer, end } = observe(() => Response.json(unknownLeaf));
  await vi.advanceTimersByTimeAsync(minute);
  expect(observer.getCurrentResult().data).toMatchObject({ isPending: true, isOverdue: false });
  await vi.advanceTimersByTimeAsync(28 * minute);
  expect(observer.getCurrentResult().data).toMatchObject({ isPending: true, isOverdue: true });
  end();
});

test('the state of a receipt in the log is not asked again', async () => {
  const { fetched, observer, end } = observe(() =>
    Response.json({ ...unknownLeaf, state: 'appended', position: 3 }),
  );
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(observer.getCurrentResult().data).toMatchObject({ isPending: false, isOverdue: false });
  expect(fetched).toHaveBeenCalledTimes(1);
  end();
});
