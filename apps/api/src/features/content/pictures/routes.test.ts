// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import { type ContentStatus, getPicture, objectUrl } from '@kga/contracts/content';
import { insertPicture, updateProfilePicture } from '@kga/db/content';
import { updateShareImage } from '@kga/db/site';
import { startObjectStorage } from '@kga/dev/testing';
import { openBucket } from '@kga/server';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { makeAccount } from '../../../testing/account-fixture.ts';
import { insertTestGame } from '../../../testing/archive-fixture.ts';
import { createTestApp, setupTestApp } from '../../../testing/test-app.ts';

/** Invalid as UTF-8, so that any conversion to text breaks it. */
const bytes = Buffer.from([0x52, 0x49, 0x46, 0x46, 0x00, 0xff, 0xfe, 0x80]);

const api = setupTestApp();
let id = '';
beforeAll(async () => {
  const { db } = api;
  const account = await makeAccount(db);
  const source = 'https://example.org/me.png';
  await db
    .updateTable('account')
    .set({ picture_source: source })
    .where('id', '=', account.id)
    .execute();
  const picture = { accountId: account.id, source, bytes, width: 192, height: 192 };
  id = (await db.transaction().execute((trx) => updateProfilePicture(trx, picture))) ?? '';
});

const get = (picture: string, headers = {}) =>
  api.app.inject({ url: getPicture.url.replace(':id', picture), headers });

test('sends a picture as immutable, with a policy against scripts', async () => {
  const answer = await get(id);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${id}"`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test.each([
  (tag: string) => tag,
  (tag: string) => `W/${tag}`,
  (tag: string) => `"x", ${tag}`,
  () => '*',
])('If-None-Match %s gets 304', async (known) => {
  const answer = await get(id, { 'if-none-match': known(`"${id}"`) });
  expect([answer.statusCode, answer.body]).toEqual([304, '']);
  // With a length, a proxy waits for a body that never comes.
  expect(answer.headers).not.toHaveProperty('content-length');
  expect(answer.headers).toMatchObject({
    etag: `"${id}"`,
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('an unknown picture is not found, and that is not cached', async () => {
  const answer = await get(crypto.randomUUID(), { 'if-none-match': '*' });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await get('..%2f..%2fetc')).statusCode).toBe(400);
});

test('covers of games that are not public are not cached, and those of refused ones not sent', async () => {
  const cover_id = await insertPicture(api.db, {
    bytes: Buffer.from('cover'),
    width: 6,
    height: 4,
  });
  const game = await insertTestGame(api.db, { cover_id, status: 'pending' });
  const sent = async (status: ContentStatus) => {
    await api.db.updateTable('game').set({ status }).where('id', '=', game).execute();
    const { statusCode, headers } = await get(cover_id);
    return [statusCode, headers['cache-control']];
  };
  expect(await sent('pending')).toEqual([200, 'no-store']);
  expect(await sent('rejected')).toEqual([404, 'no-store']);
  expect(await sent('hidden')).toEqual([404, 'no-store']);
  expect(await sent('published')).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('sends an image to share by its hash to every site, and no other picture', async () => {
  const { db } = api;
  const key = { kind: 'game', id: '0', size: 'wide', language: 'en', theme: 'light' } as const;
  const image = { version: '1', bytes: Buffer.from([0x89, 0x50, 0xff]) };
  await db.transaction().execute((trx) => updateShareImage(trx, key, image));
  const hash = createHash('sha256').update(image.bytes).digest('hex');
  const answer = await api.app.inject({ url: objectUrl(hash) });
  expect([answer.statusCode, answer.rawPayload.equals(image.bytes)]).toEqual([200, true]);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    etag: `"${hash}"`,
  });
  const ofPicture = createHash('sha256').update(bytes).digest('hex');
  for (const other of [ofPicture, '0'.repeat(64)]) {
    const refused = await api.app.inject({ url: objectUrl(other) });
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'no-store']);
  }
  expect((await api.app.inject({ url: objectUrl('x') })).statusCode).toBe(400);
});

test('pictures of a bucket are sent by the api, or by the bucket itself', async () => {
  const storage = await startObjectStorage();
  onTestFinished(() => storage.close());
  const appOf = async (settings = {}) => {
    const { databaseUrl, redisUrl } = api.services;
    const all = { ...storage.settings, ...settings };
    const created = await createTestApp({ databaseUrl, redisUrl, settings: all });
    onTestFinished(() => created.close());
    return created;
  };
  const direct = await appOf();
  const file = Buffer.from('a picture in a bucket');
  const uploaded = createHash('sha256').update(file).digest('hex');
  if (!direct.config.objects.bucket) throw new Error('The settings have a bucket');
  const bucket = openBucket(direct.config.objects.bucket);
  await bucket.put(uploaded, { bytes: file, mediaType: 'image/webp' });
  const url = getPicture.url.replace(
    ':id',
    await insertPicture(api.db, { uploaded, width: 4, height: 3 }),
  );

  const sent = await direct.app.inject({ url });
  expect([sent.statusCode, sent.body]).toEqual([200, file.toString()]);
  expect(sent.headers['cache-control']).toBe('public, max-age=31536000, immutable');

  const publicUrl = `${storage.settings['S3_ENDPOINT']}/kga`;
  const redirecting = await appOf({ S3_PUBLIC_URL: publicUrl });
  const redirect = await redirecting.app.inject({ url });
  expect([redirect.statusCode, redirect.headers['cache-control']]).toEqual([
    302,
    'public, max-age=900',
  ]);
  const location = String(redirect.headers.location);
  expect(location).toContain(`${publicUrl}/${uploaded}?`);
  const followed = await fetch(location);
  expect([followed.headers.get('content-type'), await followed.text()]).toEqual([
    'image/webp',
    file.toString(),
  ]);
  expect((await fetch(location.replace(/Signature=./, 'Signature=x'))).status).toBe(403);
  // What is in Postgres is sent as before.
  const other = await redirecting.app.inject({ url: getPicture.url.replace(':id', id) });
  expect(other.statusCode).toBe(200);

  await storage.close();
  const failed = await direct.app.inject({ url });
  expect([failed.statusCode, failed.json().code]).toEqual([503, 'dependency_unavailable']);
  expect(await direct.metrics.registry.metrics()).toContain(
    'kga_object_requests_total{operation="get",outcome="failed"} 1',
  );
});
