import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';

import { PageState } from '../../../components/page-state.tsx';
import { useTranslation } from '../../../lib/translation.ts';

/** The page of a post while it loads, or after loading it failed. */
export function PostState(props: { failed: boolean; retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('forum');
  return (
    <PageState
      {...props}
      title={t('title')}
      description={t('description')}
      skeleton={<PostSkeleton />}
      failedTitle={t('post.failed')}
      retryLabel={t('retry')}
      retryingLabel={t('loading')}
    />
  );
}

function PostSkeleton() {
  const { t } = useTranslation('forum');
  return (
    <div aria-busy="true" className="column-text pt-8 sm:pt-12">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton className="my-3 h-5 w-48" />
      <div className="mt-2 border-t-2 border-line pt-4">
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="mt-3 h-5 w-64 max-w-full" />
      </div>
      <SkeletonText className="mt-6" lines={6} />
    </div>
  );
}
