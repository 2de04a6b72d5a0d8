// SPDX-License-Identifier: AGPL-3.0-or-later
import { changeChannel } from '@kga/contracts/core';
import type { Database, Schema } from '@kga/db/core';
import type { RedisClient } from '@kga/server';
import type { Insertable } from 'kysely';
import { v7 } from 'uuid';

/** Inserts a published post and returns its id. */
export async function insertTestPost(
  db: Database,
  post: Partial<Insertable<Schema['forum_post']>> = {},
): Promise<string> {
  const id = post.id ?? v7();
  await db
    .insertInto('forum_post')
    .values({
      category_id: 'legal-rights',
      account_id: null,
      title: 'What now?',
      content: 'The server is gone. What can be done about it?',
      language: 'en',
      status: 'published',
      ...post,
      id,
    })
    .execute();
  return id;
}

/** Inserts a published reply and returns its id. */
export async function insertTestReply(
  db: Database,
  reply: Partial<Insertable<Schema['forum_reply']>> & { post_id: string },
): Promise<string> {
  const id = reply.id ?? v7();
  await db
    .insertInto('forum_reply')
    .values({
      account_id: null,
      content: 'Write to the publisher first.',
      language: 'en',
      status: 'published',
      appeared_at: new Date(),
      ...reply,
      id,
    })
    .execute();
  return id;
}

/** A time for tests of lists: the greater the second, the newer. */
export const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));

export const publishForumChange = (redis: RedisClient, id = 'all') =>
  redis.publish(changeChannel, JSON.stringify({ topic: 'forum', id }));
