// SPDX-License-Identifier: AGPL-3.0-or-later
import { linkGuest } from '@kga/contracts/accounts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { readGuestId } from './guest-id.ts';
import { linkGuestToAccount } from './guest-registration.ts';

const guestId = `guest_${'0a'.repeat(8)}1700000000000`;
const ownStory = '/api/stories/1/own';

beforeEach(() => {
  const stored = new Map([['guestId', guestId]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A client with one observed and one inactive query, both loaded before the guest is linked. */
async function clientWith() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const answers: string[] = [];
  const shown = new QueryObserver(client, {
    queryKey: [ownStory, 'owner'],
    queryFn: () => {
      answers.push(readGuestId() === null ? 'linked' : 'not yet');
      return answers.at(-1);
    },
  });
  const leave = shown.subscribe(() => undefined);
  await client.fetchQuery({ queryKey: [ownStory, 'owner'] });
  client.setQueryData(['/api/forum/posts/1/replies/own', 'owner'], []);
  client.setQueryData(['/api/news'], []);
  return { client, shown, leave };
}

test('content is refetched once the guest is linked to the account', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: unknown) => {
    sent.push(url);
    return Response.json({ linked: true });
  });
  const { client, shown, leave } = await clientWith();
  expect(shown.getCurrentResult().data).toBe('not yet');
  await linkGuestToAccount(client);
  expect(sent).toEqual([linkGuest.url]);
  expect(readGuestId()).toBeNull();
  expect(shown.getCurrentResult().data).toBe('linked');
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [path] }) => path),
  ).toEqual([ownStory, '/api/news']);
  leave();
});

test('a failed link changes nothing and is retried later', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection');
  });
  const { client, shown, leave } = await clientWith();
  await linkGuestToAccount(client);
  expect(readGuestId()).toBe(guestId);
  expect(shown.getCurrentResult().data).toBe('not yet');
  leave();
});
