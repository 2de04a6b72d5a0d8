// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import {
  type OwnArticle,
  createOwnArticle,
  updateOwnArticle,
  updateArticleVersion,
} from '@kga/contracts/news';

import { call } from '../../../lib/api.ts';
import type { ArticleDraft, VersionTexts } from './article-draft-storage.ts';
import { type SavedPart, changedLanguages, sharedFields, versionView } from './article-draft.ts';
import { bodyOf, pictureOf } from './article-errors.ts';

/** Result of saving: the article as far as it was saved, and the error that stopped the rest. */
type SaveOutcome = {
  article: OwnArticle | undefined;
  failure?: { error: unknown; language: Language | null };
};

/** Saves all unsaved parts one by one and reports each. */
export async function saveArticle(
  before: OwnArticle | undefined,
  draft: ArticleDraft,
  {
    idempotencyKeyOf,
    onSaved,
  }: {
    idempotencyKeyOf: (body: object) => string;
    onSaved: (article: OwnArticle, part: SavedPart) => void;
  },
): Promise<SaveOutcome> {
  let article = before;
  let language: Language | null = null;
  try {
    const waiting = [...changedLanguages(before, draft)];
    if (article) {
      const changed = await saveCommon(article, draft);
      if (changed) onSaved((article = changed), { language });
    } else {
      language = waiting.shift() ?? null;
      if (language === null) return { article };
      const { texts } = versionView(article, draft, language);
      article = await begin(draft, language, { texts, idempotencyKeyOf });
      onSaved(article, { language, sent: texts });
    }
    for (language of waiting) {
      const { texts } = versionView(before, draft, language);
      article = await call(updateArticleVersion, {
        params: { id: article.id, language },
        body: {
          ...bodyOf(article, language, texts),
          revision: draft.versions[language]?.base ?? null,
        },
      });
      onSaved(article, { language, sent: texts });
    }
    return { article };
  } catch (error) {
    return { article, failure: { error, language } };
  }
}

async function saveCommon(
  article: OwnArticle,
  draft: ArticleDraft,
): Promise<OwnArticle | undefined> {
  const { category, pictureSource, categoryChanged, pictureChanged } = sharedFields(article, draft);
  if (!categoryChanged && !pictureChanged) return undefined;
  return call(updateOwnArticle, {
    params: { id: article.id },
    body: {
      ...(categoryChanged && { category }),
      ...(pictureChanged && { pictureSource: pictureOf(pictureSource) }),
    },
  });
}

async function begin(
  draft: ArticleDraft,
  language: Language,
  { texts, idempotencyKeyOf }: { texts: VersionTexts; idempotencyKeyOf: (body: object) => string },
): Promise<OwnArticle> {
  const { category, pictureSource } = sharedFields(undefined, draft);
  const body = {
    ...(category && { category }),
    pictureSource: pictureOf(pictureSource),
    language,
    version: bodyOf(undefined, language, texts),
  };
  return call(createOwnArticle, { body }, { idempotencyKey: idempotencyKeyOf(body) });
}
