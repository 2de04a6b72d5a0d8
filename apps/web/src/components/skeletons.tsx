// SPDX-License-Identifier: AGPL-3.0-or-later
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { Fragment, type ReactNode } from 'react';

type LoadingRegionProps = { label: string; className?: string; children: ReactNode };

/** Surrounds the skeletons of a region; `label` is announced. */
export function LoadingRegion({ label, className, children }: LoadingRegionProps) {
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}

/** Repeats the skeleton of a row or column. */
export function Skeletons({ count, children }: { count: number; children: ReactNode }) {
  return Array.from({ length: count }, (_, place) => <Fragment key={place}>{children}</Fragment>);
}

type ItemSkeletonProps = {
  label: string;
  back?: string;
  /** Class names of the lines of the header; by default a short one, a title and a byline. */
  header?: readonly string[];
};

const headerLines = ['h-5 w-40', 'mt-3 h-12 w-full', 'mt-3 h-5 w-64 max-w-full'];

/** Skeleton of an item's page: a link back, the header and the text. */
export function ItemSkeleton({ label, back = 'w-28', header = headerLines }: ItemSkeletonProps) {
  return (
    <LoadingRegion label={label} className="column-text pt-8 sm:pt-12">
      <Skeleton className={`my-3 h-5 ${back}`} />
      <div className="mt-2 border-t-2 border-line pt-4">
        {header.map((line) => (
          <Skeleton key={line} className={line} />
        ))}
      </div>
      <SkeletonText className="mt-6" lines={6} />
    </LoadingRegion>
  );
}
