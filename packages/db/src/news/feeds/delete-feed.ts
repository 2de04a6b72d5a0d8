// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Transaction } from '../../core/client.ts';

/** Articles of one statement, which keeps it well within the statement timeout. */
const defaultBatch = 1_000;

/** Locks articles of a feed, so that no item of another feed joins or leaves them. */
async function lockBatch(trx: Transaction, feedId: string, size: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('news_article')
    .select('id')
    .where('feed_id', '=', feedId)
    .orderBy('id')
    .limit(size)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves articles to the feed with the earliest other item of them, with that item's texts. */
async function moveToOthers(trx: Transaction, feedId: string, articleIds: readonly string[]) {
  await sql`
    with item as (
      select distinct on (feed_item.article_id) feed_item.*, feed.name, feed.language
      from feed_item join feed on feed.id = feed_item.feed_id
      where feed_item.article_id = any(${articleIds}::uuid[]) and feed_item.feed_id <> ${feedId}
      order by feed_item.article_id, feed_item.first_seen_at, feed_item.published_at,
        feed_item.feed_id, feed_item.guid
    ), moved as (
      update news_article set
        feed_id = item.feed_id, source = item.name, language = item.language,
        title = item.title, excerpt = item.excerpt, html = item.html, url = item.url,
        category = item.category, picture_source = item.picture_source,
        picture_small_id = null, picture_large_id = null, updated_at = now()
      from item where news_article.id = item.article_id
      returning news_article.id, news_article.picture_source
    ), pictures as (
      insert into outbox (id, job, payload)
      select uuidv7(), 'news.picture',
        jsonb_build_object('articleId', id, 'source', picture_source)
      from moved where picture_source is not null
    )
    select from moved`.execute(trx);
}

/** Deletes the articles that only this feed has, with their items. */
async function deleteOwn(trx: Transaction, feedId: string, articleIds: readonly string[]) {
  const [ids, feed] = [sql`any(${articleIds}::uuid[])`, sql`${feedId}`];
  await sql`delete from feed_item where article_id = ${ids} and feed_id = ${feed}`.execute(trx);
  await sql`delete from news_article where id = ${ids} and feed_id = ${feed}`.execute(trx);
}

/**
 * Lets one transaction at a time delete a feed. Articles move between feeds, so that two of them lock the same rows in
 * another order. To be called before the feed is locked.
 */
export async function lockFeedDeletion(trx: Transaction): Promise<void> {
  // Longer than a deletion takes, which is more than other locks are waited for.
  await sql`select set_config('lock_timeout', '60s', true)`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtext('kga:feed-deletion'))`.execute(trx);
}

/**
 * Deletes a locked feed with its articles. Articles that another feed has too move to it. Readers are
 * not blocked; writers of the same articles wait until the transaction ends, which takes seconds for
 * a hundred thousand articles.
 */
export async function deleteFeed(trx: Transaction, feedId: string, batch: number = defaultBatch) {
  for (;;) {
    const articleIds = await lockBatch(trx, feedId, batch);
    if (articleIds.length === 0) break;
    await moveToOthers(trx, feedId, articleIds);
    await deleteOwn(trx, feedId, articleIds);
  }
  await trx.deleteFrom('feed_item').where('feed_id', '=', feedId).execute();
  await trx.deleteFrom('feed').where('id', '=', feedId).execute();
}
