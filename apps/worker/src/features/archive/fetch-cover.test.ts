// SPDX-License-Identifier: AGPL-3.0-or-later
import { uploadSource } from '@kga/contracts/content';
import { insertPictureUpload, selectPictureUpload } from '@kga/db/content';
import { insertOutboxJob } from '@kga/db/core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type FeedFixture, createFeedFixture } from '../../testing/feed-fixture.ts';
import { fetchCover } from './jobs.ts';

let on: FeedFixture;
let source = '';
beforeAll(async () => {
  on = await createFeedFixture();
  const picture = await sharp({
    create: { width: 900, height: 1_200, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer();
  on.paths.set('/cover.png', (_request, response) => void response.end(picture));
  source = `${on.host.url}/cover.png`;
});
afterAll(() => on.close());

async function newGame(cover_source: string): Promise<string> {
  const id = crypto.randomUUID();
  await on.services.database.db
    .insertInto('game')
    .values({
      id,
      name: 'Covered',
      platforms: [],
      availability: 'shut_down',
      sources: [],
      language: 'en',
      cover_source,
      edited_at: null,
    })
    .execute();
  return id;
}

async function fetchIt(gameId: string, from: string) {
  const outboxId = await on.services.database.db
    .transaction()
    .execute((trx) => insertOutboxJob(trx, 'archive.cover', { gameId, source: from }));
  return fetchCover(on.deps(), outboxId);
}

const coverOf = (id: string) =>
  on.services.database.db
    .selectFrom('game')
    .innerJoin('picture', 'picture.id', 'cover_id')
    .select(['width', 'height'])
    .where('game.id', '=', id)
    .executeTakeFirst();

test('a cover is fetched, made smaller and shown', async () => {
  const heard: string[] = [];
  const ear = on.services.redis.duplicate();
  await ear.subscribe('kga:changed');
  ear.on('message', (_channel, message) => void heard.push(message));
  const id = await newGame(source);
  expect(await fetchIt(id, source)).toBe('fetched');
  expect(await coverOf(id)).toEqual({ width: 640, height: 853 });
  await vi.waitFor(() => expect(heard).toEqual([JSON.stringify({ topic: 'archive', id })]));
  ear.disconnect();
});

test('a cover that was replaced or removed since is not shown', async () => {
  const id = await newGame(`${on.host.url}/other.png`);
  expect(await fetchIt(id, source)).toBe('gone');
  expect(await coverOf(id)).toBeUndefined();
});

test('a guest’s upload becomes the cover, and what is no picture none', async () => {
  const guestId = `guest_${'c'.repeat(16)}1700000000000`;
  await on.services.database.db
    .insertInto('guest')
    .values({ id: guestId, fingerprint_hash: Buffer.alloc(32) })
    .execute();
  const bytes = await sharp({ create: { width: 80, height: 80, channels: 3, background: 'red' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ada' } })
    .toBuffer();
  const upload = (file: Buffer) =>
    on.services.database.db
      .transaction()
      .execute((trx) => insertPictureUpload(trx, { author: { guestId }, bytes: file }));
  const uploadId = await upload(bytes);
  const id = await newGame(uploadSource(uploadId));
  expect(await fetchIt(id, uploadSource(uploadId))).toBe('fetched');
  expect(await coverOf(id)).toEqual({ width: 80, height: 80 });
  expect(await selectPictureUpload(on.services.database.db, uploadId)).toBeUndefined();
  const wrong = uploadSource(await upload(Buffer.from('<svg onload=alert(1)>')));
  const other = await newGame(wrong);
  expect(await fetchIt(other, wrong)).toBe('failed');
});
