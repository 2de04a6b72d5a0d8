import {
  type Language,
  type OwnArticle,
  createOwnArticle,
  updateOwnArticle,
  updateArticleVersion,
} from '@kga/contracts';

import { call } from '../../lib/api.ts';
import {
  type ArticleDraft,
  type VersionTexts,
  changedLanguages,
  commonOf,
  viewOf,
} from './article-draft.ts';
import { bodyOf, pictureOf } from './article-errors.ts';

/** A saved part: one language with the texts that were sent, or the shared fields. */
export type SavedPart = { language: Language; sent: VersionTexts } | { language: null };

/** Result of saving: the article as far as it was saved, and the error that stopped the rest. */
type SaveOutcome = {
  article: OwnArticle | undefined;
  failure?: { error: unknown; language: Language | null };
};

/** Saves all unsaved parts one by one and reports each. */
export async function saveArticle(
  before: OwnArticle | undefined,
  typed: ArticleDraft,
  {
    wishKey,
    onSaved,
  }: {
    /** Idempotency key for creating the article. */
    wishKey: (body: unknown) => string;
    onSaved: (article: OwnArticle, part: SavedPart) => void;
  },
): Promise<SaveOutcome> {
  let article = before;
  let language: Language | null = null;
  try {
    const waiting = [...changedLanguages(before, typed)];
    if (article) {
      const changed = await saveCommon(article, typed);
      if (changed) onSaved((article = changed), { language });
    } else {
      language = waiting.shift() ?? null;
      if (language === null) return { article };
      const { texts } = viewOf(article, typed, language);
      article = await begin(typed, language, { texts, wishKey });
      onSaved(article, { language, sent: texts });
    }
    for (language of waiting) {
      const { texts } = viewOf(before, typed, language);
      article = await call(updateArticleVersion, {
        params: { id: article.id, language },
        body: {
          ...bodyOf(article, language, texts),
          revision: typed.versions[language]?.base ?? null,
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
  typed: ArticleDraft,
): Promise<OwnArticle | undefined> {
  const { category, pictureSource, categoryChanged, pictureChanged } = commonOf(article, typed);
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
  typed: ArticleDraft,
  language: Language,
  { texts, wishKey }: { texts: VersionTexts; wishKey: (body: unknown) => string },
): Promise<OwnArticle> {
  const { category, pictureSource } = commonOf(undefined, typed);
  if (category === undefined) throw new Error('An article has a category.');
  const body = {
    category,
    pictureSource: pictureOf(pictureSource),
    language,
    version: bodyOf(undefined, language, texts),
  };
  return call(createOwnArticle, { body }, { idempotencyKey: wishKey(body) });
}
