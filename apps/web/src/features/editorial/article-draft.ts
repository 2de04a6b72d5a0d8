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

/** What the fields of one language hold. `publishAt` is an instant; empty where none is given. */
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
  /** The revision that was read before it was typed; null where the language was not there. */
  base: z.nullable(z.int()),
  /** What was typed, put aside to look at what somebody else has written. */
  aside: z.optional(versionTexts),
});

type TypedVersion = z.infer<typeof typedVersion>;

const typedVersions = z.partialRecord(z.enum(languages), typedVersion);

/** What was typed and is not saved; a language that is as it was read is not in it. */
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

/** A language of an article as it is saved; undefined where it has none. */
export function savedVersion(
  article: OwnArticle | undefined,
  language: Language,
): ArticleVersion | undefined {
  return article?.versions.find((version) => version.language === language);
}

/** What the fields show of a saved version. */
function textsOfSaved(saved: ArticleVersion | undefined): VersionTexts {
  if (!saved) return noTexts;
  const { title, excerpt, body, imageAlt, status, publishAt } = saved;
  return { title, excerpt, body, imageAlt, status, publishAt: publishAt ?? '' };
}

const fields = ['title', 'excerpt', 'body', 'imageAlt', 'status', 'publishAt'] as const;

function sameTexts(one: VersionTexts, other: VersionTexts): boolean {
  return fields.every((field) => one[field] === other[field]);
}

/** A language as it stands between what is saved and what is typed. */
export type VersionView = {
  texts: VersionTexts;
  changed: boolean;
  /** Somebody else has written it, or deleted it, since it was read. */
  conflicting: boolean;
  aside: VersionTexts | undefined;
};

/** What is shown of a language: what was typed, else what is saved. */
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

/** What is typed into a language is kept with the revision that was read before. */
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

/** Forgets what was typed into a language. */
export function discardVersion(typed: ArticleDraft, language: Language): ArticleDraft {
  return withVersion(typed, language, undefined);
}

/** Shows what somebody else has written, and puts aside what was typed. */
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

/** Shows what was typed, to be saved over what somebody else has written meanwhile. */
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

/** Something of an article was saved: what has been typed since stays, upon the new revision. */
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

/** The category and the picture's address as shown. */
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

/** The languages that hold what is not saved, in their order. */
export function changedLanguages(
  article: OwnArticle | undefined,
  typed: ArticleDraft,
): readonly Language[] {
  return languages.filter((language) => viewOf(article, typed, language).changed);
}

/** Whether anything typed is not saved. */
export function hasChanges(article: OwnArticle | undefined, typed: ArticleDraft): boolean {
  const { categoryChanged, pictureChanged } = commonOf(article, typed);
  return (
    categoryChanged ||
    pictureChanged ||
    changedLanguages(article, typed).length > 0 ||
    Object.values(typed.versions).some((version) => version.aside !== undefined)
  );
}

/** Where what is typed into an article is kept; without an id, into a new one. */
export const draftKeyOf = (id: string | undefined): DraftKey => `draft:own-article-${id ?? 'new'}`;

/** Keeps what was typed for a reload, or forgets it where it is nothing. */
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

/** Reads what was typed before; nothing where there is none or it is no such thing. */
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
