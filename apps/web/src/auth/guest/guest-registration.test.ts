import { linkGuest } from '@kga/contracts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { readGuestId } from './guest-id.ts';
import { linkGuestToAccount } from './guest-registration.ts';

const guestId = `guest_${'0a'.repeat(8)}1700000000000`;
const ownStory = '/api/stories/1/own';

beforeEach(() => {
  const kept = new Map([['guestId', guestId]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A client with an answer on the screen and one that is not, each from before the link. */
async function clientWith() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const answers: string[] = [];
  const shown = new QueryObserver(client, {
    queryKey: [ownStory, 'somebody'],
    queryFn: () => {
      answers.push(readGuestId() === null ? 'linked' : 'not yet');
      return answers.at(-1);
    },
  });
  const leave = shown.subscribe(() => undefined);
  await client.fetchQuery({ queryKey: [ownStory, 'somebody'] });
  client.setQueryData(['/api/forum/posts/1/replies/own', 'somebody'], []);
  client.setQueryData(['/api/news'], []);
  return { client, shown, leave };
}

test('what a guest wrote is asked for anew once it is the account’s', async () => {
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

test('a link that fails changes nothing, and is tried again', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection');
  });
  const { client, shown, leave } = await clientWith();
  await linkGuestToAccount(client);
  expect(readGuestId()).toBe(guestId);
  expect(shown.getCurrentResult().data).toBe('not yet');
  leave();
});
