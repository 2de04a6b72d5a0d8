// SPDX-License-Identifier: AGPL-3.0-or-later
import { loginPath, pathTo, routes } from '@kga/contracts/core';
import type { Story } from '@kga/contracts/stories';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { LatestItems } from '../../components/latest-items.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { latestStoriesQuery } from './queries.ts';
import { Receipt } from './receipt.tsx';

/** The latest stories, with a button to share one. */
export function LatestStories({
  shareTo = loginPath({ returnTo: routes.shareStory }),
}: {
  /** Path of the form for a new story; by default the login, which leads on to it with or without an account. */
  shareTo?: string;
}) {
  const { t } = useTranslation('latestStories');
  return (
    <LatestItems
      namespace="latestStories"
      query={useQuery(latestStoriesQuery())}
      allPath={pathTo('stories')}
      action={
        <Button asChild className="no-print">
          <Link to={shareTo}>{t('share')}</Link>
        </Button>
      }
    >
      {(story) => <StoryCard key={story.id} story={story} />}
    </LatestItems>
  );
}

/** A story as a card, all of which is a link. */
function StoryCard({ story }: { story: Story }) {
  const { id, title, content, language } = story;
  return (
    <Receipt as="li" story={story} className="relative">
      <h3 lang={language} dir="auto">
        <Link to={pathTo('story', { id })} className="after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p lang={language} dir="auto" className="mt-2 line-clamp-6 text-muted">
        {content}
      </p>
    </Receipt>
  );
}
