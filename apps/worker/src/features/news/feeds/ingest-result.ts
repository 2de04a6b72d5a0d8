// SPDX-License-Identifier: AGPL-3.0-or-later
import type { CategoryRule, NewsCategory } from '@kga/contracts/news';
import { transaction, type Transaction } from '@kga/db/core';
import { type ClaimedFeed, lockClaimedFeed, settleFeed } from '@kga/db/news';
import { type BulkheadPolicy, bulkhead } from 'cockatiel';

import type { Context } from '../../../platform/context.ts';
import type { FeedAnswer } from './fetch-feed.ts';
import { type IngestResult, ingestItems } from './ingest.ts';
import { maxPollInterval, pollIntervalAfter } from './poll-interval.ts';
import { type ParsedFeed, selectArticleItems } from './read/parsed-feed.ts';

/**
 * One transaction at a time for each language: feeds of one language would wait for each other in
 * Postgres, each holding a connection.
 */
const turns = new Map<string, BulkheadPolicy>();

function turnOf(language: string): BulkheadPolicy {
  const turn = turns.get(language) ?? bulkhead(1, Infinity);
  turns.set(language, turn);
  return turn;
}

type IngestDeps = Pick<Context, 'db' | 'now' | 'random'>;

type PollResponse = { answer: FeedAnswer; read: ParsedFeed };

/** Stores what a poll brought and releases the feed; undefined where the claim was lost meanwhile. */
export async function saveIngestResult(
  deps: IngestDeps,
  feed: ClaimedFeed,
  response: PollResponse,
): Promise<IngestResult | undefined> {
  // A conflict comes from an admin who deletes a feed with which this one shares an article.
  return turnOf(feed.language).execute(() =>
    transaction(deps.db, (trx) => save(trx, deps, feed, response)),
  );
}

async function save(
  trx: Transaction,
  { now, random }: IngestDeps,
  claimed: ClaimedFeed,
  { answer: { movedTo, answer, keepsSeconds }, read }: PollResponse,
): Promise<IngestResult | undefined> {
  // An admin may have changed its name, language or rules during the poll.
  const feed = await lockClaimedFeed(trx, claimed);
  if (!feed) return undefined;
  const items = selectArticleItems(read).map((item) => ({
    ...item,
    category: categoryOf(feed, item),
  }));
  const ingested = await ingestItems(trx, feed, items, now());
  const newItems = ingested.added + ingested.joined;
  // Feeds may name any number.
  const ttlSeconds = read.ttlSeconds && Math.min(read.ttlSeconds, maxPollInterval);
  const maxAge = Math.max(keepsSeconds, ttlSeconds ?? 0);
  const interval = pollIntervalAfter(feed, { newItems, keepsSeconds: maxAge }, random);
  const counts = { entries: read.entries, articles: items.length };
  const poll = {
    ...interval,
    newItems,
    ttlSeconds,
    movedTo,
    read: counts,
    ...(answer && { answer }),
  };
  await settleFeed(trx, feed, poll);
  return ingested;
}

/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** The category of the first rule with a word in title or excerpt, else the category of the feed. */
export function categoryOf(
  feed: { category: NewsCategory; rules: readonly CategoryRule[] },
  item: { title: string; excerpt: string },
): NewsCategory {
  const text = plain(`${item.title}\n${item.excerpt}`);
  const matching = feed.rules.find(({ words }) =>
    words.some((word) => containsWord(text, plain(word))),
  );
  return matching?.category ?? feed.category;
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Whether the text contains a word as a whole. A `*` at either end matches any letters; words of scripts
 * without spaces match anywhere.
 */
function containsWord(text: string, rule: string): boolean {
  const pattern = rule.trim();
  const word = pattern.replace(/^\*+/, '').replace(/\*+$/, '');
  if (word === '') return false;
  if (unspaced.test(word)) return text.includes(word);
  const [anyBefore, anyAfter] = [pattern.startsWith('*'), pattern.endsWith('*')];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const begins = anyBefore || !isOfWord(text.slice(0, at).at(-1));
    if (begins && (anyAfter || !isOfWord(text.at(at + word.length)))) return true;
  }
  return false;
}

const isOfWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character) && !unspaced.test(character);
