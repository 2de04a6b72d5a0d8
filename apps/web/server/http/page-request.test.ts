// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { hasSession, readPageRequest as readRequest } from './page-request.ts';

const readPageRequest = (url: string, cookies: string | undefined) =>
  readRequest(url, cookies, (path) => (path === '/login' ? ['mode'] : []));

test.each([
  ['/', undefined, 'en'],
  ['/', 'preferred-language=ko', 'ko'],
  ['/', 'a=b; preferred-language=zh-CN; c=d', 'zh-CN'],
  ['/', 'not-preferred-language=de', 'en'],
  ['/', 'preferred-language=nl', 'en'],
  ['/?lang=de', 'preferred-language=ko', 'de'],
  ['/?lang=zh-cn', undefined, 'zh-CN'],
  ['/?lang=zh', undefined, 'zh-CN'],
  ['/?lang=en-GB', 'preferred-language=ko', 'en'],
  ['/?lang=nl', 'preferred-language=ko', 'ko'],
])('%s with the cookie %s speaks %s', (url, cookies, language) => {
  expect(readPageRequest(url, cookies).language).toBe(language);
});

test('an address of its own for a language is a page of its own', () => {
  const cookie = readPageRequest('/petition', 'preferred-language=de');
  const address = readPageRequest('/petition?lang=de', undefined);
  expect(cookie).toMatchObject({ url: '/petition', cacheable: true });
  expect(address).toMatchObject({ url: '/petition?lang=de', cacheable: true });
  expect(address.key).not.toBe(cookie.key);
});

test('a parameter that the page does not read makes no difference', () => {
  const plain = readPageRequest('/news/1', undefined);
  expect(readPageRequest('/news/1?fbclid=x&mode=y&lang=nl', undefined)).toEqual(plain);
});

test('a parameter that the page reads is rendered for the request alone and not cached', () => {
  const request = readPageRequest('/login?x=1&mode=register&lang=fr&y', undefined);
  expect(request).toMatchObject({ url: '/login?mode=register&lang=fr', cacheable: false });
});

test.each([
  [undefined, false],
  ['kga_session=abc', true],
  ['__Host-kga_session=abc', true],
  ['a=b; kga_session=abc', true],
  ['kga_session=', false],
  ['old_kga_session=abc', false],
])('the cookies %s mean a session: %s', (cookies, session) => {
  expect(hasSession(cookies)).toBe(session);
});
