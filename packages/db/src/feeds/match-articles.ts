import { type Transaction, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Schema } from '../schema.ts';
import type { PreparedItem } from './items.ts';
import type { ClaimedFeed } from './polls.ts';
import {
  type ParsedTitle,
  areSimilarTitles,
  normalizeTitle,
  parseTitle,
} from './title-similarity.ts';

/** An item with its article: one that it begins, or one that is there. */
export type MatchedItem = { item: PreparedItem; articleId: string; isNew: boolean };

/** Between two publications of the same, at most. */
const nearMs = 3 * 86_400_000;

/** Items with a key in common that are read in one poll. */
const mostCandidates = 2_000;

/** Of them, those with which one item is compared; others wait meanwhile. */
const mostCompared = 20;

type SameAddress = { feed_id: string; article_id: string; title: string };

type Candidate = {
  article_id: string;
  /** Taken to pieces once, and only where it is looked at. */
  plainTitle: () => ParsedTitle;
  published_at: Date;
};

type Candidates = ReadonlyMap<number | string, Candidate[]>;

/**
 * Finds the article of each new item: the one with the same address, else one with nearly the same
 * title of another source, else a new one. Until the transaction ends, nobody else places items of
 * this language, so that the same from two sources at one moment becomes one article.
 */
export async function matchArticles(
  trx: Transaction<Schema>,
  feed: ClaimedFeed,
  items: readonly PreparedItem[],
): Promise<MatchedItem[]> {
  await sql`select pg_advisory_xact_lock(hashtext('kga:news'), hashtext(${feed.language}))`.execute(
    trx,
  );
  const byAddress = await sameAddresses(trx, feed, items);
  const placed: MatchedItem[] = [];
  const left: PreparedItem[] = [];
  for (const given of items) {
    const there = byAddress.get(given.urlHash?.toString('hex') ?? '');
    if (there && isSame(feed, given, there)) {
      placed.push({ item: given, articleId: there.article_id, isNew: false });
    } else {
      left.push(there ? withoutAddress(given) : given);
    }
  }
  const candidates = await nearTitles(trx, feed, left);
  const taken = new Set<string>();
  for (const item of left) {
    const near = nearOf(candidates, item, taken);
    if (near !== undefined) taken.add(near);
    placed.push({ item, articleId: near ?? uuidv7(), isNew: near === undefined });
  }
  return placed;
}

/** Within one source an address alone does not tell: all of its items may lead to its start page. */
function isSame(feed: ClaimedFeed, item: PreparedItem, there: SameAddress): boolean {
  if (there.feed_id !== feed.id) return true;
  const title = parseTitle(normalizeTitle(there.title, feed.name));
  return title.plain === item.plainTitle().plain || areSimilarTitles(title, item.plainTitle());
}

const withoutAddress = (item: PreparedItem): PreparedItem => ({
  ...item,
  urlHash: null,
  uniqueId: item.ownUniqueId,
});

/** The first item with each address; one of this source before others. */
async function sameAddresses(
  trx: Transaction<Schema>,
  feed: ClaimedFeed,
  items: readonly PreparedItem[],
): Promise<Map<string, SameAddress>> {
  const hashes = items.flatMap(({ urlHash }) => urlHash ?? []);
  if (hashes.length === 0) return new Map();
  const rows = await trx
    .selectFrom('feed_item')
    .select(['url_hash', 'feed_id', 'article_id', 'title'])
    .where((build) => build('url_hash', '=', build.fn.any(build.val(hashes))))
    .orderBy((build) => build('feed_id', '=', feed.id))
    .orderBy('first_seen_at', 'desc')
    .execute();
  // The last of each counts.
  return new Map(rows.map(({ url_hash, ...row }) => [url_hash?.toString('hex') ?? '', row]));
}

/** Items of other sources that share a key with one of these, by key and by plain title. */
async function nearTitles(
  trx: Transaction<Schema>,
  feed: ClaimedFeed,
  items: readonly PreparedItem[],
): Promise<Candidates> {
  const keys = [...new Set(items.flatMap((item) => item.titleKeys()))];
  const found = new Map<number | string, Candidate[]>();
  if (keys.length === 0) return found;
  const times = items.map(({ publishedAt }) => publishedAt.getTime());
  const rows = await trx
    .selectFrom('feed_item as item')
    .innerJoin('feed as other', 'other.id', 'item.feed_id')
    .select([
      'item.article_id',
      'item.title',
      'item.published_at',
      'item.title_keys',
      'other.name as source',
    ])
    .where(sql<boolean>`item.title_keys && ${keys}::integer[]`)
    .where('item.published_at', '>=', new Date(Math.min(...times) - nearMs))
    .where('item.published_at', '<=', new Date(Math.max(...times) + nearMs))
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('feed_item as own')
            .select('own.feed_id')
            .whereRef('own.article_id', '=', 'item.article_id')
            .where('own.feed_id', '=', feed.id),
        ),
      ),
    )
    .orderBy('item.first_seen_at')
    .limit(mostCandidates)
    .execute();
  for (const { title, source, title_keys, ...row } of rows) {
    const plain = normalizeTitle(title, source);
    let read: ParsedTitle | undefined;
    const candidate = { ...row, plainTitle: () => (read ??= parseTitle(plain)) };
    for (const key of [plain, ...title_keys]) {
      const those = found.get(key);
      if (those) those.push(candidate);
      else found.set(key, [candidate]);
    }
  }
  return found;
}

/** The article with the same title or nearly so, but those taken: one source tells a thing once. */
function nearOf(
  found: Candidates,
  item: PreparedItem,
  taken: ReadonlySet<string>,
): string | undefined {
  const isFree = ({ article_id, published_at }: Candidate) =>
    Math.abs(published_at.getTime() - item.publishedAt.getTime()) <= nearMs &&
    !taken.has(article_id);
  const title = item.plainTitle();
  const same = found.get(title.plain)?.find(isFree);
  if (same) return same.article_id;
  const shared = new Map<Candidate, number>();
  for (const candidate of item.titleKeys().flatMap((key) => found.get(key) ?? [])) {
    if (isFree(candidate)) shared.set(candidate, (shared.get(candidate) ?? 0) + 1);
  }
  // The more keys two have in common, the nearer they are.
  return Array.from(shared)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostCompared)
    .find(([candidate]) => areSimilarTitles(candidate.plainTitle(), title))?.[0].article_id;
}
