// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { type Language, campaign, loginPath, pathTo } from '@kga/contracts/core';
import {
  type ForumCategoryId,
  createPost,
  forumCategoryIds,
  forumMax,
  gameThreadCategory,
} from '@kga/contracts/forum';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { Select } from '@kga/ui/select';
import { TextField } from '@kga/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';

import { useReturnPath } from '../../../auth/return-path.ts';
import { useAuth } from '../../../auth/use-auth.ts';
import { BackLink } from '../../../components/list-page.tsx';
import { LoadError, PageSpinner } from '../../../components/load-state.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { MarkdownField } from '../../../content/composer/markdown-field.tsx';
import { ContentFormErrors, useTextFieldProps } from '../../../content/content-form-errors.tsx';
import { DisplayNameField, useDisplayNameSaver } from '../../../content/display-name-field.tsx';
import { LanguageField, useDraftLanguage } from '../../../content/draft-choice.tsx';
import { displayNameField } from '../../../content/suggest-name.tsx';
import { call } from '../../../lib/api.ts';
import { useBrowserConfig } from '../../../lib/browser.ts';
import type { DraftKey } from '../../../lib/forms/drafts.ts';
import { HoneypotField, useFormTraces } from '../../../lib/forms/form-traces.tsx';
import { createIdempotencyKeys } from '../../../lib/forms/form-values.ts';
import { type Form, useForm } from '../../../lib/forms/use-form.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { cutText } from '../../../lib/text/text-parts.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { cachePost, invalidateForum } from '../cache.ts';
import {
  type GameOfPost,
  GameNotice,
  GameTakenNotice,
  isGameTaken,
  useGameOfPost,
} from '../game-of-post.tsx';
import { forumCategoriesQuery } from '../queries.ts';

export function NewPostPage() {
  const { t } = useTranslation('forum');
  const { status, user } = useAuth();
  const [search] = useSearchParams();
  const { game, query } = useGameOfPost(search);
  usePageHead({
    title: `${t('begin')} · ${campaign.brand}`,
    description: t('beginDescription'),
    hidden: true,
  });
  if (game === undefined && query.isError) {
    return (
      <div className="column-text py-16">
        <h1 className="sr-only">{t('begin')}</h1>
        <LoadError query={query} messages={{ failed: t('game.failed'), loading: t('loading') }} />
      </div>
    );
  }
  if (status === 'loading' || game === undefined) return <PageSpinner />;
  if (game?.thread) return <Navigate to={pathTo('forumPost', { id: game.thread.id })} replace />;
  return (
    <div className="column-text pt-8 sm:pt-12">
      <BackLink to={pathTo('forum')}>{t('back')}</BackLink>
      <h1 className="text-3xl">{t('begin')}</h1>
      {!user && <SignInNotice />}
      {user?.suspended && <Notice className="mt-8">{t('suspended')}</Notice>}
      {user && !user.suspended && <NewPostForm user={user} game={game} />}
    </div>
  );
}

function SignInNotice() {
  const { t } = useTranslation(['forum', 'shell']);
  const returnTo = useReturnPath();
  return (
    <Notice
      className="mt-8"
      title={t('form.membersOnly')}
      action={
        <>
          <Button asChild variant="signal">
            <Link to={loginPath({ returnTo })}>{t('shell:login')}</Link>
          </Button>
          <Button asChild>
            <Link to={loginPath({ mode: 'register', returnTo })}>{t('shell:register')}</Link>
          </Button>
        </>
      }
    >
      {t('form.membersOnlyText')}
    </Notice>
  );
}

const draft: DraftKey = 'draft:forum-post';

type NewPost = {
  category: ForumCategoryId | undefined;
  /** The game whose thread it becomes. */
  game: GameOfPost | null;
  language: Language;
};

/** Creates a post, and goes to its page. */
function useNewPost(user: User, { category, game, language }: NewPost) {
  const { t } = useTranslation('forum');
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const tracesOf = useFormTraces(draft);
  const [keyFor] = useState(createIdempotencyKeys);
  const saveName = useDisplayNameSaver();
  return useForm({
    read: (texts) => ({
      displayName: texts[displayNameField],
      // The schema refuses an empty category.
      categoryId: category ?? '',
      ...(game && { gameId: game.id }),
      title: (texts['title'] ?? '').trim(),
      content: (texts['content'] ?? '').trim(),
      format: 'markdown' as const,
      language,
      traces: tracesOf(texts),
    }),
    schema: createPost.schema.body,
    send: async ({ displayName, ...body }) => {
      await saveName(displayName);
      const [first] = forumCategoryIds;
      const categoryId = forumCategoryIds.find((id) => id === body.categoryId) ?? first;
      return call(createPost, { body: { ...body, categoryId } }, { idempotencyKey: keyFor(body) });
    },
    onDone: (post) => {
      invalidateForum(client);
      cachePost(client, user.id, post);
      if (post.status === 'published') showSuccess(t('form.published'));
      void navigate(pathTo('forumPost', { id: post.id }), { replace: true });
    },
    draft: { key: draft, fields: ['title', 'content', 'language', displayNameField] },
  });
}

function NewPostForm({ user, game: asked }: { user: User; game: GameOfPost | null }) {
  const { t } = useTranslation(['forum', 'errors']);
  const { value: language, choose: chooseLanguage } = useDraftLanguage(draft);
  const [search, setSearch] = useSearchParams();
  const chosen = forumCategoryIds.find((id) => id === search.get('category'));
  const game = chosen === gameThreadCategory ? asked : null;
  const form = useNewPost(user, { category: chosen, game, language });
  const fieldOf = useTextFieldProps(form);
  const subject = subjectOf(search);
  const title = game ? t('game.title', { name: game.name }) : subject.title;
  useSubject(form, { ...subject, title });
  const labels = {
    categoryId: t('form.category'),
    title: t('form.title'),
    content: t('form.content'),
  };
  return (
    <form {...form.props} className="mt-8 flex flex-col gap-6">
      {game && isGameTaken(form) ? (
        <GameTakenNotice
          form={form}
          draft={draft}
          suggestedTitle={title}
          onSeparate={() => {
            setSearch({ category: gameThreadCategory }, { replace: true });
            document.getElementById(form.idOf('title'))?.focus();
          }}
        />
      ) : (
        <>
          {game && <GameNotice game={game} />}
          <ContentFormErrors form={form} labels={labels} wasMember />
        </>
      )}
      <CategoryField
        id={form.idOf('categoryId')}
        value={chosen}
        onChange={(id) =>
          setSearch({ ...Object.fromEntries(search), category: id }, { replace: true })
        }
        error={form.errorCodeOf('categoryId') && t('errors:empty.category')}
      />
      <TextField
        {...fieldOf('title')}
        label={labels.title}
        hint={t('form.titleHint')}
        lang={language}
        autoComplete="off"
        required
      />
      <MarkdownField
        {...fieldOf('content')}
        label={labels.content}
        hint={t('form.contentHint')}
        lang={language}
        rows={10}
        required
      />
      <LanguageField
        className="w-full sm:w-52"
        label={t('form.language')}
        value={language}
        onChange={chooseLanguage}
      />
      <DisplayNameField form={form} />
      <HoneypotField label={t('form.trap')} />
      <p className="text-muted">{t('form.review')}</p>
      <Button
        type="submit"
        variant="signal"
        className="self-start"
        busy={form.busy}
        busyLabel={t('form.sending')}
      >
        {t('form.send')}
      </Button>
    </form>
  );
}

/** The page of this site that the post is about, as the address names it. */
function subjectOf(search: URLSearchParams): { title: string; path: string } {
  const path = search.get('about') ?? '';
  const isPath = /^\/\w/.test(path);
  return isPath ? { title: search.get('title') ?? '', path } : { title: '', path: '' };
}

/** Fills in a suggested title, and the link of the page that the post is about, if nothing is typed yet. */
function useSubject(form: Form, { title: subject, path }: { title: string; path: string }): void {
  const { origin } = useBrowserConfig();
  const titleId = form.idOf('title');
  const contentId = form.idOf('content');
  useEffect(() => {
    const [title, content] = [titleId, contentId].map((field) => document.getElementById(field));
    if (!(title instanceof HTMLInputElement && content instanceof HTMLTextAreaElement)) return;
    if (title.value !== '' || content.value !== '') return;
    title.value = cutText(subject, forumMax.title);
    if (path !== '') content.value = `${origin}${path}\n\n`;
  }, [subject, path, origin, titleId, contentId]);
}

function CategoryField({
  id,
  value,
  onChange,
  error,
}: {
  id: string;
  value: ForumCategoryId | undefined;
  onChange: (id: ForumCategoryId) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation('forum');
  const { data } = useQuery(forumCategoriesQuery(useLanguage()));
  const named = new Map(data?.map((category) => [category.id, category]));
  const description = value && named.get(value)?.description;
  return (
    <Select
      id={id}
      label={t('form.category')}
      {...(description !== undefined && { hint: description })}
      options={forumCategoryIds.map((each) => ({
        value: each,
        label: named.get(each)?.name ?? '…',
      }))}
      value={value}
      onValueChange={onChange}
      placeholder={t('form.choose')}
      error={error}
      required
    />
  );
}
