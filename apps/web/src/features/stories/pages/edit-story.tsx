import { campaign } from '@kga/contracts';
import { ErrorPanel } from '@kga/ui/error-panel';
import { Notice } from '@kga/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { ItemSkeleton } from '../../../components/skeletons.tsx';
import { useVisitorId } from '../../../content/visitor.ts';
import { useHydrated } from '../../../lib/browser.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { EditStory } from '../edit-story.tsx';
import { ownStoryQuery } from '../queries.ts';
import { storyHeader } from '../story-row.tsx';

/** Where authors change a story of their own. */
export function EditStoryPage() {
  const { id = '' } = useParams();
  const visitor = useVisitorId();
  // The server does not know whose browser it renders for.
  const hydrated = useHydrated();
  const [author, setAuthor] = useState<string>();
  // Whose session is lost meanwhile keeps the form, which tells of it.
  if (author === undefined && typeof visitor === 'string') setAuthor(visitor);
  if (author !== undefined) return <OwnStoryEditor key={id} id={id} visitor={author} />;
  return hydrated && visitor === null ? <NotFoundPage /> : <Waiting />;
}

function OwnStoryEditor({ id, visitor }: { id: string; visitor: string }) {
  const { t } = useTranslation(['stories', 'content', 'shared']);
  const { user } = useAuth();
  const own = useQuery(ownStoryQuery(id, visitor));
  if (own.data === null) return <NotFoundPage />;
  // What is known from before may have been changed elsewhere.
  if (own.data === undefined || !own.isFetchedAfterMount) {
    if (!own.isError) return <Waiting />;
    return (
      <Frame>
        <ErrorPanel
          title={t('own.edit.failed')}
          text={t('shared:loadFailedText')}
          retryLabel={t('content:retry')}
          retryingLabel={t('own.edit.loading')}
          retrying={own.isFetching}
          onRetry={() => void own.refetch()}
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
  return <ItemSkeleton label={t('own.edit.loading')} header={storyHeader} />;
}

function useEditHead(): void {
  const { t } = useTranslation('stories');
  usePageHead({
    title: `${t('own.edit.title')} · ${campaign.brand}`,
    description: t('own.description'),
    hidden: true,
  });
}
