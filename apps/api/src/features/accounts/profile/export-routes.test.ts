// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  createProfileExport,
  deleteProfile,
  downloadOwnUpload,
  downloadProfileExport,
  getProfileExport,
} from '@kga/contracts/accounts';
import { failProfileExport, selectProfileExport } from '@kga/db/accounts';
import { insertPictureUpload } from '@kga/db/content';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { newMember, testPassword } from '../../../testing/account-fixture.ts';
import { exportedBy, makeExports } from '../../../testing/profile-export-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();

const parts = async () =>
  (await api.db.selectFrom('profile_export_part').select('bytes').execute()).map(
    ({ bytes }) => bytes,
  );

test('an account has one file a day, which is made after the request', async () => {
  const { by } = await newMember(api);
  const state = async () => (await by.get(getProfileExport.url)).json();
  expect(await state()).toMatchObject({ state: 'none', nextAt: null });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => by.post(createProfileExport.url)),
  );
  const codes = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
  expect(codes).toEqual([202, 429, 429, 429, 429]);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(23 * 3_600);
  expect(await state()).toMatchObject({ state: 'preparing', deletedAt: null });
  expect((await by.get(downloadProfileExport.url)).statusCode).toBe(404);
  await makeExports(api);
  const made = await state();
  expect(made).toMatchObject({ state: 'ready', nextAt: expect.any(String) });
  expect(Date.parse(made.deletedAt) - Date.parse(made.requestedAt)).toBe(7 * 86_400_000);
  const file = await by.get(downloadProfileExport.url);
  expect(file.headers).toMatchObject({
    'content-length': String(made.bytes),
    'cache-control': 'no-store',
  });
  expect(file.rawPayload).toHaveLength(made.bytes);
});

test('a day later a new file takes the place of the old one', async () => {
  const { account, by } = await newMember(api);
  const first = (await exportedBy(api, by)).json();
  await sql`
    update profile_export set created_at = created_at - interval '1 day'
    where account_id = ${account.id}`.execute(api.db);
  expect((await exportedBy(api, by)).json().requestedAt).not.toBe(first.requestedAt);
});

test('a file that could not be made can be requested again at once', async () => {
  const { account, by } = await newMember(api);
  await by.post(createProfileExport.url);
  const row = await selectProfileExport(api.db, account.id);
  await failProfileExport(api.db, row?.id ?? '');
  expect((await by.get(getProfileExport.url)).json()).toMatchObject({
    state: 'failed',
    nextAt: null,
  });
  expect((await by.post(createProfileExport.url)).statusCode).toBe(202);
});

test('a file is sealed, belongs to its member alone and is deleted with the account', async () => {
  const { account, by } = await newMember(api);
  const { by: stranger } = await newMember(api);
  await exportedBy(api, by);
  expect((await stranger.get(downloadProfileExport.url)).statusCode).toBe(404);
  expect(Buffer.concat(await parts()).includes(account.email)).toBe(false);
  const count = (await parts()).length;
  const gone = await by.request({
    method: 'DELETE',
    url: deleteProfile.url,
    payload: { contributions: 'keep', currentPassword: testPassword },
  });
  expect(gone.statusCode).toBe(204);
  expect((await parts()).length).toBeLessThan(count);
});

test('after a week a file is neither named nor handed out', async () => {
  const { account, by } = await newMember(api);
  await exportedBy(api, by);
  await sql`
    update profile_export set created_at = now() - interval '7 days 1 second'
    where account_id = ${account.id}`.execute(api.db);
  expect((await by.get(getProfileExport.url)).json().state).toBe('none');
  expect((await by.get(downloadProfileExport.url)).statusCode).toBe(404);
});

test('the link of an upload hands it out to its member alone', async () => {
  const { account, by } = await newMember(api);
  const { by: stranger } = await newMember(api);
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0x00]);
  const author = { accountId: account.id };
  const id = await api.db
    .transaction()
    .execute((trx) => insertPictureUpload(trx, { author, bytes }));
  const { uploads } = (await exportedBy(api, by)).json();
  expect(uploads).toEqual([
    { id, createdAt: expect.any(String), url: downloadOwnUpload.url.replace(':id', id) },
  ]);
  const own = await by.get(uploads[0].url);
  expect([own.statusCode, own.rawPayload.equals(bytes)]).toEqual([200, true]);
  expect(own.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${id}"`,
    'cache-control': 'no-store',
  });
  expect((await stranger.get(uploads[0].url)).statusCode).toBe(404);
});
