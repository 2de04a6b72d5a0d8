// SPDX-License-Identifier: AGPL-3.0-or-later
import type { DateDoubt } from '@kga/contracts/news';
import { purgeArticlePictures } from '@kga/db/content';
import { insertOutboxJobs, type Transaction } from '@kga/db/core';
import {
  type ClaimedFeed,
  type KnownFeedItem,
  insertFeedArticles,
  selectArticleIds,
  selectItemsByTitle,
  selectKnownItems,
  type SameTitleItem,
  updateFeedArticles,
  updateItemGuid,
  upsertFeedItems,
} from '@kga/db/news';

import { type MatchedItem, matchArticles } from './match-articles.ts';
import { type FeedItem, type PreparedItem, prepareItems } from './prepare-items.ts';

/** Number of items that became articles, joined an existing article, or changed. */
export type IngestResult = { added: number; joined: number; edited: number };

type EditedItem = { item: PreparedItem; known: KnownFeedItem };

/**
 * Stores the items of a feed in a fixed number of statements, for hundreds of items at a time. New
 * items become articles or join the article of the same story, changed ones are updated, and
 * unchanged ones cost no write. Items that the feed no longer has stay.
 */
export async function ingestItems(
  trx: Transaction,
  feed: ClaimedFeed,
  read: readonly FeedItem[],
  now: Date,
): Promise<IngestResult> {
  const items = prepareItems(feed, read, now);
  const guids = items.map(({ guid }) => guid);
  const beforeRenaming = await selectKnownItems(trx, feed.id, guids);
  const hasRenamed = await renameItems(
    trx,
    feed,
    items.filter(({ guid }) => !beforeRenaming.has(guid.toString('hex'))),
    guids,
  );
  const known = hasRenamed ? await selectKnownItems(trx, feed.id, guids) : beforeRenaming;
  const fresh: PreparedItem[] = [];
  const edited: EditedItem[] = [];
  for (const item of items) {
    const before = known.get(item.guid.toString('hex'));
    if (!before) fresh.push(item);
    else if (!before.content_hash.equals(item.contentHash)) edited.push({ item, known: before });
  }
  const matched = fresh.length > 0 ? await matchArticles(trx, feed, fresh) : [];
  const added = await addArticles(trx, feed, matched);
  const written = [
    ...matched,
    ...edited.map(({ item, known: { article_id } }) => ({ item, articleId: article_id })),
  ];
  await upsertFeedItems(
    trx,
    feed,
    written.map(({ item, articleId }) => ({ ...item, articleId, titleKeys: item.titleKeys() })),
  );
  await editArticles(trx, feed, edited);
  return { added, joined: matched.length - added, edited: edited.length };
}

/**
 * Recognises items that changed their guid, or guid and URL, but nothing else: a stored item with the
 * same text, picture and date that the feed has no more. Returns whether there were any.
 */
async function renameItems(
  trx: Transaction,
  feed: ClaimedFeed,
  unknown: readonly PreparedItem[],
  guids: readonly Buffer[],
): Promise<boolean> {
  const titles = unknown.map(({ title }) => title);
  const stored = await selectItemsByTitle(trx, feed.id, { titles, except: guids });
  const renamed = new Set<SameTitleItem>();
  for (const item of unknown) {
    const before = stored.find((row) => !renamed.has(row) && isSameItem(row, item));
    if (!before) continue;
    renamed.add(before);
    // oxlint-disable-next-line no-await-in-loop -- rare, and one connection
    await updateItemGuid(trx, feed.id, { from: before.guid, to: item.guid });
  }
  return renamed.size > 0;
}

function isSameItem(stored: SameTitleItem, item: PreparedItem): boolean {
  const isSameDate =
    stored.published_at.getTime() === item.publishedAt.getTime() ||
    // Both are dated by when they were found.
    (isFoundDate(stored.date_doubt) && isFoundDate(item.dateDoubt));
  return (
    isSameDate &&
    stored.title === item.title &&
    stored.excerpt === item.excerpt &&
    stored.html === item.html &&
    stored.picture_source === item.pictureUrl
  );
}

const isFoundDate = (doubt: DateDoubt | null) => doubt === 'unknown' || doubt === 'future';

/** Inserts the articles of new stories and returns their number. */
async function addArticles(trx: Transaction, feed: ClaimedFeed, matched: MatchedItem[]) {
  // Every transaction inserts in the same order, so that two of them cannot deadlock.
  const beginning = matched
    .filter(({ isNew }) => isNew)
    .toSorted((one, other) => (one.item.uniqueId < other.item.uniqueId ? -1 : 1));
  if (beginning.length === 0) return 0;
  const articles = beginning.map(({ item, articleId }) => ({ ...item, articleId }));
  const inserted = new Set(await insertFeedArticles(trx, feed, articles));
  await joinExisting(trx, matched, inserted);
  const pictures = beginning.flatMap(({ item: { pictureUrl }, articleId }) =>
    pictureUrl !== null && inserted.has(articleId) ? { articleId, source: pictureUrl } : [],
  );
  await insertOutboxJobs(trx, 'news.picture', pictures);
  return inserted.size;
}

/**
 * Joins items to an article that exists after all: inserted at the same moment by a feed in another
 * language, by an earlier item of this poll, or left by a deleted feed.
 */
async function joinExisting(
  trx: Transaction,
  matched: MatchedItem[],
  inserted: ReadonlySet<string>,
): Promise<void> {
  const refused = matched.filter(({ isNew, articleId }) => isNew && !inserted.has(articleId));
  const existing = await selectArticleIds(
    trx,
    refused.map(({ item }) => item.uniqueId),
  );
  const replaced = new Map(
    refused.map(({ articleId, item }) => [articleId, existing.get(item.uniqueId)]),
  );
  for (const match of matched) match.articleId = replaced.get(match.articleId) ?? match.articleId;
}

/** Updates the articles that show the text of this feed. */
async function editArticles(trx: Transaction, feed: ClaimedFeed, edited: readonly EditedItem[]) {
  const led = edited.filter(({ known }) => known.lead === feed.id);
  if (led.length === 0) return;
  await updateFeedArticles(
    trx,
    feed,
    led.map(({ item }) => item.guid),
  );
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
