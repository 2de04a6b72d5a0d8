// SPDX-License-Identifier: AGPL-3.0-or-later
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { storyQuery, useOwnStory } from '../queries.ts';
import { StoryView } from '../story-view.tsx';

/** One story: a published one, or one's own whatever became of it. */
export function StoryPage() {
  const { t } = useTranslation('stories');
  const { id = '' } = useParams();
  const story = useQuery(storyQuery(id));
  const own = useOwnStory(id, story.data);
  // What its author has just written is newer than what everybody sees.
  const shown = own.story ?? story.data;
  if (shown) {
    return <StoryView key={shown.id} story={shown} own={own.story ?? null} />;
  }
  if (own.story === null) return <NotFoundPage />;
  return (
    <PageState namespace="stories" query={story.isError ? story : own} failed={t('story.failed')} />
  );
}
