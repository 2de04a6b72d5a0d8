import type {
  CategoryRule,
  FeedError,
  FeedPreview,
  FeedState,
  Language,
  NewsCategory,
} from '@kga/contracts';
import type { ColumnType, Generated } from 'kysely';

import type { FilledTime, OptionalTime, Time } from '../values.ts';

/** A value that is written as JSON text; the column's default where none is given. */
type FilledJson<Value> = ColumnType<Value, string | undefined, string>;

/** An outside source of news, and how its polls fare. */
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
  /** Of the last body that was read: the same bytes again are no news. */
  body_hash: Generated<Buffer | null>;
  /** Seconds between two polls, at present. */
  poll_seconds: Generated<number>;
  /** For how many seconds it is good by its own words, as last read; null where it says nothing. */
  ttl_seconds: Generated<number | null>;
  due_at: FilledTime;
  /** The current claim; expired after `leased_until`. */
  lease: Generated<string | null>;
  leased_until: OptionalTime;
  /** How often it was taken since a poll of it came to an end. */
  claims: Generated<number>;
  /** In a row. */
  failures: Generated<number>;
  failing_since: OptionalTime;
  last_polled_at: OptionalTime;
  last_new_item_at: OptionalTime;
  /** How many were ever read. */
  items: Generated<number>;
  created_at: FilledTime;
};

export type FeedErrorTable = {
  feed_id: string;
  at: FilledTime;
  fault: FeedError;
  status: number | null;
};

/** What an admin has had looked up; `found` is null until the worker has looked. */
export type FeedPreviewTable = {
  id: string;
  address: string;
  found: FilledJson<Omit<FeedPreview, 'id'> | null>;
  created_at: FilledTime;
};

/** An item of a source, and the article that it became or joined. */
export type FeedItemTable = {
  feed_id: string;
  /** Hash of what identifies it within the source. */
  guid: Buffer;
  article_id: string;
  url: string | null;
  /** Of its canonical address: the same article elsewhere has the same. */
  url_hash: Buffer | null;
  /** Of its words: another one is an edit. */
  content_hash: Buffer;
  title: string;
  excerpt: string;
  html: string;
  picture_source: string | null;
  category: NewsCategory;
  published_at: Time;
  first_seen_at: FilledTime;
  /** Of its title, see `titleKeys`. */
  title_keys: Generated<number[]>;
};

/** What was ever seeded; stays when the source is removed, which then is not seeded again. */
export type FeedSeedTable = {
  key: string;
  feed_id: string | null;
};
