import type { Story } from '@kga/contracts';
import { Card } from '@kga/ui/card';
import { useQuery } from '@tanstack/react-query';

import { useFormats } from '../../lib/language.tsx';
import { pathTo } from '../../lib/paths.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useProblemText } from '../problems/use-problem-text.ts';
import { Latest } from './latest.tsx';
import { latestStoriesQuery } from './queries.ts';

/** How much of an author's id is shown. */
const authorLength = 8;

/** The latest stories. */
export function LatestStories() {
  const { t } = useTranslation();
  const problems = useProblemText();
  const query = useQuery(latestStoriesQuery());
  return (
    <Latest
      title={t('home.stories.title')}
      query={query}
      all={{ to: pathTo('stories'), label: t('home.stories.all') }}
      emptyTitle={t('home.stories.empty')}
      emptyText={t('home.stories.emptyHint')}
      failedTitle={t('home.stories.failed')}
      failedText={problems.of(query.error)}
    >
      {(story) => <StoryCard key={story.id} story={story} />}
    </Latest>
  );
}

function StoryCard({ story }: { story: Story }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const author = story.userId?.slice(0, authorLength) ?? t('home.stories.deletedUser');
  return (
    <Card as="li" className="min-w-0">
      <p className="text-sm font-semibold">{story.gameName}</p>
      <h3 className="mt-1">{story.title}</h3>
      <p className="mt-2 line-clamp-6 whitespace-pre-line text-muted">{story.content}</p>
      {story.amountLost !== null && story.amountLost > 0 && (
        <p className="mt-3 font-semibold tabular">
          {t('home.stories.lost', { amount: formats.yen(story.amountLost) })}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">
        {author} · <time dateTime={story.createdAt}>{formats.day(story.createdAt)}</time>
      </p>
    </Card>
  );
}
