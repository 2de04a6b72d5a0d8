import { pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { LatestItems } from '../../components/latest-items.tsx';
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
  const { t } = useTranslation(['latestStories', 'shared']);
  return (
    <LatestItems
      title={t('title')}
      query={useQuery(latestStoriesQuery())}
      all={{ to: pathTo('stories'), label: t('all') }}
      emptyTitle={t('empty')}
      emptyText={t('emptyHint')}
      failedTitle={t('failed')}
      failedText={t('shared:loadFailedText')}
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
