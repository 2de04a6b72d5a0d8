import { campaign } from '@kga/contracts';
import { ErrorPanel } from '@kga/ui/error-panel';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { useOwnStory } from '../features/own-stories/use-own-story.ts';
import { storyQuery } from '../features/stories/queries.ts';
import { StorySkeleton } from '../features/stories/story-skeleton.tsx';
import { type AuthorToolsType, StoryView } from '../features/stories/story-view.tsx';
import { usePageHead } from '../lib/head.tsx';
import { useTranslation } from '../lib/translation.ts';
import { NotFoundPage } from './not-found.tsx';

/** One story: a published one, or one's own whatever became of it. */
export function StoryPage({ AuthorTools }: { AuthorTools: AuthorToolsType }) {
  const { id = '' } = useParams();
  const story = useQuery(storyQuery(id));
  const own = useOwnStory(id, story.data);
  // What its author has just written is newer than what everybody sees.
  const shown = own.story ?? story.data;
  if (shown) {
    return (
      <StoryView key={shown.id} story={shown} own={own.story ?? null} AuthorTools={AuthorTools} />
    );
  }
  if (own.story === null) return <NotFoundPage />;
  return (
    <Absent
      failed={story.isError || own.isError}
      retrying={story.isFetching || own.isFetching}
      onRetry={() => void (story.isError ? story : own).refetch()}
    />
  );
}

/** On the way, or not to be had at the moment. */
function Absent({
  failed,
  retrying,
  onRetry,
}: {
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  usePageHead({
    title: `${t('stories.title')} · ${campaign.brand}`,
    description: t('stories.description'),
    hidden: true,
    // The server has waited for it already, so there it means that it cannot be had.
    status: 503,
  });
  if (!failed) return <StorySkeleton label={t('stories.loading')} />;
  return (
    <div className="column-text py-16">
      <h1 className="sr-only">{t('stories.title')}</h1>
      <ErrorPanel
        title={t('stories.story.failed')}
        text={t('latestNews.failedText')}
        retryLabel={t('stories.retry')}
        retryingLabel={t('stories.loading')}
        retrying={retrying}
        onRetry={onRetry}
      />
    </div>
  );
}
