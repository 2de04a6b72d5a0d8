// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  createOwnArticle,
  updateOwnArticle,
  getOwnArticle,
  previewArticle,
  updateArticleVersion,
  updateArticleHidden,
} from '@kga/contracts/news';
import { describe, expect, test } from 'vitest';

import { setupAgent } from '../../../testing/account-fixture.ts';
import {
  versionBody,
  addAggregated,
  createTestArticle,
} from '../../../testing/editorial-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin' });

const whole = { category: 'policy', language: 'en', version: versionBody };

/** Invalid values of each field. */
const fields: readonly [string, readonly unknown[]][] = [
  ['title', [undefined, null, 5, '', 'ab', '   ', 'x'.repeat(201), 'a\0b', 'half \uD800', {}]],
  ['excerpt', [undefined, null, 5, 'x'.repeat(501), '\0', []]],
  ['body', [undefined, null, 5, 'x'.repeat(40_001), '\uDC00', {}]],
  ['imageAlt', [undefined, null, true, 'x'.repeat(301), '\0']],
  ['status', [undefined, null, '', 'hidden', 'Draft', 1]],
  ['publishAt', [5, '', 'now', {}, '2025-13-01T00:00:00Z']],
];

describe.each(fields)('%s', (field, values) => {
  test.each(values.map((value) => [value]))('is not %j', async (value) => {
    const version = { ...versionBody, [field]: value };
    const added = await admin.post(createOwnArticle.url, { ...whole, version });
    expect(added.json()).toMatchObject({ status: 400, errors: [{ path: `version.${field}` }] });
    const url = updateArticleVersion.url
      .replace(':id', crypto.randomUUID())
      .replace(':language', 'en');
    const payload = { ...version, revision: null };
    const put = await admin.request({ method: 'PUT', url, payload });
    expect(put.json()).toMatchObject({ status: 400, errors: [{ path: field }] });
  });
});

test.each([
  ['category', 'sport'],
  ['category', null],
  ['language', 'english'],
  ['language', undefined],
  ['version', []],
  ['version', undefined],
  ['pictureSource', 'http://a.test'],
])('an article is not begun with the %s %j', async (field, value) => {
  const answer = await admin.post(createOwnArticle.url, { ...whole, [field]: value });
  expect(answer.json()).toMatchObject({ code: 'validation_failed' });
  expect(answer.json().errors[0].path).toMatch(new RegExp(`^${field}`));
});

test('every field that is wrong is named', async () => {
  const answer = await admin.post(createOwnArticle.url, {
    ...whole,
    category: 'x',
    version: { ...versionBody, title: '', body: 5 },
  });
  const paths = answer.json().errors.map(({ path }: { path: string }) => path);
  expect(paths.toSorted()).toEqual(['category', 'version.body', 'version.title']);
});

test.each([['a'], [1.5], [undefined], [true]])('%j is no revision', async (revision) => {
  const { id } = await createTestArticle(admin);
  const url = updateArticleVersion.url.replace(':id', id).replace(':language', 'en');
  const payload = { ...versionBody, revision };
  const answer = await admin.request({ method: 'PUT', url, payload });
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'revision' }] });
});

test('ids and languages in paths are checked', async () => {
  const { id } = await createTestArticle(admin);
  expect((await admin.get(getOwnArticle.url.replace(':id', 'x'))).statusCode).toBe(400);
  for (const url of [
    updateArticleVersion.url.replace(':id', id).replace(':language', 'x'),
    updateArticleVersion.url.replace(':id', '%00').replace(':language', 'en'),
  ]) {
    const payload = { ...versionBody, revision: null };
    expect((await admin.request({ method: 'PUT', url, payload })).statusCode).toBe(400);
    expect((await admin.request({ method: 'DELETE', url })).statusCode).toBe(400);
  }
});

test('hiding takes yes or no, and a reason that is one', async () => {
  const url = updateArticleHidden.url.replace(':id', await addAggregated(api.db));
  for (const payload of [
    {},
    { hidden: 'yes' },
    { hidden: true },
    { hidden: true, reason: '' },
    { hidden: true, reason: ' \n' },
    { hidden: true, reason: 'x'.repeat(501) },
    { hidden: true, reason: 'a\0bc' },
  ]) {
    expect((await admin.request({ method: 'PUT', url, payload })).statusCode).toBe(400);
  }
});

test('other bodies than JSON objects are refused', async () => {
  const send = (url: string, method: 'POST' | 'PATCH', payload: string, type: string) =>
    admin.request({ method, url, payload, headers: { 'content-type': type } });
  const one = updateOwnArticle.url.replace(':id', crypto.randomUUID());
  for (const [url, method] of [
    [createOwnArticle.url, 'POST'],
    [previewArticle.url, 'POST'],
    [one, 'PATCH'],
  ] as const) {
    for (const payload of ['', '{', 'null', '[]', '"x"', '5']) {
      expect((await send(url, method, payload, 'application/json')).statusCode).toBe(400);
    }
    expect((await send(url, method, '{}', 'text/plain')).statusCode).toBe(415);
    const large = JSON.stringify({ x: 'x'.repeat(300_000) });
    expect((await send(url, method, large, 'application/json')).statusCode).toBe(413);
  }
});
