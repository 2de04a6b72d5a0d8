// SPDX-License-Identifier: AGPL-3.0-or-later
import { updateProfile } from '@kga/contracts/accounts';
import { createPictureUpload, pictureUploadMax } from '@kga/contracts/content';
import { selectPictureUpload } from '@kga/db/content';
import { createDatabase } from '@kga/db/core';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { guestAgent, newMember } from '../../../testing/account-fixture.ts';
import type { Agent } from '../../../testing/agent.ts';
import { setupTestApp } from '../../../testing/test-app.ts';
import { png, postFile } from '../../../testing/upload-fixture.ts';

const api = setupTestApp();

const upload = (by: Agent, bytes: Buffer) => postFile(by, createPictureUpload.url, bytes);

const choose = (by: Agent, pictureUpload: string) =>
  by.request({ method: 'PATCH', url: updateProfile.url, payload: { pictureUpload } });

test('an uploaded picture waits for the worker as the picture of its owner alone', async () => {
  const { by } = await newMember(api);
  const { by: other } = await newMember(api);
  const answer = await upload(by, png());
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json();
  expect(await selectPictureUpload(api.db, id)).toEqual(png());
  const stolen = await choose(other, id);
  expect([stolen.statusCode, stolen.json().errors]).toEqual([
    400,
    [{ path: 'pictureUpload', code: 'unknown' }],
  ]);
  const chosen = await choose(by, id);
  expect([chosen.statusCode, chosen.json().pictureSource]).toEqual([200, `upload:${id}`]);
  const jobs = await api.db
    .selectFrom('outbox')
    .select('payload')
    .where('job', '=', 'profile.picture')
    .execute();
  expect(jobs.map(({ payload }) => payload)).toContainEqual(
    expect.objectContaining({ source: `upload:${id}` }),
  );
});

test('the largest picture is taken, and nothing larger', async () => {
  const { by } = await newMember(api);
  expect((await upload(by, png(pictureUploadMax))).statusCode).toBe(201);
  expect((await upload(by, png(pictureUploadMax + 1))).statusCode).toBe(413);
});

test.each([
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  ['an AVIF', Buffer.from('\0\0\0\x20ftypavif\0\0\0\0')],
])('%s is taken', async (_name, bytes) => {
  const { by } = await newMember(api);
  expect((await upload(by, bytes)).statusCode).toBe(201);
});

test.each([
  ['a text', Buffer.from('<svg onload="alert(1)">')],
  ['a GIF', Buffer.from('GIF89a')],
  ['a PDF', Buffer.from('%PDF-1.7\n%%EOF\n')],
  ['the beginning of a PNG', png().subarray(0, 12)],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', async (_name, bytes) => {
  const { by } = await newMember(api);
  const answer = await upload(by, bytes);
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [{ path: 'body', code: 'invalid_format' }],
  ]);
});

test('the newest eight uploads of a member stay', async () => {
  const { by } = await newMember(api);
  const ids: string[] = [];
  for (let count = 0; count < 9; count += 1) ids.push((await upload(by, png())).json().id);
  const [first = '', second = ''] = ids;
  expect(await selectPictureUpload(api.db, first)).toBeUndefined();
  expect(await selectPictureUpload(api.db, second)).toBeDefined();
});

test('pictures of all guests are refused beyond 256 MiB, and those of members taken', async () => {
  const { guestId, ...guest } = await guestAgent(api);
  expect((await upload(guest, png())).statusCode).toBe(201);
  // On a busy machine, so many bytes take longer than a statement may.
  const patient = createDatabase(api.services.databaseUrl, { statementTimeout: 0 });
  await sql`
    update picture_upload set bytes = convert_to(repeat('x', ${256 * 1_048_576}), 'UTF8')
    where guest_id = ${guestId}`.execute(patient);
  await patient.destroy();
  const other = await guestAgent(api);
  const refused = await upload(other, png());
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'overloaded']);
  const { by } = await newMember(api);
  expect((await upload(by, png())).statusCode).toBe(201);
  await api.db.deleteFrom('picture_upload').where('guest_id', '=', guestId).execute();
  expect((await upload(other, png())).statusCode).toBe(201);
});
