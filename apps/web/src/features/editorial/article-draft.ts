import {
  type ArticleVersion,
  type Language,
  type NewsCategory,
  type OwnArticle,
  languages,
  newsCategories,
  versionStatuses,
} from '@kga/contracts';
import * as z from 'zod/mini';

import { type DraftKey, readDraft, storeDraft } from '../../lib/forms/drafts.ts';

/** Field values of one language. `publishAt` is an ISO 8601 instant, or empty. */
const versionTexts = z.object({
  title: z.string(),
  excerpt: z.string(),
  body: z.string(),
  imageAlt: z.string(),
  status: z.enum(versionStatuses),
  publishAt: z.string(),
});

export type VersionTexts = z.infer<typeof versionTexts>;

const typedVersion = z.object({
  texts: versionTexts,
  /** The revision the draft is based on; null if the language did not exist. */
  base: z.nullable(z.int()),
  /** The own draft, set aside while the form shows the saved version. */
  aside: z.optional(versionTexts),
});

type TypedVersion = z.infer<typeof typedVersion>;

const typedVersions = z.partialRecord(z.enum(languages), typedVersion);

/** Unsaved changes. Unchanged languages are not in `versions`. */
export type ArticleDraft = {
  category: NewsCategory | undefined;
  pictureSource: string | undefined;
  versions: z.infer<typeof typedVersions>;
};

export const emptyDraft: ArticleDraft = {
  category: undefined,
  pictureSource: undefined,
  versions: {},
};

const noTexts: VersionTexts = {
  title: '',
  excerpt: '',
  body: '',
  imageAlt: '',
  status: 'draft',
  publishAt: '',
};

/** The saved version in a language, if there is one. */
export function savedVersion(
  article: OwnArticle | undefined,
  language: Language,
): ArticleVersion | undefined {
  return article?.versions.find((version) => version.language === language);
}

/** Field values of a saved version. */
function textsOfSaved(saved: ArticleVersion | undefined): VersionTexts {
  if (!saved) return noTexts;
  const { title, excerpt, body, imageAlt, status, publishAt } = saved;
  return { title, excerpt, body, imageAlt, status, publishAt: publishAt ?? '' };
}

const fields = ['title', 'excerpt', 'body', 'imageAlt', 'status', 'publishAt'] as const;

function sameTexts(one: VersionTexts, other: VersionTexts): boolean {
  return fields.every((field) => one[field] === other[field]);
}

/** One language of the article as the form shows it. */
export type VersionView = {
  texts: VersionTexts;
  changed: boolean;
  /** Whether another admin has changed or deleted the version since it was loaded. */
  conflicting: boolean;
  aside: VersionTexts | undefined;
};

/** What the form shows for a language: the draft, or else the saved version. */
export function viewOf(
  article: OwnArticle | undefined,
  typed: ArticleDraft,
  language: Language,
): VersionView {
  const saved = savedVersion(article, language);
  const own = typed.versions[language];
  const texts = own?.texts ?? textsOfSaved(saved);
  const changed = !sameTexts(texts, textsOfSaved(saved));
  return {
    texts,
    changed,
    conflicting: own !== undefined && changed && own.base !== (saved?.revision ?? null),
    aside: own?.aside,
  };
}

function withVersion(
  typed: ArticleDraft,
  language: Language,
  version: TypedVersion | undefined,
): ArticleDraft {
  const { [language]: _, ...rest } = typed.versions;
  return { ...typed, versions: version ? { ...rest, [language]: version } : rest };
}

/** Applies a change to a language's draft, which remembers the revision it is based on. */
export function editVersion(
  article: OwnArticle | undefined,
  typed: ArticleDraft,
  { language, change }: { language: Language; change: Partial<VersionTexts> },
): ArticleDraft {
  const saved = savedVersion(article, language);
  const own = typed.versions[language] ?? {
    texts: textsOfSaved(saved),
    base: saved?.revision ?? null,
  };
  const texts = { ...own.texts, ...change };
  const idle = own.aside === undefined && sameTexts(texts, textsOfSaved(saved));
  return withVersion(typed, language, idle ? undefined : { ...own, texts });
}

/** Discards the unsaved changes of a language. */
export function discardVersion(typed: ArticleDraft, language: Language): ArticleDraft {
  return withVersion(typed, language, undefined);
}

/** Shows the saved version and sets the own draft aside. */
export function showSavedVersion(
  article: OwnArticle | undefined,
  typed: ArticleDraft,
  language: Language,
): ArticleDraft {
  const saved = savedVersion(article, language);
  const aside = typed.versions[language]?.texts;
  const version = { texts: textsOfSaved(saved), base: saved?.revision ?? null };
  return withVersion(typed, language, aside ? { ...version, aside } : undefined);
}

/** Shows the own draft again, based on the current revision, so that saving overwrites it. */
export function restoreOwnVersion(
  article: OwnArticle | undefined,
  typed: ArticleDraft,
  language: Language,
): ArticleDraft {
  const own = typed.versions[language];
  if (!own) return typed;
  const base = savedVersion(article, language)?.revision ?? null;
  return withVersion(typed, language, { texts: own.aside ?? own.texts, base });
}

/** After saving: changes made in the meantime stay, based on the new revision. */
export function rebaseVersion(
  article: OwnArticle,
  typed: ArticleDraft,
  { language, sent }: { language: Language; sent: VersionTexts },
): ArticleDraft {
  const own = typed.versions[language];
  if (!own) return typed;
  const base = savedVersion(article, language)?.revision ?? null;
  return withVersion(typed, language, sameTexts(own.texts, sent) ? undefined : { ...own, base });
}

/** The fields that all languages share, as the form shows them. */
export function commonOf(article: OwnArticle | undefined, typed: ArticleDraft) {
  const savedPicture = article?.pictureSource ?? '';
  const category = typed.category ?? article?.category;
  const pictureSource = typed.pictureSource ?? savedPicture;
  return {
    category,
    pictureSource,
    categoryChanged: category !== article?.category,
    pictureChanged: pictureSource.trim() !== savedPicture,
  };
}

/** Languages with unsaved changes. */
export function changedLanguages(
  article: OwnArticle | undefined,
  typed: ArticleDraft,
): readonly Language[] {
  return languages.filter((language) => viewOf(article, typed, language).changed);
}

/** Whether there are unsaved changes. */
export function hasChanges(article: OwnArticle | undefined, typed: ArticleDraft): boolean {
  const { categoryChanged, pictureChanged } = commonOf(article, typed);
  return (
    categoryChanged ||
    pictureChanged ||
    changedLanguages(article, typed).length > 0 ||
    Object.values(typed.versions).some((version) => version.aside !== undefined)
  );
}

/** Storage key of an article's draft; without an id, of a new article. */
export const draftKeyOf = (id: string | undefined): DraftKey => `draft:own-article-${id ?? 'new'}`;

/** Saves a draft, or deletes it if it is empty. */
export function storeArticleDraft(key: DraftKey, typed: ArticleDraft): void {
  const { category, pictureSource, versions } = typed;
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
      versions: typedVersions.parse(JSON.parse(versions)),
    };
  } catch {
    return emptyDraft;
  }
}
