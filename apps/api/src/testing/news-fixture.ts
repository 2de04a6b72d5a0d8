// SPDX-License-Identifier: AGPL-3.0-or-later
import { changeChannel } from '@kga/contracts/core';
import { type Feed, createFeed, feed } from '@kga/contracts/news';
import type { Database, Schema } from '@kga/db/core';
import type { RedisClient } from '@kga/server';
import type { Insertable } from 'kysely';
import { v7 } from 'uuid';

import type { Agent } from './agent.ts';

export type ArticleValues = Partial<Insertable<Schema['news_article']>>;

/** Inserts a published article of this site and returns its id. */
export async function addArticle(db: Database, article: ArticleValues = {}): Promise<string> {
  const id = article.id ?? v7();
  await db
    .insertInto('news_article')
    .values({
      unique_id: id,
      title: 'The answer',
      category: 'policy',
      excerpt: 'What was answered.',
      is_aggregated: false,
      source: null,
      language: 'en',
      status: 'published',
      ...article,
      id,
    })
    .execute();
  return id;
}

/** A creation time for tests of lists: the greater the second, the newer. */
export const second = (number: number) => ({
  created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, number)),
});

export const publishNewsChange = (redis: RedisClient) =>
  redis.publish(changeChannel, JSON.stringify({ topic: 'news', id: 'all' }));

/** The body of a request for a feed with a URL of its own. */
export const feedBody = () => ({
  url: `https://${crypto.randomUUID()}.test/feed`,
  name: 'A paper',
  siteUrl: 'https://paper.test/',
  language: 'en',
  category: 'industry',
  rules: [],
  enabled: true,
});

export async function insertTestFeed(admin: Agent, feedOverrides: object = {}): Promise<Feed> {
  const answer = await admin.post(createFeed.url, { ...feedBody(), ...feedOverrides });
  return feed.parse(answer.json());
}
