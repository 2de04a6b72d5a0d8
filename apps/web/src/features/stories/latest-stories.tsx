// SPDX-License-Identifier: AGPL-3.0-or-later
import { loginPath, pathTo, routes } from '@kga/contracts/core';
import type { Story } from '@kga/contracts/stories';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { LatestItems } from '../../components/latest-items.tsx';
import { useLanguage } from '../../lib/language.tsx';
import { plainTextOf } from '../../lib/text/rich-text.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { latestStoriesQuery } from './queries.ts';
import { Receipt } from './receipt.tsx';
import { StoryByline } from './story-byline.tsx';

/** The latest stories, those in the reader's language first: one as a receipt, the others as a line each. */
export function LatestStories({
  shareTo = loginPath({ returnTo: routes.shareStory }),
}: {
  /** Path of the form for a new story; by default the login, which leads on to it with or without an account. */
  shareTo?: string;
}) {
  const { t } = useTranslation('latestStories');
  const language = useLanguage();
  return (
    <LatestItems
      namespace="latestStories"
      query={useQuery(latestStoriesQuery(language))}
      allPath={pathTo('stories')}
      columns="lead"
      action={
        <Button asChild className="no-print">
          <Link to={shareTo}>{t('share')}</Link>
        </Button>
      }
    >
      {(story, index) =>
        index === 0 ? (
          <StoryCard key={story.id} story={story} />
        ) : (
          <StoryLine key={story.id} story={story} />
        )
      }
    </LatestItems>
  );
}

/** A story as a card, all of which is a link. */
function StoryCard({ story }: { story: Story }) {
  const { id, title, language } = story;
  return (
    <Receipt as="li" story={story} className="relative">
      <h3 lang={language} dir="auto">
        <Link to={pathTo('story', { id })} className="after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p lang={language} dir="auto" className="mt-2 line-clamp-4 text-muted sm:line-clamp-6">
        {plainTextOf(story)}
      </p>
    </Receipt>
  );
}

/** A story as its title, its game and who tells it. */
function StoryLine({ story }: { story: Story }) {
  const { id, title, gameName, language } = story;
  return (
    <li className="relative min-w-0 border-t border-line pt-3 sm:pt-4 [overflow-wrap:anywhere]">
      <p dir="auto" className="font-mono text-sm text-muted">
        {gameName}
      </p>
      <h3 lang={language} dir="auto" className="mt-1 text-lg">
        <Link
          to={pathTo('story', { id })}
          className="text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
      </h3>
      <StoryByline story={story} className="mt-1" />
    </li>
  );
}
