// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type {
  CategoryRule,
  DateDoubt,
  FeedError,
  FeedPreview,
  FeedState,
  NewsCategory,
} from '@kga/contracts/news';
import type { ColumnType, Generated } from 'kysely';

import type { FilledTime, OptionalTime, Time } from '../../core/values.ts';

/** A value that is written as JSON text; the column's default where none is given. */
type FilledJson<Value> = ColumnType<Value, string | undefined, string>;

/** An external news source and the state of its polls. */
export type FeedTable = {
  id: string;
  url: string;
  site_url: string;
  name: string;
  language: Language;
  category: NewsCategory;
  rules: FilledJson<CategoryRule[]>;
  enabled: boolean;
  state: Generated<FeedState>;
  etag: Generated<string | null>;
  last_modified: Generated<string | null>;
  /** Hash of the last body. */
  body_hash: Generated<Buffer | null>;
  /** Current seconds between two polls. */
  poll_seconds: Generated<number>;
  /** The interval in seconds that the feed asks for; null where it names none. */
  ttl_seconds: Generated<number | null>;
  due_at: FilledTime;
  /** The current claim; expired after `leased_until`. */
  lease: Generated<string | null>;
  leased_until: OptionalTime;
  /** Claims since the last poll that ended. */
  claims: Generated<number>;
  /** Consecutive failures. */
  failures: Generated<number>;
  failing_since: OptionalTime;
  last_polled_at: OptionalTime;
  last_new_item_at: OptionalTime;
  /** Number of items ever read. */
  items: Generated<number>;
  /** Items of the last document that was read, and those of them that are articles; null before. */
  last_entries: Generated<number | null>;
  last_articles: Generated<number | null>;
  created_at: FilledTime;
};

export type FeedErrorTable = {
  feed_id: string;
  at: FilledTime;
  fault: FeedError;
  status: number | null;
};

/** A preview that an admin requested; `found` is null until the worker has loaded it. */
export type FeedPreviewTable = {
  id: string;
  address: string;
  found: FilledJson<Omit<FeedPreview, 'id'> | null>;
  created_at: FilledTime;
};

/** An item of a feed, and the article that it became or joined. */
export type FeedItemTable = {
  feed_id: string;
  /** Hash of the guid. */
  guid: Buffer;
  article_id: string;
  url: string | null;
  /** Hash of the canonical URL, the same for copies of an article. */
  url_hash: Buffer | null;
  /** Hash of the text; a different one is an edit. */
  content_hash: Buffer;
  title: string;
  excerpt: string;
  html: string;
  picture_source: string | null;
  category: NewsCategory;
  published_at: Time;
  date_doubt: Generated<DateDoubt | null>;
  first_seen_at: FilledTime;
  /** MinHash keys of the title. */
  title_keys: Generated<number[]>;
};

/** Seeded feeds; a row stays when its feed is deleted, so that it is not seeded again. */
export type FeedSeedTable = {
  key: string;
  feed_id: string | null;
};

declare module '../../core/client.ts' {
  interface Schema {
    feed: FeedTable;
    feed_fault: FeedErrorTable;
    feed_preview: FeedPreviewTable;
    feed_item: FeedItemTable;
    feed_seed: FeedSeedTable;
  }
}
