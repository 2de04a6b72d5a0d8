import { campaign } from '@kga/contracts';
import { ErrorPanel } from '@kga/ui/error-panel';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';

import { usePageHead } from '../../lib/head.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** A post that is on the way, or not to be had at the moment. */
export function PostAbsent({
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
    title: `${t('forum.title')} · ${campaign.brand}`,
    description: t('forum.description'),
    hidden: true,
    // The server has waited for it already, so there it means that it cannot be had.
    status: 503,
  });
  if (!failed) return <PostSkeleton />;
  return (
    <div className="column-text py-16">
      <h1 className="sr-only">{t('forum.title')}</h1>
      <ErrorPanel
        title={t('forum.post.failed')}
        text={t('latestNews.failedText')}
        retryLabel={t('forum.retry')}
        retryingLabel={t('forum.loading')}
        retrying={retrying}
        onRetry={onRetry}
      />
    </div>
  );
}

function PostSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className="column-text pt-8 sm:pt-12">
      <VisuallyHidden role="status">{t('forum.loading')}</VisuallyHidden>
      <Skeleton className="my-3 h-5 w-48" />
      <div className="mt-2 border-t-2 border-line pt-4">
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="mt-3 h-5 w-64 max-w-full" />
      </div>
      <SkeletonText className="mt-6" lines={6} />
    </div>
  );
}
