import { Skeleton, SkeletonText } from '@kga/ui/skeleton';

/** Stands where the first article of a list comes. */
export function LeadSkeleton() {
  return (
    <div className="grid gap-x-8 gap-y-4 border-b border-line py-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Skeleton className="aspect-video" />
      <div>
        <Skeleton className="h-[1.4em] w-40" />
        <Skeleton className="mt-3 h-9 w-5/6" />
        <SkeletonText className="mt-4" lines={4} />
        <Skeleton className="mt-3 h-5 w-24" />
      </div>
    </div>
  );
}

/** Stands where a line of the list comes. */
export function RowSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-4 border-b border-line py-6 sm:grid-cols-[minmax(0,1fr)_12rem] sm:gap-x-8 lg:grid-cols-[10rem_minmax(0,1fr)_14rem]">
      <Skeleton className="mb-2 h-[1.4em] w-40 max-lg:col-span-full sm:max-lg:col-span-1 lg:w-28" />
      <div>
        <Skeleton className="h-7 w-5/6" />
        <SkeletonText className="mt-3 max-w-text" lines={3} />
        <Skeleton className="mt-3 h-5 w-24" />
      </div>
      <Skeleton className="aspect-[4/3] sm:aspect-[3/2]" />
    </div>
  );
}
