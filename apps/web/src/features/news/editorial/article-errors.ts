// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { type OwnArticle, createOwnArticle, versionBody } from '@kga/contracts/news';
import * as z from 'zod/mini';

import { type FieldError, validateFields, fieldErrorsOf } from '../../../lib/forms/form-values.ts';
import type { ArticleDraft, VersionTexts } from './article-draft-storage.ts';
import { languagesOf, sharedFields, savedVersion, versionView } from './article-draft.ts';

/** An invalid field; `language` is null for fields that all languages share. */
export type ArticleError = FieldError & { readonly language: Language | null };

/** The request body for one language. */
export function bodyOf(
  article: OwnArticle | undefined,
  language: Language,
  { publishAt, ...texts }: VersionTexts,
): z.input<typeof versionBody> {
  const saved = savedVersion(article, language);
  if (texts.status === 'scheduled') return { ...texts, publishAt };
  // A published article keeps its date.
  const keeps = texts.status === 'published' && saved?.status === 'published';
  return keeps ? { ...texts, publishAt: saved.publishAt } : texts;
}

const common = z.pick(createOwnArticle.schema.body, { category: true, pictureSource: true });

/** The picture URL to send; null for no picture. */
export const pictureOf = (text: string): string | null => text.trim() || null;

/** Validates before saving; errors come in the order of the page. */
export function validateArticle(
  article: OwnArticle | undefined,
  draft: ArticleDraft,
  { changed, now }: { changed: readonly Language[]; now: number },
): readonly ArticleError[] {
  const { category, pictureSource } = sharedFields(article, draft);
  const shared = validateFields(common, {
    category,
    pictureSource: pictureOf(pictureSource),
  });
  const statuses = languagesOf(article, draft).map(
    (language) => versionView(article, draft, language).texts.status,
  );
  // Only drafts may do without a category.
  const isMissing = category === undefined && statuses.some((status) => status !== 'draft');
  return [
    ...(isMissing ? [{ path: 'category', code: 'empty', language: null }] : []),
    ...shared.map((error) => ({ ...error, language: null })),
    ...changed.flatMap((language) => {
      const { texts } = versionView(article, draft, language);
      const { publishAt, ...rest } = bodyOf(article, language, texts);
      const found = validateFields(versionBody, rest);
      const late = texts.status === 'scheduled' && !(Date.parse(publishAt ?? '') > now);
      const errors = late ? [...found, { path: 'publishAt', code: 'past' }] : found;
      return errors.map((error) => ({ ...error, language }));
    }),
  ];
}

const shared: ReadonlySet<string> = new Set(['category', 'pictureSource']);

export function errorsOfResponse(
  error: unknown,
  language: Language | null,
): readonly ArticleError[] {
  return fieldErrorsOf(error).map(({ path, code }) => {
    const name = path.split('.').at(-1) ?? path;
    return { path: name, code, language: shared.has(name) ? null : language };
  });
}
