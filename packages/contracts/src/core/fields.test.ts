// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { httpUrl, publicUrl } from './fields.ts';

const ofPage = httpUrl(/^https?$/, 100);
const ofSite = publicUrl(/^https?$/, 100);

test.each([
  'https://example.org/a?b=1#c',
  'http://www.example.co.uk:8080/',
  'https://münchen.de/',
  'https://example.org/@user:1',
])('%s is the address of a public page', (address) => {
  expect(ofSite.parse(address)).toBe(address);
});

test.each([
  'https://user:pw@example.org/',
  'https://example.org@evil.example/',
  'https://:pw@example.org/',
  'ftp://example.org/',
  'javascript:alert(1)',
  'https://example.org/\0',
  `https://example.org/${'a'.repeat(100)}`,
  'example.org',
])('%j is no address of a page', (address) => {
  expect(ofPage.safeParse(address).success).toBe(false);
});

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://10.0.0.1/admin',
  'https://[::1]/',
  'https://localhost/',
  'https://localhost:3000/',
  'https://app.localhost/',
  'https://printer.local/',
  'https://intranet/',
  'https://router.home.arpa/',
  'https://metadata.google.internal/',
])('%s is no address of a public page', (address) => {
  expect(ofPage.safeParse(address).success).toBe(true);
  expect(ofSite.safeParse(address).success).toBe(false);
});
