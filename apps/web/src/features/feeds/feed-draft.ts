import {
  type Feed,
  type createFeed,
  type CategoryRule,
  type NewsCategory,
  languages,
  newsCategories,
} from '@kga/contracts';
import * as z from 'zod/mini';

import { type DraftKey, readDraft, storeDraft } from '../../lib/forms/drafts.ts';

/** What is sent of a source. */
export type FeedBody = z.input<typeof createFeed.schema.body>;

/** A source as it is known before anybody has typed; a language of null could not be told. */
export type InitialFeed = Pick<
  Feed,
  'name' | 'url' | 'siteUrl' | 'category' | 'rules' | 'enabled'
> & { language: Feed['language'] | null };

/** What the form of a source holds. */
type FeedDraft = Pick<Feed, 'name' | 'url' | 'siteUrl' | 'category' | 'enabled' | 'language'> & {
  rules: readonly RuleRow[];
};

/** What is kept of what was typed: only the fields that somebody changed. */
const changesSchema = z.partial(
  z.object({
    name: z.string(),
    url: z.string(),
    siteUrl: z.string(),
    category: z.enum(newsCategories),
    language: z.enum(languages),
    enabled: z.boolean(),
    rules: z.array(z.object({ key: z.int(), category: z.enum(newsCategories), words: z.string() })),
  }),
);

type FeedChanges = { readonly [Name in keyof FeedDraft]?: FeedDraft[Name] | undefined };

/** What is known of a source, as its form shows it. */
export function draftOf({ rules, language, ...known }: InitialFeed): FeedDraft {
  const { name, url, siteUrl, category, enabled } = known;
  const shown = language ?? languages[0];
  return { name, url, siteUrl, category, enabled, language: shown, rules: rowsOf(rules) };
}

/** A draft with what was typed into it before. */
export function withChanges(draft: FeedDraft, changes: FeedChanges): FeedDraft {
  return {
    name: changes.name ?? draft.name,
    url: changes.url ?? draft.url,
    siteUrl: changes.siteUrl ?? draft.siteUrl,
    category: changes.category ?? draft.category,
    language: changes.language ?? draft.language,
    enabled: changes.enabled ?? draft.enabled,
    rules: changes.rules ?? draft.rules,
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that are no longer as they were. */
export function changedFields<Fields extends object>(
  before: { [Name in keyof Fields]?: unknown },
  after: Fields,
): Partial<Fields> {
  const changed = { ...after };
  for (const name in changed) {
    if (same(before[name], after[name])) delete changed[name];
  }
  return changed;
}

/** What was typed of a source and not saved; undefined where there is none. */
export function readFeedDraft(key: DraftKey): FeedChanges | undefined {
  try {
    return changesSchema.parse(JSON.parse(readDraft(key)['feed'] ?? ''));
  } catch {
    return undefined;
  }
}

/** Keeps what is typed of a source for a reload. */
export function storeFeedDraft(key: DraftKey, changes: object): void {
  storeDraft(key, Object.keys(changes).length > 0 ? { feed: JSON.stringify(changes) } : null);
}

/** A rule as it is written: its words in one text. `key` tells rows apart. */
export type RuleRow = { key: number; category: NewsCategory; words: string };

/** The words of a text that are separated by commas, of Chinese and Japanese too, or lines. */
export function wordsOf(text: string): string[] {
  const words = text.split(/[,，、;；\n]/u).map((word) => word.trim().replaceAll(/\s+/g, ' '));
  return [...new Set(words)].filter((word) => word !== '');
}

/** Rules as the server keeps them. */
export function rulesOf(written: readonly RuleRow[]): CategoryRule[] {
  return written.map(({ category, words }) => ({ category, words: wordsOf(words) }));
}

/** Rules as rows of a form. */
export function rowsOf(rules: readonly CategoryRule[]): RuleRow[] {
  return rules.map(({ category, words }, key) => ({ key, category, words: words.join(', ') }));
}
