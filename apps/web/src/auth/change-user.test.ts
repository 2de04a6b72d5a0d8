import type { User } from '@kga/contracts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { changeUser, refetchUser } from './change-user.ts';
import { userQuery } from './user.ts';

const user: User = {
  id: '5f1c8d2e-0b7a-4c1e-9f55-0d7d5f1f2a11',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: '',
  profileImageUrl: null,
  role: 'member',
  emailVerified: true,
  suspended: null,
};

test('an answer from before a sign-in does not undo it', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = userQuery();
  client.setQueryData(queryKey, null);
  const refetched = refetchUser(client);
  changeUser(client, user);
  answer.resolve(new Response('', { status: 401 }));
  await refetched;
  expect(client.getQueryData(queryKey)).toEqual(user);
  vi.unstubAllGlobals();
});
