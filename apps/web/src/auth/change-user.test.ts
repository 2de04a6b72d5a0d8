// SPDX-License-Identifier: AGPL-3.0-or-later
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { changeUser, refetchUser } from './change-user.ts';
import { userQuery } from './queries.ts';
import { user } from './testing/fixture.ts';

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
