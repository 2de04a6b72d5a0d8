import { type Language, type OwnArticle, pathTo } from '@kga/contracts';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

import { useErrorMessages } from '../../components/errors/use-error-messages.ts';
import { ApiError } from '../../lib/api.ts';
import { createIdempotencyKeys } from '../../lib/forms/idempotency-key.ts';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import {
  type ArticleDraft,
  type VersionTexts,
  changedLanguages,
  commonOf,
  draftKeyOf,
  hasChanges,
  emptyDraft,
  readArticleDraft,
  rebaseVersion,
  storeArticleDraft,
  editVersion,
} from './article-draft.ts';
import { type ArticleError, validateArticle, errorsOfResponse } from './article-errors.ts';
import { setArticle, ownArticleQuery } from './queries.ts';
import { type SavedPart, saveArticle } from './save-article.ts';

/** Element id of the conflict notice. */
export const conflictId = 'article-conflict';

/** Element id of a field's control. */
export const idOf = ({ language, path }: Pick<ArticleError, 'language' | 'path'>): string =>
  language === null ? `article-${path}` : `article-${language}-${path}`;

/** State and actions of the article form. */
export type ArticleEditor = ReturnType<typeof useArticleEditor>;

/** Holds the draft of an article, persists it across reloads, and saves it. */
export function useArticleEditor(given: OwnArticle | undefined) {
  const { t } = useTranslation(['editorial', 'shared']);
  const { show } = useToast();
  const problems = useErrorMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const own = useLanguage();
  // A created article, shown until the navigation to its own page.
  const [begun, setBegun] = useState<OwnArticle>();
  const article = given ?? begun;
  const draftKey = draftKeyOf(given?.id);
  const [typed, setTyped] = useState(() => readArticleDraft(draftKey));
  // Lets handlers see changes that were made while a request was running.
  const latest = useRef(typed);
  const [restored, setRestored] = useState(() => hasChanges(article, typed));
  const [language, setLanguage] = useState<Language>(() => {
    const written = article?.versions.map((version) => version.language) ?? [];
    const changed = changedLanguages(article, typed);
    return [...changed, ...written].includes(own) ? own : (changed[0] ?? written[0] ?? own);
  });
  const [faults, setFaults] = useState<readonly ArticleError[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [wishKey] = useState(createIdempotencyKeys);

  const change = (next: ArticleDraft) => {
    latest.current = next;
    setTyped(next);
    storeArticleDraft(draftKey, next);
  };

  const lead = (found: readonly ArticleError[]) => {
    const [first] = found;
    flushSync(() => {
      setFaults(found);
      if (first?.language) setLanguage(first.language);
    });
    if (first) document.getElementById(idOf(first))?.focus();
  };

  const settlePart = (saved: OwnArticle, part: SavedPart, sent: ArticleDraft) => {
    setArticle(client, saved);
    if (!given) setBegun(saved);
    const now = latest.current;
    const shares = part.language === null || given === undefined;
    const rest = {
      ...now,
      ...(shares && now.category === sent.category && { category: undefined }),
      ...(shares && now.pictureSource === sent.pictureSource && { pictureSource: undefined }),
    };
    change(part.language === null ? rest : rebaseVersion(saved, rest, part));
  };

  /** Loads the version that another admin saved, so that the conflict is shown. */
  const showConflict = async (id: string, about: Language | null) => {
    try {
      await client.fetchQuery({ ...ownArticleQuery(id), staleTime: 0 });
    } catch (error) {
      setFailure(error);
      return;
    }
    flushSync(() => {
      setFailure(undefined);
      if (about) setLanguage(about);
    });
    document.getElementById(conflictId)?.focus();
  };

  const tellFailure = async (error: unknown, about: Language | null) => {
    setFailure(error);
    const conflict = error instanceof ApiError && error.problem?.code === 'conflict';
    if (conflict && article && about) {
      await showConflict(article.id, about);
      return;
    }
    lead(errorsOfResponse(error, about));
  };

  /** Navigates to the page of the created article and moves the draft there. */
  const moveTo = ({ id }: OwnArticle, error: unknown) => {
    storeArticleDraft(draftKeyOf(id), latest.current);
    storeArticleDraft(draftKey, emptyDraft);
    if (error !== undefined) {
      show({ title: t('shared:notDone'), description: problems.of(error), tone: 'failure' });
    }
    void navigate(pathTo('editArticle', { id }), { replace: true });
  };

  const save = async () => {
    if (busy) return;
    const sent = latest.current;
    const changed = changedLanguages(article, sent);
    const needed = !article && changed.length === 0 ? [language] : changed;
    const wrong = validateArticle(article, sent, { changed: needed, now: Date.now() });
    setFailure(undefined);
    lead(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    const outcome = await saveArticle(article, sent, {
      wishKey,
      onSaved: (saved, part) => settlePart(saved, part, sent),
    });
    setBusy(false);
    if (!outcome.failure) {
      setRestored(false);
      show({ title: t('saved'), tone: 'success' });
    }
    if (!given && outcome.article) moveTo(outcome.article, outcome.failure?.error);
    else if (outcome.failure) await tellFailure(outcome.failure.error, outcome.failure.language);
  };

  return {
    article,
    typed,
    change,
    type: (into: Language, texts: Partial<VersionTexts>) =>
      change(editVersion(article, latest.current, { language: into, change: texts })),
    common: commonOf(article, typed),
    changed: hasChanges(article, typed),
    restored,
    language,
    setLanguage,
    faults,
    failure,
    busy,
    save,
    /** Discards all unsaved changes. */
    discardAll: () => {
      change(emptyDraft);
      setRestored(false);
      setFailure(undefined);
      setFaults([]);
    },
    codeOf: (path: string, of: Language | null = null) =>
      faults.find((fault) => fault.path === path && fault.language === of)?.code,
  };
}
