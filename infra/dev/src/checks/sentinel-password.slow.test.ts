// SPDX-License-Identifier: AGPL-3.0-or-later
import { openRedis } from '@kga/server';
import { expect, onTestFinished, test } from 'vitest';

import { startSentinel } from '../testing/redis-fleets.ts';

/** What a client gets that has this query in its address, from Sentinels that ask for a password or not. */
async function answer(asksFor: string | undefined, query: string): Promise<string> {
  const fleet = await startSentinel(asksFor);
  onTestFinished(() => fleet.stop());
  const redis = openRedis(fleet.url.replace(/\?.*$/, query), {
    maxRetriesPerRequest: 0,
    retryStrategy: () => 50,
  });
  const failed = new Promise<string>((resolve) => {
    redis.on('error', (error: Error) => resolve(error.message));
  });
  try {
    return await Promise.race([failed, redis.ping()]);
  } catch {
    return await failed;
  } finally {
    redis.disconnect();
  }
}

// The order of steps in docs/operations/kubernetes.md depends on these.
test('a client that has the password of Sentinels works before they ask for it, one without it not after', async () => {
  const [before, after, refused] = await Promise.all([
    answer(undefined, '?sentinelPassword=secret'),
    answer('secret', '?sentinelPassword=secret'),
    answer('secret', ''),
  ]);
  expect([before, after]).toEqual(['PONG', 'PONG']);
  expect(refused).toMatch(/NOAUTH|All sentinels are unreachable/);
});
