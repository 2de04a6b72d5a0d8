import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';

import { useTranslation } from '../../lib/translation.ts';

/** Skeleton of an `ArticleView`. */
export function ArticleSkeleton() {
  const { t } = useTranslation('news');
  return (
    <div aria-busy="true" className="column-text pt-8 sm:pt-12">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton className="my-3 h-5 w-28" />
      <div className="mt-2 border-t-2 border-line pt-4">
        <Skeleton className="h-5 w-64 max-w-full" />
        <Skeleton className="mt-3 h-12 w-full" />
        <Skeleton className="mt-3 h-12 w-3/5" />
      </div>
      <SkeletonText className="mt-6" lines={6} />
    </div>
  );
}
