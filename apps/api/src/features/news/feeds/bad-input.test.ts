// SPDX-License-Identifier: AGPL-3.0-or-later
import { createFeed, updateFeed, importFeeds, createFeedPreview } from '@kga/contracts/news';
import { beforeAll, describe, expect, test } from 'vitest';

import { setupAgent } from '../../../testing/account-fixture.ts';
import { feedBody, insertTestFeed } from '../../../testing/news-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin' });
let id: string;
beforeAll(async () => {
  ({ id } = await insertTestFeed(admin));
});

const addresses = [
  undefined,
  null,
  5,
  '',
  'x',
  'example.org/feed',
  'ftp://a.test/feed',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'http://',
  'http://a b.test',
  'https://user@a.test/feed',
  'https://user:secret@a.test/feed',
  'https://:secret@a.test/feed',
  `https://a.test/${'x'.repeat(2_048)}`,
  `https://a.test/${'ü'.repeat(1_000)}`,
  'https://a.test/\0',
];
const word = 'x'.repeat(61);

/** Invalid values of each field. */
const fields: readonly [string, readonly unknown[]][] = [
  ['url', addresses],
  ['siteUrl', addresses],
  ['name', [undefined, null, 5, '', ' ', 'x'.repeat(121), 'a\0b', '\uD800', {}]],
  ['language', [undefined, null, 'x', 'english', 1]],
  ['category', [undefined, null, 'sport', '']],
  ['enabled', [undefined, null, 'yes', 1]],
  ['rules', [undefined, null, {}, 'x', [5], [{ category: 'policy', words: [] }]]],
  ['rules', [[{ category: 'sport', words: ['a'] }], [{ category: 'policy', words: [word] }]]],
  ['rules', [[{ category: 'policy', words: ['\0'] }], [{ category: 'policy', words: [' '] }]]],
  ['rules', [[{ category: 'policy', words: Array(51).fill('a') }]]],
  ['rules', [Array.from({ length: 21 }, () => ({ category: 'policy', words: ['a'] }))]],
];

describe.each(fields)('%s', (field, values) => {
  test.each(values.map((value) => [value]))('is not %j', async (value) => {
    const given = { ...feedBody(), [field]: value };
    const added = await admin.post(createFeed.url, given);
    expect([added.statusCode, added.json().code]).toEqual([400, 'validation_failed']);
    expect(added.json().errors[0].path.split('.')[0]).toBe(field);
    if (value === undefined) return;
    const url = updateFeed.url.replace(':id', id);
    const changed = await admin.request({ method: 'PATCH', url, payload: { [field]: value } });
    expect(changed.json()).toMatchObject({ code: 'validation_failed' });
  });
});

test.each([undefined, null, 5, '', 'ab', 'x'.repeat(2_049), 'a\0b.test', '\uD800bc', {}])(
  'nothing is looked up at %j',
  async (address) => {
    const answer = await admin.post(createFeedPreview.url, { address });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'address' }] });
  },
);

test.each([
  ['opml', undefined],
  ['opml', 5],
  ['opml', 'x'.repeat(1_000_001)],
  ['language', 'x'],
  ['category', null],
])('nothing is imported with the %s %j', async (field, value) => {
  const body = { opml: '<opml/>', language: 'en', category: 'policy', [field]: value };
  const answer = await admin.post(importFeeds.url, body);
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: field }] });
});

test('bodies of other sizes and types are refused', async () => {
  const send = (url: string, payload: string, type = 'application/json') =>
    admin.request({ method: 'POST', url, payload, headers: { 'content-type': type } });
  for (const url of [createFeed.url, createFeedPreview.url]) {
    expect((await send(url, JSON.stringify({ x: 'x'.repeat(70_000) }))).statusCode).toBe(413);
  }
  const huge = JSON.stringify({ opml: 'x'.repeat(3_100_000) });
  expect((await send(importFeeds.url, huge)).statusCode).toBe(413);
  expect((await send(importFeeds.url, '<opml/>', 'text/x-opml')).statusCode).toBe(415);
  for (const body of ['', '[]', 'null', '{']) {
    expect((await send(importFeeds.url, body)).statusCode).toBe(400);
  }
});
