// SPDX-License-Identifier: AGPL-3.0-or-later
import { languageTag } from '@kga/contracts/content';
import { defaultLanguage } from '@kga/contracts/core';
import { type Feed, type createFeed, type CategoryRule, newsCategories } from '@kga/contracts/news';
import * as z from 'zod/mini';

import { type DraftKey, readDraft, storeDraft } from '../../../lib/forms/drafts.ts';

export type FeedBody = z.input<typeof createFeed.schema.body>;

/** Initial values of the feed form; the language is null if it could not be detected. */
export type InitialFeed = Pick<
  Feed,
  'name' | 'url' | 'siteUrl' | 'category' | 'rules' | 'enabled'
> & { language: Feed['language'] | null };

const draftSchema = z.object({
  name: z.string(),
  url: z.string(),
  siteUrl: z.string(),
  category: z.enum(newsCategories),
  language: languageTag,
  enabled: z.boolean(),
  rules: z.readonly(
    z.array(z.object({ key: z.int(), category: z.enum(newsCategories), words: z.string() })),
  ),
});

type FeedDraft = z.infer<typeof draftSchema>;

/** A rule as a form row: its keywords as one text. `key` is the React key. */
export type RuleRow = FeedDraft['rules'][number];

/** The saved draft: changed fields only. */
const changesSchema = z.partial(draftSchema);

type FeedChanges = z.infer<typeof changesSchema>;

export function draftOf({ rules, language, ...known }: InitialFeed): FeedDraft {
  const { name, url, siteUrl, category, enabled } = known;
  const shown = language ?? defaultLanguage;
  return { name, url, siteUrl, category, enabled, language: shown, rules: rowsOf(rules) };
}

export function withChanges(draft: FeedDraft, changes: FeedChanges): FeedDraft {
  return draftSchema.parse({ ...draft, ...changes });
}

export function changedFields<Fields extends object>(
  before: { [Name in keyof Fields]?: unknown },
  after: Fields,
): Partial<Fields> {
  const changed = { ...after };
  for (const name in changed) {
    if (JSON.stringify(before[name]) === JSON.stringify(after[name])) delete changed[name];
  }
  return changed;
}

export function readFeedDraft(key: DraftKey): FeedChanges | undefined {
  try {
    return changesSchema.parse(JSON.parse(readDraft(key)['feed'] ?? ''));
  } catch {
    return undefined;
  }
}

/** Saves the changes of a feed form, so that they survive a reload. */
export function storeFeedDraft(key: DraftKey, changes: object): void {
  storeDraft(key, Object.keys(changes).length > 0 ? { feed: JSON.stringify(changes) } : null);
}

/** Splits keywords at commas, including Chinese and Japanese ones, and at line breaks. */
export function wordsOf(text: string): string[] {
  const words = text.split(/[,，、;；\n]/u).map((word) => word.trim().replaceAll(/\s+/g, ' '));
  return [...new Set(words)].filter((word) => word !== '');
}

export function rulesOf(written: readonly RuleRow[]): CategoryRule[] {
  return written.map(({ category, words }) => ({ category, words: wordsOf(words) }));
}

export function rowsOf(rules: readonly CategoryRule[]): RuleRow[] {
  return rules.map(({ category, words }, key) => ({ key, category, words: words.join(', ') }));
}
