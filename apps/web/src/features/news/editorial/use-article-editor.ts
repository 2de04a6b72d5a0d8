// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, pathTo } from '@kga/contracts/core';
import type { OwnArticle } from '@kga/contracts/news';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { ApiError } from '../../../lib/api.ts';
import { createIdempotencyKeys } from '../../../lib/forms/form-values.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import {
  type ArticleDraft,
  type VersionTexts,
  draftKeyOf,
  emptyDraft,
  readArticleDraft,
  storeArticleDraft,
} from './article-draft-storage.ts';
import {
  changedLanguages,
  savedStatus,
  sharedFields,
  hasChanges,
  withoutSaved,
  editVersion,
} from './article-draft.ts';
import { type ArticleError, validateArticle, errorsOfResponse } from './article-errors.ts';
import { ownArticleQuery, setArticle } from './queries.ts';
import { saveArticle } from './save-article.ts';

export const conflictId = 'article-conflict';

/** Element id of a field's control. */
export const idOf = ({ language, path }: Pick<ArticleError, 'language' | 'path'>): string =>
  language === null ? `article-${path}` : `article-${language}-${path}`;

export type ArticleEditor = ReturnType<typeof useArticleEditor>;

/** Holds the draft of an article, persists it across reloads, and saves it. */
export function useArticleEditor(initial: OwnArticle | undefined) {
  const { t } = useTranslation(['editorial', 'shared']);
  const { show } = useToast();
  const errorMessages = useErrorMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const pageLanguage = useLanguage();
  // A created article, shown until the navigation to its own page.
  const [created, setCreated] = useState<OwnArticle>();
  const article = initial ?? created;
  const draftKey = draftKeyOf(initial?.id);
  const [draft, setDraftState] = useState(() => readArticleDraft(draftKey));
  // Lets handlers see changes that were made while a request was running.
  const latest = useRef(draft);
  const [restored, setRestored] = useState(() => hasChanges(article, draft));
  const [language, setLanguage] = useState<Language>(() => {
    const saved = article?.versions.map((version) => version.language) ?? [];
    const changed = changedLanguages(article, draft);
    const candidates = [...changed, ...saved];
    return candidates.includes(pageLanguage) ? pageLanguage : (candidates[0] ?? pageLanguage);
  });
  const [errors, setErrors] = useState<readonly ArticleError[]>([]);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [idempotencyKeyOf] = useState(createIdempotencyKeys);

  const errorTextOf = (path: string, code: string): string => {
    if (path === 'publishAt') return t('publishAt.past');
    if (path === 'category') return t('problems.choose');
    if (path === 'title' && code !== 'too_big') return t('problems.title');
    return errorMessages.field(path, code);
  };

  const setDraft = (next: ArticleDraft) => {
    latest.current = next;
    setDraftState(next);
    storeArticleDraft(draftKey, next);
    if (errors.length === 0) return;
    const changed = changedLanguages(article, next);
    const invalid = validateArticle(article, next, { changed, now: Date.now() });
    const isInvalid = (found: ArticleError) =>
      invalid.some(({ path, language: of }) => path === found.path && of === found.language);
    setErrors(errors.filter(isInvalid));
  };

  const showErrors = (found: readonly ArticleError[]) => {
    const [first] = found;
    flushSync(() => {
      setErrors(found);
      if (first?.language) setLanguage(first.language);
    });
    if (first) document.getElementById(idOf(first))?.focus();
  };

  /** Loads the version that another admin saved, so that the conflict is shown. */
  const showConflict = async (id: string, inLanguage: Language) => {
    try {
      await client.fetchQuery({ ...ownArticleQuery(id), staleTime: 0 });
    } catch (loadError) {
      setError(loadError);
      return;
    }
    flushSync(() => {
      setError(undefined);
      setLanguage(inLanguage);
    });
    document.getElementById(conflictId)?.focus();
  };

  const showSaveError = async (saveError: unknown, inLanguage: Language | null) => {
    setError(saveError);
    const isConflict = saveError instanceof ApiError && saveError.problem?.code === 'conflict';
    if (isConflict && article && inLanguage) await showConflict(article.id, inLanguage);
    else showErrors(errorsOfResponse(saveError, inLanguage));
  };

  /** Navigates to the page of the created article and moves the draft there. */
  const moveToPageOf = ({ id }: OwnArticle, saveError: unknown) => {
    storeArticleDraft(draftKeyOf(id), latest.current);
    storeArticleDraft(draftKey, emptyDraft);
    if (saveError !== undefined) {
      const description = errorMessages.of(saveError);
      show({ title: t('shared:notDone'), description, tone: 'failure' });
    }
    void navigate(pathTo('editArticle', { id }), { replace: true });
  };

  const save = async () => {
    if (busy) return;
    const sent = latest.current;
    const changed = changedLanguages(article, sent);
    const required = !article && changed.length === 0 ? [language] : changed;
    const invalid = validateArticle(article, sent, { changed: required, now: Date.now() });
    setError(undefined);
    showErrors(invalid);
    if (invalid.length > 0) return;
    setBusy(true);
    const outcome = await saveArticle(article, sent, {
      idempotencyKeyOf,
      onSaved: (saved, part) => {
        setArticle(client, saved);
        if (!initial) setCreated(saved);
        setDraft(withoutSaved(latest.current, { article: saved, part, sent, isNew: !initial }));
      },
    });
    setBusy(false);
    if (!outcome.failure) {
      setRestored(false);
      show({ title: t('saved'), tone: 'success' });
    }
    if (!initial && outcome.article) moveToPageOf(outcome.article, outcome.failure?.error);
    else if (outcome.failure) await showSaveError(outcome.failure.error, outcome.failure.language);
  };

  return {
    article,
    draft,
    setDraft,
    edit: (inLanguage: Language, change: Partial<VersionTexts>) =>
      setDraft(editVersion(article, latest.current, { language: inLanguage, change })),
    shared: sharedFields(article, draft),
    hasChanges: hasChanges(article, draft),
    /** What saving does to readers: the status that a changed version gets. */
    saves: savedStatus(article, draft),
    restored,
    language,
    setLanguage,
    errors,
    error,
    busy,
    save,
    discardAll: () => {
      setDraft(emptyDraft);
      setRestored(false);
      setError(undefined);
      setErrors([]);
    },
    errorTextOf,
    /** Message of an invalid field. */
    errorOf: (path: string, inLanguage: Language | null = null) => {
      const found = errors.find((each) => each.path === path && each.language === inLanguage);
      return found && errorTextOf(path, found.code);
    },
  };
}
