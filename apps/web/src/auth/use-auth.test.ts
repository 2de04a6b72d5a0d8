// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { user } from './testing/fixture.ts';
import { authStateOf, mayBeAuthor } from './use-auth.ts';

test('the status is loading until the query has settled', () => {
  expect(authStateOf({ error: null }, 'guest_1')).toMatchObject({ status: 'loading', guest: null });
});

test('a signed-in user is authenticated and not a guest', () => {
  expect(authStateOf({ data: user, error: null }, 'guest_1')).toMatchObject({
    status: 'authenticated',
    user,
    guest: null,
  });
});

test('without a user, a guest id decides between guest and anonymous', () => {
  expect(authStateOf({ data: null, error: null }, 'guest_1')).toMatchObject({
    status: 'guest',
    guest: { id: 'guest_1' },
  });
  expect(authStateOf({ data: null, error: null }, null).status).toBe('anonymous');
});

test('an error means signed out and is reported', () => {
  const error = new Error('HTTP 503: Service Unavailable');
  for (const data of [undefined, null, user]) {
    expect(authStateOf({ data, error }, null)).toEqual({
      status: 'anonymous',
      user: null,
      guest: null,
      error: 'HTTP 503: Service Unavailable',
    });
  }
});

test('an author is recognised by the public part of the id, unless the account is gone', () => {
  const visitor = '0193f5a0-0000-7000-8000-000000000001';
  expect(mayBeAuthor({ userId: '0193f5a0' }, visitor)).toBe(true);
  expect(mayBeAuthor({ userId: '0193f5a1' }, visitor)).toBe(false);
  expect(mayBeAuthor({ userId: null }, visitor)).toBe(false);
});
