import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';

/** Skeleton of a `StoryView`. */
export function StorySkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="column-text pt-8 sm:pt-12">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton className="my-3 h-5 w-28" />
      <div className="mt-2 border-t-2 border-line pt-4">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="mt-3 h-12 w-full" />
        <Skeleton className="mt-3 h-5 w-64 max-w-full" />
      </div>
      <SkeletonText className="mt-6" lines={6} />
    </div>
  );
}
