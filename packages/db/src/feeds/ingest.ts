import type { Transaction } from 'kysely';

import { insertOutboxJobs } from '../outbox/queries.ts';
import { purgeArticlePictures } from '../pictures/news-pictures.ts';
import type { Schema } from '../schema.ts';
import { type FeedItem, type PreparedItem, prepareItems } from './items.ts';
import { type MatchedItem, matchArticles } from './match-articles.ts';
import type { ClaimedFeed } from './polls.ts';
import { insertArticles, writeItems } from './write-items.ts';

/** How many items became articles, joined one that was there, or changed. */
export type IngestResult = { added: number; joined: number; edited: number };

type KnownItem = {
  content_hash: Buffer;
  article_id: string;
  /** The source from which the article has its words. */
  lead: string | null;
  picture_source: string | null;
};

type EditedItem = { item: PreparedItem; known: KnownItem };

/**
 * Takes over what a source brings, in a handful of statements: items that are new become articles
 * or join the one that has the same, those that changed are written anew, and nothing is written
 * for those that are known. What the source brings no more stays. For hundreds of items at a time.
 */
export async function ingestItems(
  trx: Transaction<Schema>,
  feed: ClaimedFeed,
  given: readonly FeedItem[],
  now: Date,
): Promise<IngestResult> {
  const items = prepareItems(feed, given, now);
  const known = await knownItems(trx, feed.id, items);
  const fresh: PreparedItem[] = [];
  const edited: EditedItem[] = [];
  for (const item of items) {
    const before = known.get(item.guid.toString('hex'));
    if (!before) fresh.push(item);
    else if (!before.content_hash.equals(item.contentHash)) edited.push({ item, known: before });
  }
  const placed = fresh.length > 0 ? await matchArticles(trx, feed, fresh) : [];
  const added = await addArticles(trx, feed, placed);
  await writeItems(trx, feed, [
    ...placed,
    ...edited.map(({ item, known: { article_id } }) => ({ item, articleId: article_id })),
  ]);
  await editArticles(trx, feed, edited);
  return { added, joined: placed.length - added, edited: edited.length };
}

async function knownItems(
  trx: Transaction<Schema>,
  feedId: string,
  items: readonly PreparedItem[],
): Promise<Map<string, KnownItem>> {
  if (items.length === 0) return new Map();
  const rows = await trx
    .selectFrom('feed_item')
    .innerJoin('news_article', 'news_article.id', 'feed_item.article_id')
    .select([
      'feed_item.guid',
      'feed_item.content_hash',
      'feed_item.article_id',
      'news_article.feed_id as lead',
      'news_article.picture_source',
    ])
    .where('feed_item.feed_id', '=', feedId)
    .where((build) =>
      build('feed_item.guid', '=', build.fn.any(build.val(items.map(({ guid }) => guid)))),
    )
    .execute();
  return new Map(rows.map(({ guid, ...row }) => [guid.toString('hex'), row]));
}

/** Makes articles of the items that begin one; answers how many. */
async function addArticles(
  trx: Transaction<Schema>,
  feed: ClaimedFeed,
  placed: MatchedItem[],
): Promise<number> {
  // In one order for everybody: who waits for another's article holds none that the other wants.
  const beginning = placed
    .filter(({ isNew }) => isNew)
    .toSorted((one, other) => (one.item.uniqueId < other.item.uniqueId ? -1 : 1));
  if (beginning.length === 0) return 0;
  const rows = await insertArticles(trx, feed, beginning);
  const made = new Set(rows.map(({ id }) => id));
  await joinThoseThere(trx, placed, made);
  const pictures = beginning.flatMap(({ item: { pictureUrl }, articleId }) =>
    pictureUrl !== null && made.has(articleId) ? { articleId, source: pictureUrl } : [],
  );
  await insertOutboxJobs(trx, 'news.picture', pictures);
  return made.size;
}

/**
 * Has items join the article that was there after all: made at the same moment by a source in
 * another language, by an item before it, or left by a source that is gone.
 */
async function joinThoseThere(
  trx: Transaction<Schema>,
  placed: MatchedItem[],
  made: ReadonlySet<string>,
): Promise<void> {
  const late = placed.filter(({ isNew, articleId }) => isNew && !made.has(articleId));
  if (late.length === 0) return;
  const there = await trx
    .selectFrom('news_article')
    .select(['id', 'unique_id'])
    .where(
      'unique_id',
      'in',
      late.map(({ item }) => item.uniqueId),
    )
    .execute();
  const byUniqueId = new Map(there.map(({ id, unique_id }) => [unique_id, id]));
  const moved = new Map(
    late.map(({ articleId, item }) => [articleId, byUniqueId.get(item.uniqueId)]),
  );
  for (const place of placed) place.articleId = moved.get(place.articleId) ?? place.articleId;
}

/** Brings articles to the words of their changed items, but those that another source leads. */
async function editArticles(
  trx: Transaction<Schema>,
  feed: ClaimedFeed,
  edited: readonly EditedItem[],
): Promise<void> {
  const led = edited.filter(({ known }) => known.lead === feed.id);
  if (led.length === 0) return;
  await trx
    .updateTable('news_article')
    .from('feed_item')
    .set((build) => ({
      title: build.ref('feed_item.title'),
      excerpt: build.ref('feed_item.excerpt'),
      html: build.ref('feed_item.html'),
      url: build.ref('feed_item.url'),
      category: build.ref('feed_item.category'),
      picture_source: build.ref('feed_item.picture_source'),
      source: feed.name,
      language: feed.language,
      updated_at: build.fn<Date>('now'),
    }))
    .whereRef('news_article.id', '=', 'feed_item.article_id')
    .where('feed_item.feed_id', '=', feed.id)
    .where(
      'feed_item.guid',
      'in',
      led.map(({ item }) => item.guid),
    )
    .execute();
  const repictured = led.filter(({ item, known }) => item.pictureUrl !== known.picture_source);
  await purgeArticlePictures(
    trx,
    repictured.flatMap(({ item, known }) => (item.pictureUrl === null ? known.article_id : [])),
  );
  const pictures = repictured.flatMap(({ item: { pictureUrl }, known }) =>
    pictureUrl === null ? [] : { articleId: known.article_id, source: pictureUrl },
  );
  await insertOutboxJobs(trx, 'news.picture', pictures);
}
