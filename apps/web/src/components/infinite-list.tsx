import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { ErrorPanel } from '@kga/ui/error-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { ListPage } from '../lib/api.ts';
import { useTranslation } from '../lib/translation.ts';
import { useLoadMore } from './use-load-more.ts';

type PartListProps<Item> = {
  list: UseInfiniteQueryResult<InfiniteData<ListPage<Item[]>>>;
  loading: string;
  failedTitle: string;
  /** How many of how many are shown. */
  shown: (shown: number, total: number) => string;
  empty: { title: string; text: string; action?: ReactNode };
  /** One row, a list item with its key. */
  children: (item: Item) => ReactNode;
};

/** A list that comes part by part: what matches, and the way to more of it. */
export function InfiniteList<Item>({
  list,
  loading,
  failedTitle,
  shown,
  empty,
  children,
}: PartListProps<Item>) {
  const { t } = useTranslation('shared');
  const items = list.data?.pages.flatMap((part) => part.items) ?? [];
  const { rows, loadMore } = useLoadMore(list, items.length);
  const said = shown(items.length, list.data?.pages.at(-1)?.total ?? items.length);
  const waiting = !list.data && !list.isError;
  return (
    <div aria-busy={waiting}>
      {/* Stands as long as the list, so that what changes in it is announced. */}
      <div role="status" className="text-muted">
        {list.data && items.length > 0 && said}
        {/* What is shown of an empty list says it better. */}
        {list.data && items.length === 0 && <VisuallyHidden>{said}</VisuallyHidden>}
        {waiting && <CountSkeleton label={loading} />}
      </div>
      {waiting && <RowsSkeleton />}
      {!list.data && list.isError && (
        <ErrorPanel
          title={failedTitle}
          text={t('failedText')}
          retryLabel={t('retry')}
          retryingLabel={loading}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && items.length === 0 && <EmptyPanel className="mt-3" {...empty} />}
      {items.length > 0 && (
        <ul ref={rows} className="mt-3 border-t-2 border-ink">
          {items.map((item) => children(item))}
        </ul>
      )}
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-4 font-semibold">
          {t('moreFailed')}
        </p>
      )}
      {list.hasNextPage && (
        <Button
          className="mt-6"
          busy={list.isFetchingNextPage}
          busyLabel={t('loadingMore')}
          onClick={loadMore}
        >
          {t(list.isFetchNextPageError ? 'retry' : 'more')}
        </Button>
      )}
    </div>
  );
}

function CountSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className="h-[1.6em] w-48" />
    </>
  );
}

function RowsSkeleton() {
  return (
    <div className="mt-3 border-t-2 border-ink">
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="border-b border-line py-4">
          <Skeleton className="h-28 w-full md:h-16" />
        </div>
      ))}
    </div>
  );
}
