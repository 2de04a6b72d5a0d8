import { changeChannel } from '@kga/contracts';
import type { Database, Schema } from '@kga/db';
import type { Redis } from 'ioredis';
import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

export type ArticleValues = Partial<Insertable<Schema['news_article']>>;

/** Adds a published article of our own site's style and answers its id. */
export async function addArticle(db: Database, article: ArticleValues = {}): Promise<string> {
  const id = article.id ?? uuidv7();
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

/** A time of a list's test: the greater the second, the newer. */
export const second = (number: number) => ({
  created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, number)),
});

export const publishNewsChange = (redis: Redis) =>
  redis.publish(changeChannel, JSON.stringify({ topic: 'news', id: 'all' }));
