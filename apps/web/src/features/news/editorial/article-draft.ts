// SPDX-License-Identifier: AGPL-3.0-or-later
import { uploadIdOf } from '@kga/contracts/content';
import { type Language, languages, sortLanguages } from '@kga/contracts/core';
import type { ArticleVersion, OwnArticle } from '@kga/contracts/news';

import type { ArticleDraft, VersionDraft, VersionTexts } from './article-draft-storage.ts';

const noTexts: VersionTexts = {
  title: '',
  excerpt: '',
  body: '',
  imageAlt: '',
  author: '',
  status: 'draft',
  publishAt: '',
};

export function savedVersion(
  article: OwnArticle | undefined,
  language: Language,
): ArticleVersion | undefined {
  return article?.versions.find((version) => version.language === language);
}

function textsOfSaved(saved: ArticleVersion | undefined): VersionTexts {
  if (!saved) return noTexts;
  const { title, excerpt, body, imageAlt, author, status, publishAt } = saved;
  return { title, excerpt, body, imageAlt, author, status, publishAt: publishAt ?? '' };
}

const fields = ['title', 'excerpt', 'body', 'imageAlt', 'author', 'status', 'publishAt'] as const;

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
export function versionView(
  article: OwnArticle | undefined,
  draft: ArticleDraft,
  language: Language,
): VersionView {
  const saved = savedVersion(article, language);
  const own = draft.versions[language];
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
  draft: ArticleDraft,
  language: Language,
  version: VersionDraft | undefined,
): ArticleDraft {
  const { [language]: _, ...rest } = draft.versions;
  return { ...draft, versions: version ? { ...rest, [language]: version } : rest };
}

/** Applies a change to a language's draft, which remembers the revision it is based on. */
export function editVersion(
  article: OwnArticle | undefined,
  draft: ArticleDraft,
  { language, change }: { language: Language; change: Partial<VersionTexts> },
): ArticleDraft {
  const saved = savedVersion(article, language);
  const own = draft.versions[language] ?? {
    texts: textsOfSaved(saved),
    base: saved?.revision ?? null,
  };
  const texts = { ...own.texts, ...change };
  const idle = own.aside === undefined && sameTexts(texts, textsOfSaved(saved));
  return withVersion(draft, language, idle ? undefined : { ...own, texts });
}

export function discardVersion(draft: ArticleDraft, language: Language): ArticleDraft {
  return withVersion(draft, language, undefined);
}

/** Shows the saved version and sets the own draft aside. */
export function showSavedVersion(
  article: OwnArticle | undefined,
  draft: ArticleDraft,
  language: Language,
): ArticleDraft {
  const saved = savedVersion(article, language);
  const aside = draft.versions[language]?.texts;
  const version = { texts: textsOfSaved(saved), base: saved?.revision ?? null };
  return withVersion(draft, language, aside ? { ...version, aside } : undefined);
}

/** Shows the own draft again, based on the current revision, so that saving overwrites it. */
export function restoreOwnVersion(
  article: OwnArticle | undefined,
  draft: ArticleDraft,
  language: Language,
): ArticleDraft {
  const own = draft.versions[language];
  if (!own) return draft;
  const base = savedVersion(article, language)?.revision ?? null;
  return withVersion(draft, language, { texts: own.aside ?? own.texts, base });
}

/** A saved part: one language with the texts that were sent, or the shared fields. */
export type SavedPart = { language: Language; sent: VersionTexts } | { language: null };

/** After saving: changes made in the meantime stay, based on the new revision. */
export function rebaseVersion(
  article: OwnArticle,
  draft: ArticleDraft,
  { language, sent }: { language: Language; sent: VersionTexts },
): ArticleDraft {
  const own = draft.versions[language];
  if (!own) return draft;
  const base = savedVersion(article, language)?.revision ?? null;
  return withVersion(draft, language, sameTexts(own.texts, sent) ? undefined : { ...own, base });
}

/** Removes a saved part from the draft, except for changes made since it was sent. */
export function withoutSaved(
  draft: ArticleDraft,
  saved: { article: OwnArticle; part: SavedPart; sent: ArticleDraft; isNew: boolean },
): ArticleDraft {
  const { article, part, sent, isNew } = saved;
  // A new article is created with its shared fields and one language in one request.
  const hasShared = part.language === null || isNew;
  const rest = {
    ...draft,
    ...(hasShared && draft.category === sent.category && { category: undefined }),
    ...(hasShared && draft.pictureSource === sent.pictureSource && { pictureSource: undefined }),
  };
  return part.language === null ? rest : rebaseVersion(article, rest, part);
}

/** The fields that all languages share, as the form shows them. */
export function sharedFields(article: OwnArticle | undefined, draft: ArticleDraft) {
  const source = article?.pictureSource ?? '';
  // An uploaded picture has no URL to show.
  const savedPicture = uploadIdOf(source) === undefined ? source : '';
  const saved = article?.category ?? undefined;
  const category = draft.category ?? saved;
  const pictureSource = draft.pictureSource ?? savedPicture;
  return {
    category,
    pictureSource,
    categoryChanged: category !== saved,
    pictureChanged: pictureSource.trim() !== savedPicture,
  };
}

/** The languages of the site, of the article, of its draft, and `shown`. */
export const languagesOf = (
  article: OwnArticle | undefined,
  draft: ArticleDraft,
  shown: readonly Language[] = [],
): readonly Language[] =>
  sortLanguages([
    ...languages,
    ...(article?.versions ?? []).map(({ language }) => language),
    ...Object.keys(draft.versions),
    ...shown,
  ]);

export function changedLanguages(
  article: OwnArticle | undefined,
  draft: ArticleDraft,
): readonly Language[] {
  return languagesOf(article, draft).filter(
    (language) => versionView(article, draft, language).changed,
  );
}

/** The status that saving gives to changed versions: published before scheduled before none. */
export function savedStatus(
  article: OwnArticle | undefined,
  draft: ArticleDraft,
): 'published' | 'scheduled' | undefined {
  const statuses = new Set(
    changedLanguages(article, draft).map(
      (language) => versionView(article, draft, language).texts.status,
    ),
  );
  return (['published', 'scheduled'] as const).find((status) => statuses.has(status));
}

export function hasChanges(article: OwnArticle | undefined, draft: ArticleDraft): boolean {
  const { categoryChanged, pictureChanged } = sharedFields(article, draft);
  return (
    categoryChanged ||
    pictureChanged ||
    changedLanguages(article, draft).length > 0 ||
    Object.values(draft.versions).some((version) => version?.aside !== undefined)
  );
}
