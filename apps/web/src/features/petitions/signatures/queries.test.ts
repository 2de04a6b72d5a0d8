// SPDX-License-Identifier: AGPL-3.0-or-later
import { headIntervalMinutes } from '@kga/contracts/petitions';
import { QueryClient, QueryObserver, environmentManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { receiptStateQuery } from './queries.ts';

const minute = 60_000;
const receipt = 'a-receipt-of-a-signature';

const unknownLeaf = {
  state: 'unknown',
  position: null,
  waitingMinutes: null,
  headIntervalMinutes: 7,
};

/** Observes the state of a receipt that was shown some minutes ago, on a server that gives an answer. */
function observe(answer: () => Response, minutesAgo = 0) {
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(answer()));
  vi.stubGlobal('fetch', fetched);
  const shownAt = Date.now() - minutesAgo * minute;
  const observer = new QueryObserver(new QueryClient(), receiptStateQuery('nz', receipt, shownAt));
  onTestFinished(observer.subscribe(() => undefined));
  const settled = () =>
    vi.waitFor(() => {
      const { isFetching, isPending, data, error } = observer.getCurrentResult();
      expect([isFetching, isPending]).toEqual([false, false]);
      return { data, error };
    });
  return { fetched, settled };
}

beforeEach(() => {
  // Digests of the browser need real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // Queries are asked again at intervals in a browser only.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  environmentManager.setIsServer(() => true);
});

test('the state of a receipt is asked again after a first request that failed', async () => {
  const { fetched, settled } = observe(() => new Response('{}', { status: 503 }));
  expect((await settled()).error).not.toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(headIntervalMinutes * minute);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
});

test.each([
  [20, false],
  [22, true],
])(
  'a receipt that counts, shown %i minutes ago and unknown to the log: overdue %s',
  async (minutesAgo, isOverdue) => {
    const { settled } = observe(() => Response.json(unknownLeaf), minutesAgo);
    expect((await settled()).data).toEqual({ isPending: true, isOverdue, minutes: 7 });
  },
);

test('the state of a receipt in the log is not asked again', async () => {
  const { fetched, settled } = observe(() =>
    Response.json({ ...unknownLeaf, state: 'appended', position: 3 }),
  );
  expect((await settled()).data).toEqual({ isPending: false, isOverdue: false, minutes: 7 });
  expect(fetched).toHaveBeenCalledTimes(1);
  // Without an interval there is no timer.
  expect(vi.getTimerCount()).toBe(0);
});
