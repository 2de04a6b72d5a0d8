// SPDX-License-Identifier: AGPL-3.0-or-later
import { uploadSource } from '@kga/contracts/content';
import { insertPictureUpload, selectPictureUpload } from '@kga/db/content';
import { insertOutboxJob } from '@kga/db/core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type FeedFixture, createFeedFixture } from '../../testing/feed-fixture.ts';
import { copyPicture } from './copy-picture.ts';

let on: FeedFixture;
beforeAll(async () => {
  on = await createFeedFixture();
});
afterAll(() => on.close());

const guestId = `guest_${'d'.repeat(16)}1700000000000`;

/** An upload that a post names, and the id under which it does. */
async function pictureOf(itemId: string, bytes: Buffer): Promise<string> {
  const { db } = on.services.database;
  await db
    .insertInto('guest')
    .values({ id: guestId, fingerprint_hash: Buffer.alloc(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const id = await db
    .transaction()
    .execute((trx) => insertPictureUpload(trx, { author: { guestId }, bytes }));
  await db
    .insertInto('content_picture')
    .values({ id, kind: 'forum_reply', item_id: itemId, picture_id: null })
    .execute();
  return id;
}

/** A post, and a reply to it; returns their ids. */
async function thread(): Promise<{ post: string; reply: string }> {
  const { db } = on.services.database;
  const [post, reply] = [crypto.randomUUID(), crypto.randomUUID()];
  const shared = {
    account_id: null,
    content: 'A text',
    language: 'en',
    status: 'published',
  } as const;
  await db
    .insertInto('forum_post')
    .values({ ...shared, id: post, category_id: 'game-cases', title: 'A title' })
    .execute();
  await db
    .insertInto('forum_reply')
    .values({ ...shared, id: reply, post_id: post, appeared_at: new Date() })
    .execute();
  return { post, reply };
}

async function copy(pictureId: string) {
  const outboxId = await on.services.database.db
    .transaction()
    .execute((trx) =>
      insertOutboxJob(trx, 'content.picture', { pictureId, source: uploadSource(pictureId) }),
    );
  return copyPicture(on.deps(), outboxId);
}

const madeOf = (id: string) =>
  on.services.database.db
    .selectFrom('content_picture')
    .innerJoin('picture', 'picture.id', 'picture_id')
    .select(['picture.id', 'width', 'height'])
    .where('content_picture.id', '=', id)
    .executeTakeFirst();

const screenshot = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'navy' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ada' } })
    .toBuffer();

test('a picture of a reply is made smaller, stored under its id and announced as its thread', async () => {
  const heard: string[] = [];
  const ear = on.services.redis.duplicate();
  await ear.subscribe('kga:changed');
  ear.on('message', (_channel, message) => void heard.push(message));
  const { post, reply } = await thread();
  const id = await pictureOf(reply, await screenshot(2_720, 1_000));
  expect(await copy(id)).toBe('fetched');
  expect(await madeOf(id)).toEqual({ id, width: 1_360, height: 500 });
  expect(await selectPictureUpload(on.services.database.db, id)).toBeUndefined();
  await vi.waitFor(() => expect(heard).toEqual([JSON.stringify({ topic: 'forum', id: post })]));
  ear.disconnect();
});

test('a picture that its text no longer names is not made', async () => {
  const { db } = on.services.database;
  const id = await pictureOf(crypto.randomUUID(), await screenshot(80, 80));
  await db.deleteFrom('content_picture').where('id', '=', id).execute();
  expect(await copy(id)).toBe('gone');
  expect(await madeOf(id)).toBeUndefined();
});

test('what is no picture stays words', async () => {
  const id = await pictureOf(crypto.randomUUID(), Buffer.from('<svg onload=alert(1)>'));
  expect(await copy(id)).toBe('failed');
  const left = on.services.database.db.selectFrom('content_picture').select('id');
  expect(await left.where('id', '=', id).execute()).toEqual([]);
});
