// SPDX-License-Identifier: AGPL-3.0-or-later
import { languageTag } from '@kga/contracts/content';
import { type NewsCategory, newsCategories, versionStatuses } from '@kga/contracts/news';
import * as z from 'zod/mini';

import { type DraftKey, readDraft, storeDraft } from '../../../lib/forms/drafts.ts';

/** Field values of one language. `publishAt` is an ISO 8601 instant, or empty. */
const versionTexts = z.object({
  title: z.string(),
  excerpt: z.string(),
  body: z.string(),
  imageAlt: z.string(),
  /** Drafts from before this field have none. */
  author: z._default(z.string(), ''),
  status: z.enum(versionStatuses),
  publishAt: z.string(),
});

export type VersionTexts = z.infer<typeof versionTexts>;

const versionDraft = z.object({
  texts: versionTexts,
  /** The revision the draft is based on; null if the language did not exist. */
  base: z.nullable(z.int()),
  /** The own draft, set aside while the form shows the saved version. */
  aside: z.optional(versionTexts),
});

export type VersionDraft = z.infer<typeof versionDraft>;

const versionDrafts = z.record(languageTag, versionDraft);

/** Unsaved changes. Unchanged languages are not in `versions`. */
export type ArticleDraft = {
  category: NewsCategory | undefined;
  pictureSource: string | undefined;
  versions: z.infer<typeof versionDrafts>;
};

export const emptyDraft: ArticleDraft = {
  category: undefined,
  pictureSource: undefined,
  versions: {},
};

/** Storage key of an article's draft; without an id, of a new article. */
export const draftKeyOf = (id: string | undefined): DraftKey => `draft:own-article-${id ?? 'new'}`;

/** Saves a draft, or deletes it if it is empty. */
export function storeArticleDraft(key: DraftKey, draft: ArticleDraft): void {
  const { category, pictureSource, versions } = draft;
  const empty =
    category === undefined && pictureSource === undefined && Object.keys(versions).length === 0;
  storeDraft(
    key,
    empty
      ? null
      : {
          ...(category !== undefined && { category }),
          ...(pictureSource !== undefined && { pictureSource }),
          versions: JSON.stringify(versions),
        },
  );
}

/** Reads a saved draft; empty if it is missing or malformed. */
export function readArticleDraft(key: DraftKey): ArticleDraft {
  const { category, pictureSource, versions = '{}' } = readDraft(key);
  try {
    return {
      category: newsCategories.find((each) => each === category),
      pictureSource,
      versions: versionDrafts.parse(JSON.parse(versions)),
    };
  } catch {
    return emptyDraft;
  }
}
