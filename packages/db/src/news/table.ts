import type { Language, NewsCategory } from '@kga/contracts';
import type { Generated } from 'kysely';

import type { FilledTime } from '../time.ts';

/** An article, our own or from an outside source. */
export type NewsArticleTable = {
  id: string;
  unique_id: string;
  title: string;
  category: NewsCategory;
  excerpt: string;
  image_url: string | null;
  is_aggregated: boolean;
  source: string | null;
  language: Language;
  status: Generated<'draft' | 'published' | 'hidden'>;
  created_at: FilledTime;
};
