import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { PageState } from '../components/page-state.tsx';
import { useOwnStory } from '../features/stories/own-story.ts';
import { storyQuery } from '../features/stories/queries.ts';
import { StorySkeleton } from '../features/stories/story-skeleton.tsx';
import { type AuthorToolsType, StoryView } from '../features/stories/story-view.tsx';
import { useTranslation } from '../lib/translation.ts';
import { NotFoundPage } from './not-found.tsx';

/** One story: a published one, or one's own whatever became of it. */
export function StoryPage({ AuthorTools }: { AuthorTools: AuthorToolsType }) {
  const { t } = useTranslation('stories');
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
    <PageState
      title={t('title')}
      description={t('description')}
      skeleton={<StorySkeleton label={t('loading')} />}
      failedTitle={t('story.failed')}
      retryLabel={t('retry')}
      retryingLabel={t('loading')}
      failed={story.isError || own.isError}
      retrying={story.isFetching || own.isFetching}
      onRetry={() => void (story.isError ? story : own).refetch()}
    />
  );
}
