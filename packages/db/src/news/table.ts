import type { Language, NewsCategory } from '@kga/contracts';
import type { Generated } from 'kysely';

import type { FilledTime, OptionalTime, Time } from '../time.ts';

/** An article in one language, our own or from an outside source. */
export type NewsArticleTable = {
  id: string;
  unique_id: string;
  title: string;
  category: NewsCategory;
  excerpt: string;
  is_aggregated: boolean;
  /** Name of the outside source, as it was last read. */
  source: string | null;
  language: Language;
  status: Generated<'draft' | 'scheduled' | 'published' | 'hidden'>;
  /** When it was published; of an own one that is not yet, when it was begun. */
  created_at: FilledTime;
  /** Of an own one. */
  own_article_id: Generated<string | null>;
  /** Of an aggregated one: the source from which its words come. */
  feed_id: Generated<string | null>;
  /** Of an aggregated one: where it is at its source. */
  url: Generated<string | null>;
  /** Sanitised. */
  html: Generated<string>;
  /** Of an own one, as Markdown. */
  body: Generated<string | null>;
  /** Of an own one: nobody wrote the excerpt, it is the beginning of the article. */
  excerpt_is_made: Generated<boolean>;
  image_alt: Generated<string>;
  picture_source: Generated<string | null>;
  picture_small_id: Generated<string | null>;
  picture_large_id: Generated<string | null>;
  publish_at: OptionalTime;
  /** Of an aggregated one that an admin took from readers, and why. */
  hidden_at: OptionalTime;
  hidden_reason: Generated<string | null>;
  revision: Generated<number>;
  updated_at: FilledTime;
};

/** What the languages of an own article share. */
export type OwnArticleTable = {
  id: string;
  category: NewsCategory;
  picture_source: string | null;
  created_at: FilledTime;
};

/** What lists and search read of a published article; kept by triggers. */
export type NewsListingTable = {
  article_id: string;
  language: Language;
  category: NewsCategory;
  created_at: Time;
  /** Plain: without case and accents, a space before, between and after words. */
  title: string;
  /** Title and excerpt, plain. */
  words: string;
};

/** Published articles that were added or, below 0, taken away; kept by triggers. */
export type NewsCountTable = { language: Language; category: NewsCategory; articles: number };
