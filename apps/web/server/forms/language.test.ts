// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { startWeb } from '../testing.ts';

const own = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://kga.test' };

const choose = async (fields: Record<string, string>, environment = {}, headers = own) => {
  const { get } = await startWeb({ environment });
  const body = new URLSearchParams(fields).toString();
  return get('/language', { method: 'POST', headers, body });
};

test('a chosen language is stored, and the page of the choice follows', async () => {
  const answer = await choose({ language: 'de', to: '/news?lang=fr&q=x' });
  expect([answer.status, answer.headers.location]).toEqual([303, '/news?q=x']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['set-cookie']).toEqual([
    'preferred-language=de; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
});

test('where a shared cache makes cookies no difference, the address names the language', async () => {
  const environment = { SHARED_CACHE: 'on', PUBLIC_ORIGIN: 'https://kga.test' };
  const headers = { ...own, origin: 'https://kga.test' };
  const answer = await choose({ language: 'ko', to: '/news' }, environment, headers);
  expect(answer.headers.location).toBe('/news?lang=ko');
  expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/; Secure$/)]);
});

test.each([
  [{ language: 'nl', to: '/news' }, own, 400],
  [{ language: 'de', to: '//evil.example' }, own, 400],
  [{ language: 'de', to: 'https://evil.example' }, own, 400],
  [{ language: 'de', to: '/' }, { ...own, origin: 'https://evil.example' }, 403],
])('%o is refused', async (fields, headers, status) => {
  const answer = await choose(fields, {}, headers);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([status, undefined]);
});
