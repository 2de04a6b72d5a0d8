import type { ForumCategory } from '@kga/contracts';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { ErrorPanel } from '@kga/ui/error-panel';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import type { UseQueryResult } from '@tanstack/react-query';

import { useTranslation } from '../../../lib/translation.ts';
import { CategoryCard } from './category-card.tsx';

const columns = 'grid gap-x-12 gap-y-12 md:grid-cols-2';

/** Every category with its latest posts. */
export function CategoryList({ query }: { query: UseQueryResult<ForumCategory[]> }) {
  const { t } = useTranslation(['forum', 'latestForum', 'shared']);
  const { data, isError, isFetching } = query;
  if (data === undefined && !isError) return <Waiting />;
  if (data === undefined) {
    return (
      <ErrorPanel
        title={t('latestForum:failed')}
        text={t('shared:loadFailedText')}
        retryLabel={t('retry')}
        retryingLabel={t('loading')}
        retrying={isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (data.length === 0) {
    return <EmptyPanel title={t('latestForum:empty')} text={t('latestForum:emptyHint')} />;
  }
  return (
    <ul className={columns}>
      {data.map((category) => (
        <CategoryCard key={category.id} category={category} />
      ))}
    </ul>
  );
}

function Waiting() {
  const { t } = useTranslation('forum');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={columns}>
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className="border-t-2 border-line pt-4">
            <div className="flex items-center gap-3">
              <Skeleton className="size-10" />
              <Skeleton className="h-7 w-48" />
            </div>
            <SkeletonText className="mt-3" lines={2} />
            <Skeleton className="mt-3 h-5 w-40" />
            <SkeletonText className="mt-6" lines={6} />
          </div>
        ))}
      </div>
    </div>
  );
}
