import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { LatestItems } from '../../components/latest-items.tsx';
import { pathTo } from '../../lib/paths.ts';
import { useTranslation } from '../../lib/translation.ts';
import { latestStoriesQuery } from './latest-query.ts';
import { StoryCard } from './story-card.tsx';

/** The latest stories, and the way to tell one. */
export function LatestStories({
  shareTo,
}: {
  /** Where somebody begins to tell their own. */
  shareTo: string;
}) {
  const { t } = useTranslation();
  return (
    <LatestItems
      title={t('latestStories.title')}
      query={useQuery(latestStoriesQuery())}
      all={{ to: pathTo('stories'), label: t('latestStories.all') }}
      emptyTitle={t('latestStories.empty')}
      emptyText={t('latestStories.emptyHint')}
      failedTitle={t('latestStories.failed')}
      failedText={t('latestNews.failedText')}
      action={
        <Button asChild className="no-print">
          <Link to={shareTo}>{t('latestStories.share')}</Link>
        </Button>
      }
    >
      {(story) => <StoryCard key={story.id} story={story} />}
    </LatestItems>
  );
}
