// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { DateDoubt, NewsCategory } from '@kga/contracts/news';
import type { Generated } from 'kysely';

import type { FilledTime, OptionalTime, Time } from '../core/values.ts';

/** An article in one language, our own or from an external source. */
export type NewsArticleTable = {
  id: string;
  unique_id: string;
  title: string;
  category: NewsCategory;
  excerpt: string;
  is_aggregated: boolean;
  /** Name of the external source when it was last read. */
  source: string | null;
  language: Language;
  status: Generated<'draft' | 'scheduled' | 'published' | 'hidden'>;
  /** Time of publication; of an unpublished own article, of its creation. */
  created_at: FilledTime;
  /** Aggregated articles only: why the source's date is not certain. */
  date_doubt: Generated<DateDoubt | null>;
  /** Own articles only. */
  own_article_id: Generated<string | null>;
  /** Aggregated articles only: the feed of its text. */
  feed_id: Generated<string | null>;
  /** Aggregated articles only: URL at the source. */
  url: Generated<string | null>;
  /** Sanitised. */
  html: Generated<string>;
  /** Own articles only: Markdown. */
  body: Generated<string | null>;
  /** Own articles only: the excerpt is the beginning of the article. */
  excerpt_is_made: Generated<boolean>;
  image_alt: Generated<string>;
  /** Own articles only: who wrote it, as readers see the name; empty for the campaign itself. */
  author: Generated<string>;
  picture_source: Generated<string | null>;
  picture_small_id: Generated<string | null>;
  picture_large_id: Generated<string | null>;
  publish_at: OptionalTime;
  /** Aggregated articles only: when an admin hid it, and why. */
  hidden_at: OptionalTime;
  hidden_reason: Generated<string | null>;
  revision: Generated<number>;
  updated_at: FilledTime;
};

/** Data that the translations of an own article share. */
export type OwnArticleTable = {
  id: string;
  /** Null until one is chosen; only drafts have none. */
  category: NewsCategory | null;
  picture_source: string | null;
  created_at: FilledTime;
};

/** Columns of published articles for lists and search; maintained by triggers. */
export type NewsListingTable = {
  article_id: string;
  language: Language;
  category: NewsCategory;
  created_at: Time;
  /** Plain text: without case and accents, a space before, between and after words. */
  title: string;
  /** Plain text of title and excerpt. */
  words: string;
};

/** Published articles added or, below 0, removed; maintained by triggers. */
export type NewsCountTable = { language: Language; category: NewsCategory; articles: number };

declare module '../core/client.ts' {
  interface Schema {
    news_article: NewsArticleTable;
    news_listing: NewsListingTable;
    news_count: NewsCountTable;
    own_article: OwnArticleTable;
  }
}
