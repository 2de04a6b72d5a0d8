// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { type OwnStory, updateStory } from '@kga/contracts/stories';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useToast } from '@kga/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';

import { LogInFirst } from '../../../auth/log-in-first.tsx';
import { useAuth, useVisitorId } from '../../../auth/use-auth.ts';
import { LoadError } from '../../../components/load-state.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { ItemSkeleton } from '../../../components/skeletons.tsx';
import { EditForm } from '../../../content/edit-form.tsx';
import { ApiError, call } from '../../../lib/api.ts';
import { useHydrated } from '../../../lib/browser.ts';
import type { DraftKey } from '../../../lib/forms/drafts.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { cacheStory, ownStoryQuery } from '../queries.ts';
import { fieldValuesOf, storyBodyOf, storyFields } from '../story-draft.ts';
import { StoryFields, StoryFormErrors } from '../story-fields.tsx';

/** The page on which authors edit their story. */
export function EditStoryPage() {
  const { id = '' } = useParams();
  const visitor = useVisitorId();
  // The server does not know whose browser it renders for.
  const hydrated = useHydrated();
  const [author, setAuthor] = useState<string>();
  // The form stays when the session ends meanwhile, and says so.
  if (author === undefined && typeof visitor === 'string') setAuthor(visitor);
  if (author !== undefined) return <OwnStoryEditor key={id} id={id} visitor={author} />;
  return hydrated && visitor === null ? <LogInFirst /> : <Waiting />;
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401;

function OwnStoryEditor({ id, visitor }: { id: string; visitor: string }) {
  const { t } = useTranslation(['stories', 'content', 'shared']);
  const { user } = useAuth();
  const own = useQuery(ownStoryQuery(id, visitor));
  // A visitor without an account may have written it with one.
  if (!user && (own.data === null || isRefused(own.error))) return <LogInFirst />;
  if (own.data === null) return <NotFoundPage />;
  // A cached story may have been changed elsewhere.
  if (own.data === undefined || !own.isFetchedAfterMount) {
    if (!own.isError) return <Waiting />;
    return (
      <Frame>
        <LoadError
          query={own}
          messages={{ loading: t('own.edit.loading'), failed: t('own.edit.failed') }}
        />
      </Frame>
    );
  }
  return (
    <Frame>
      {user?.suspended ? (
        <Notice tone="caution" title={t('own.suspended.title')}>
          {t('own.suspended.text')}
        </Notice>
      ) : (
        <EditStory story={own.data} visitor={visitor} />
      )}
    </Frame>
  );
}

/** The form in which authors edit their story. */
function EditStory({ story, visitor }: { story: OwnStory; visitor: string }) {
  const { t } = useTranslation('stories');
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const { user } = useAuth();
  const { id } = story;
  const draftKey: DraftKey = `draft:story-${id}`;
  const [wasMember] = useState(user !== null);
  const path = pathTo('story', { id });

  const finish = (saved: OwnStory) => {
    cacheStory(client, saved, visitor);
    const isPending = saved.status === 'pending';
    show({
      title: t('own.done.saved'),
      tone: 'success',
      ...(isPending && { description: t('own.done.pendingText') }),
    });
    void navigate(path, { replace: true });
  };

  return (
    <EditForm
      draftKey={draftKey}
      fields={storyFields}
      initial={fieldValuesOf(story, language)}
      revision={story.revision}
      fetchRevision={async () => {
        const current = await client.fetchQuery({ ...ownStoryQuery(id, visitor), staleTime: 0 });
        return current?.revision;
      }}
      read={(values, revision) => ({ ...storyBodyOf(values, language), revision })}
      schema={updateStory.schema.body}
      send={(body) => call(updateStory, { params: { id }, body })}
      onDone={finish}
      className="flex flex-col gap-6"
    >
      {(form, values) => (
        <>
          <StoryFormErrors form={form} wasMember={wasMember} />
          <StoryFields form={form} draftKey={draftKey} initial={values} format={story.format} />
          <p className="max-w-text text-muted">{t('own.edit.review')}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant="signal"
              busy={form.busy}
              busyLabel={t('own.form.saving')}
            >
              {t('own.form.save')}
            </Button>
            <Button asChild variant="quiet">
              <Link to={path}>{t('own.form.back')}</Link>
            </Button>
          </div>
        </>
      )}
    </EditForm>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('stories');
  useEditHead();
  return (
    <div className="column-text pt-8 sm:pt-14">
      <h1>{t('own.edit.title')}</h1>
      <div className="mt-8">{children}</div>
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation('stories');
  useEditHead();
  return <ItemSkeleton label={t('own.edit.loading')} />;
}

function useEditHead(): void {
  const { t } = useTranslation('stories');
  usePageHead({
    title: `${t('own.edit.title')} · ${campaign.brand}`,
    description: t('own.description'),
    hidden: true,
  });
}
