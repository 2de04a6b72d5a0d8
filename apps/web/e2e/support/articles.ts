// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes, randomUUID } from 'node:crypto';

import { changeChannel, type Language } from '@kga/contracts/core';
import type { NewsCategory } from '@kga/contracts/news';
import { insertPicture } from '@kga/db/content';
import { deleteFeed } from '@kga/db/news';
import { Redis } from 'ioredis';

import type { Stack } from './stack.ts';

/** The smallest picture that a browser shows: one pixel of WebP. */
const pixel = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

export type NewArticle = {
  title: string;
  excerpt?: string;
  html?: string;
  category?: NewsCategory;
  language?: Language;
  /** The feed it comes from; without it the article is editorial. */
  source?: string;
  url?: string;
  /** Whether it has a picture. */
  picture?: boolean;
  imageAlt?: string;
  /** Age in minutes. */
  age?: number;
  /** The editorial article that it is a version of. */
  ownArticleId?: string;
};

/** Publishes articles; returns their unique ids, which are part of their URLs. */
export async function addArticles(
  { db, redisUrl }: Pick<Stack, 'db' | 'redisUrl'>,
  articles: readonly NewArticle[],
): Promise<string[]> {
  const names: string[] = [];
  for (const article of articles) {
    const { source, picture = false, age = 0 } = article;
    const images = picture ? await addPictures(db) : undefined;
    const name = `e2e-${randomBytes(5).toString('hex')}`;
    names.push(name);
    await db
      .insertInto('news_article')
      .values({
        id: randomUUID(),
        unique_id: name,
        title: article.title,
        excerpt: article.excerpt ?? '',
        html: article.html ?? '',
        category: article.category ?? 'policy',
        language: article.language ?? 'en',
        is_aggregated: source !== undefined,
        source: source ?? null,
        url: article.url ?? null,
        status: 'published',
        image_alt: article.imageAlt ?? '',
        created_at: new Date(Date.now() - age * 60_000),
        own_article_id: article.ownArticleId ?? null,
        ...images,
      })
      .execute();
  }
  await tellOfNews(redisUrl);
  return names;
}

/** Creates an editorial article without versions. */
export async function addOwnArticle({ db }: Pick<Stack, 'db'>): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('own_article')
    .values({ id, category: 'policy', picture_source: null })
    .execute();
  return id;
}

async function addPictures(db: Stack['db']) {
  return {
    picture_small_id: await insertPicture(db, { bytes: pixel, width: 480, height: 270 }),
    picture_large_id: await insertPicture(db, { bytes: pixel, width: 960, height: 540 }),
  };
}

/** Deletes a site's feed with its articles, also while one of them is being inserted. */
export async function removeSource({ db }: Pick<Stack, 'db'>, site: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const feed = trx.selectFrom('feed').select('id').where('site_url', '=', site);
    const row = await feed.forUpdate().executeTakeFirst();
    if (row) await deleteFeed(trx, row.id);
  });
}

/** Publishes the change event that the worker would publish. */
async function tellOfNews(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  await redis.publish(changeChannel, JSON.stringify({ topic: 'news', id: 'all' }));
  redis.disconnect();
}
