// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Transaction } from '@kga/db/core';
import {
  type ClaimedFeed,
  type ItemOfTitle,
  type ItemOfUrl,
  lockNewsLanguage,
  selectItemsByTitleKeys,
  selectItemsByUrl,
} from '@kga/db/news';
import { v7 } from 'uuid';

import type { PreparedItem } from './prepare-items.ts';
import {
  type ParsedTitle,
  areSimilarTitles,
  normalizeTitle,
  parseTitle,
} from './title-similarity.ts';

/** An item with its article: a new one, or one that exists. */
export type MatchedItem = { item: PreparedItem; articleId: string; isNew: boolean };

/** Largest distance between two publications of the same event. */
const maxDistanceMs = 3 * 86_400_000;

/** Stored items with a common title key that one poll loads. */
const maxCandidates = 2_000;

/** Candidates that one item is compared with; other feeds of the language wait meanwhile. */
const maxComparisons = 20;

type Candidate = {
  articleId: string;
  publishedAt: Date;
  /** Parsed on first use. */
  parsedTitle: () => ParsedTitle;
};

/** Candidates by title key, and by plain title. */
type Candidates = ReadonlyMap<number | string, Candidate[]>;

/**
 * Finds the article of each new item: the one with the same URL, else one of another feed with nearly
 * the same title, else a new one. Until the transaction ends, no other feed of this language is
 * matched.
 */
export async function matchArticles(
  trx: Transaction,
  feed: ClaimedFeed,
  items: readonly PreparedItem[],
): Promise<MatchedItem[]> {
  await lockNewsLanguage(trx, feed.language);
  const hashes = items.flatMap(({ urlHash }) => urlHash ?? []);
  const stored = await selectItemsByUrl(trx, feed.id, hashes);
  const matched: MatchedItem[] = [];
  const unmatched: PreparedItem[] = [];
  for (const item of items) {
    const sameUrl = stored.get(item.urlHash?.toString('hex') ?? '');
    if (sameUrl && isSameArticle(feed, item, sameUrl)) {
      matched.push({ item, articleId: sameUrl.article_id, isNew: false });
    } else {
      unmatched.push(sameUrl ? withoutUrl(item) : item);
    }
  }
  const candidates = await loadCandidates(trx, feed, unmatched);
  const taken = new Set<string>();
  for (const item of unmatched) {
    const similar = findSimilar(candidates, item, taken);
    if (similar !== undefined) taken.add(similar);
    matched.push({ item, articleId: similar ?? v7(), isNew: similar === undefined });
  }
  return matched;
}

/** Within one feed the URL is not enough: all items may link to the front page. */
function isSameArticle(feed: ClaimedFeed, item: PreparedItem, stored: ItemOfUrl): boolean {
  if (stored.feed_id !== feed.id) return true;
  const title = parseTitle(normalizeTitle(stored.title, feed.name));
  return title.plain === item.parsedTitle().plain || areSimilarTitles(title, item.parsedTitle());
}

const withoutUrl = (item: PreparedItem): PreparedItem => ({
  ...item,
  urlHash: null,
  uniqueId: item.guidUniqueId,
});

async function loadCandidates(trx: Transaction, feed: ClaimedFeed, items: readonly PreparedItem[]) {
  const keys = [...new Set(items.flatMap((item) => item.titleKeys()))];
  if (keys.length === 0) return new Map();
  const times = items.map(({ publishedAt }) => publishedAt.getTime());
  const rows = await selectItemsByTitleKeys(trx, feed.id, {
    keys,
    from: new Date(Math.min(...times) - maxDistanceMs),
    to: new Date(Math.max(...times) + maxDistanceMs),
    limit: maxCandidates,
  });
  return indexCandidates(rows);
}

function indexCandidates(rows: readonly ItemOfTitle[]): Candidates {
  const index = new Map<number | string, Candidate[]>();
  for (const { article_id, title, source, title_keys, published_at } of rows) {
    const plain = normalizeTitle(title, source);
    let parsed: ParsedTitle | undefined;
    const candidate = {
      articleId: article_id,
      publishedAt: published_at,
      parsedTitle: () => (parsed ??= parseTitle(plain)),
    };
    for (const key of [plain, ...title_keys]) {
      const sameKey = index.get(key);
      if (sameKey) sameKey.push(candidate);
      else index.set(key, [candidate]);
    }
  }
  return index;
}

/**
 * Finds the article with the same or nearly the same title. Those `taken` by other items of the poll
 * are excluded, because a feed publishes an event once.
 */
function findSimilar(candidates: Candidates, item: PreparedItem, taken: ReadonlySet<string>) {
  const isEligible = ({ articleId, publishedAt }: Candidate) =>
    Math.abs(publishedAt.getTime() - item.publishedAt.getTime()) <= maxDistanceMs &&
    !taken.has(articleId);
  const title = item.parsedTitle();
  const same = candidates.get(title.plain)?.find(isEligible);
  if (same) return same.articleId;
  const commonKeys = new Map<Candidate, number>();
  for (const candidate of item.titleKeys().flatMap((key) => candidates.get(key) ?? [])) {
    if (isEligible(candidate)) commonKeys.set(candidate, (commonKeys.get(candidate) ?? 0) + 1);
  }
  // The more keys two titles have in common, the more similar they are.
  return Array.from(commonKeys)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxComparisons)
    .find(([candidate]) => areSimilarTitles(candidate.parsedTitle(), title))?.[0].articleId;
}
