// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import '../app/features.ts';
import { type SignOutSteps, clearPersonal, signOut, signOutOnServer } from './sign-out.ts';

function recorded(changes: Partial<SignOutSteps> = {}) {
  const done: string[] = [];
  const steps: SignOutSteps = {
    storages: [() => void done.push('local storage'), () => void done.push('session storage')],
    clearCache: () => done.push('memory'),
    cookies: {
      read: () => 'preferred-language=de; hint=1;other=a=b; ',
      write: (cookie) => done.push(cookie),
    },
    clearOauthState: async () => done.push('oauth state'),
    signOut: async () => {
      done.push('session');
      return { success: true };
    },
    redirect: (path) => done.push(path),
    ...changes,
  };
  return { done, steps };
}

test('runs every step in order and keeps the language cookie', async () => {
  const { done, steps } = recorded();
  await signOut(steps);
  expect(done).toEqual([
    'local storage',
    'session storage',
    'memory',
    'hint=; Path=/; Max-Age=0; SameSite=Lax',
    'other=; Path=/; Max-Age=0; SameSite=Lax',
    'oauth state',
    'session',
    '/?logout=success',
  ]);
});

test('clears the storage but for preferences and drafts that outlive signing out', () => {
  const kept = {
    theme: 'dark',
    'preferred-language': 'de',
    'language-offered': 'de',
    'search-key': 'off',
    'queue-keys': 'off',
    'draft:letter': '{}',
  };
  const values = new Map(Object.entries({ ...kept, guestId: 'guest_1', 'draft:story': '{}' }));
  clearPersonal({ keys: () => [...values.keys()], removeItem: (key) => values.delete(key) });
  expect(Object.fromEntries(values)).toEqual(kept);
});

test('a failure reported by the server is an error', async () => {
  const { done, steps } = recorded({ signOut: async () => ({ success: false }) });
  await signOut(steps);
  expect(done.at(-1)).toBe('/?logout=error');
});

test('a lost connection counts as success, and no error prevents the redirect', async () => {
  const { done, steps } = recorded({
    storages: [
      () => {
        throw new Error('refused');
      },
      () => Promise.reject(new Error('refused')),
    ],
    clearOauthState: () => Promise.reject(new TypeError('no connection')),
    signOut: () => Promise.reject(new TypeError('no connection')),
  });
  await signOut(steps);
  expect(done.at(-1)).toBe('/?logout=success');
});

test.each([
  ['{"success":true}', 200, true],
  ['{"success":false}', 200, false],
  [problem({ success: false }), 429, false],
  [problem({}), 503, undefined],
  ['Bad Gateway', 502, undefined],
])(
  'the answer %s with status %d says of the end of the session: %s',
  async (body, status, success) => {
    const respond = async () => new Response(body, { status });
    const answer = await signOutOnServer({ fetch: respond }).catch(() => undefined);
    expect(answer?.success).toBe(success);
  },
);

function problem(more: object): string {
  const code = 'rate_limited';
  return JSON.stringify({
    type: 'about:blank',
    title: '',
    status: 0,
    code,
    requestId: '1',
    ...more,
  });
}
