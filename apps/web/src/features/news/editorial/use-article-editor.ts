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
import type { DraftKey } from '../../../lib/forms/drafts.ts';
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

type SetLanguage = (language: Language) => void;

/** Invalid fields and their messages. */
function useFieldErrors() {
  const { t } = useTranslation('editorial');
  const errorMessages = useErrorMessages();
  const [errors, setErrors] = useState<readonly ArticleError[]>([]);

  const errorTextOf = (path: string, code: string): string => {
    if (path === 'publishAt') return t('publishAt.past');
    if (path === 'category') return t('problems.choose');
    if (path === 'title' && code !== 'too_big') return t('problems.title');
    return errorMessages.field(path, code);
  };

  const showErrors = (found: readonly ArticleError[], setLanguage: SetLanguage) => {
    const [first] = found;
    flushSync(() => {
      setErrors(found);
      if (first?.language) setLanguage(first.language);
    });
    if (first) document.getElementById(idOf(first))?.focus();
  };

  /** Message of an invalid field. */
  const errorOf = (path: string, inLanguage: Language | null = null) => {
    const found = errors.find((each) => each.path === path && each.language === inLanguage);
    return found && errorTextOf(path, found.code);
  };

  return { errors, setErrors, errorTextOf, showErrors, errorOf };
}

type FieldErrors = ReturnType<typeof useFieldErrors>;

/** The draft, stored with each change, which also removes the errors of corrected fields. */
function useArticleDraft(
  article: OwnArticle | undefined,
  draftKey: DraftKey,
  { errors, setErrors }: FieldErrors,
) {
  const [draft, setDraftState] = useState(() => readArticleDraft(draftKey));
  // Lets handlers see changes that were made while a request was running.
  const latest = useRef(draft);

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

  return { draft, setDraft, latest };
}

/** The error of a save that failed, and how it is shown. */
function useSaveErrors(
  article: OwnArticle | undefined,
  setLanguage: SetLanguage,
  showErrors: FieldErrors['showErrors'],
) {
  const client = useQueryClient();
  const [error, setError] = useState<unknown>();

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
    else showErrors(errorsOfResponse(saveError, inLanguage), setLanguage);
  };

  return { error, setError, showSaveError };
}

/** Navigates to the page of a created article and moves the draft there. */
function useMoveToPage(draftKey: DraftKey) {
  const { t } = useTranslation('shared');
  const { show } = useToast();
  const errorMessages = useErrorMessages();
  const navigate = useNavigate();
  return ({ id }: OwnArticle, draft: ArticleDraft, saveError: unknown) => {
    storeArticleDraft(draftKeyOf(id), draft);
    storeArticleDraft(draftKey, emptyDraft);
    if (saveError !== undefined) {
      const description = errorMessages.of(saveError);
      show({ title: t('notDone'), description, tone: 'failure' });
    }
    void navigate(pathTo('editArticle', { id }), { replace: true });
  };
}

/** The language that is edited first. */
function firstLanguage(
  article: OwnArticle | undefined,
  draft: ArticleDraft,
  pageLanguage: Language,
): Language {
  const saved = article?.versions.map((version) => version.language) ?? [];
  const changed = changedLanguages(article, draft);
  const candidates = [...changed, ...saved];
  return candidates.includes(pageLanguage) ? pageLanguage : (candidates[0] ?? pageLanguage);
}

/** Holds the draft of an article, persists it across reloads, and saves it. */
export function useArticleEditor(initial: OwnArticle | undefined) {
  const { t } = useTranslation('editorial');
  const { show } = useToast();
  const client = useQueryClient();
  const pageLanguage = useLanguage();
  // A created article, shown until the navigation to its own page.
  const [created, setCreated] = useState<OwnArticle>();
  const article = initial ?? created;
  const draftKey = draftKeyOf(initial?.id);
  const fieldErrors = useFieldErrors();
  const { errors, setErrors, showErrors } = fieldErrors;
  const { draft, setDraft, latest } = useArticleDraft(article, draftKey, fieldErrors);
  const [restored, setRestored] = useState(() => hasChanges(article, draft));
  const [language, setLanguage] = useState(() => firstLanguage(article, draft, pageLanguage));
  const { error, setError, showSaveError } = useSaveErrors(article, setLanguage, showErrors);
  const moveToPage = useMoveToPage(draftKey);
  const [busy, setBusy] = useState(false);
  const [idempotencyKeyOf] = useState(createIdempotencyKeys);

  const save = async () => {
    if (busy) return;
    const sent = latest.current;
    const changed = changedLanguages(article, sent);
    const required = !article && changed.length === 0 ? [language] : changed;
    const invalid = validateArticle(article, sent, { changed: required, now: Date.now() });
    setError(undefined);
    showErrors(invalid, setLanguage);
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
    if (!initial && outcome.article)
      moveToPage(outcome.article, latest.current, outcome.failure?.error);
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
    errorTextOf: fieldErrors.errorTextOf,
    errorOf: fieldErrors.errorOf,
  };
}
