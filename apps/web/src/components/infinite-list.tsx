// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Skeleton } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import type { ListPage } from '../lib/api.ts';
import { useTranslation } from '../lib/translation.ts';
import { useLoadMore, useRestoredPages } from './list-paging.ts';
import { type LoadMessages, LoadState } from './load-state.tsx';
import { Skeletons } from './skeletons.tsx';

export type ListQuery<Item> = UseInfiniteQueryResult<InfiniteData<ListPage<Item[]>>>;

type InfiniteListProps<Item> = {
  list: ListQuery<Item>;
  /** Messages that name the items. */
  messages: LoadMessages;
  /**
   * How many of how many items are shown, above the rows; undefined to show nothing. `page` is the
   * last one that was loaded.
   */
  count: (shown: number, page: ListPage<Item[]>) => string | undefined;
  /** Shown instead of the rows of an empty list, usually an `EmptyPanel`. */
  empty: ReactNode;
  skeleton?: ReactNode;
  /** How many items are left, beside the button. */
  renderRemaining?: (count: number, page: ListPage<Item[]>) => ReactNode;
  /** Restores loaded pages and scroll position when the visitor comes back in the history. */
  restored?: boolean;
  /** Of a list whose page takes a cursor: that which it begins with. Then each page has an address. */
  pages?: { from?: string | undefined };
  /** Layout of the rows and their skeletons. */
  listClass?: string;
  /** One row: a list item with its key. */
  children: (item: Item, index: number) => ReactNode;
};

const rowSkeletons = (
  <Skeletons count={6}>
    <div className="border-b border-line py-4">
      <Skeleton className="h-28 w-full md:h-16" />
    </div>
  </Skeletons>
);

/**
 * A list that loads page by page: row skeletons, error with retry, empty state, item count, rows
 * and a button for the next page.
 */
export function InfiniteList<Item>({
  list,
  messages,
  count,
  empty,
  skeleton = rowSkeletons,
  renderRemaining,
  restored = false,
  pages,
  listClass = 'mt-3 border-t-2 border-ink',
  children,
}: InfiniteListProps<Item>) {
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const lastPage = list.data?.pages.at(-1);
  const { rows, loadMore } = useLoadMore(list, items.length);
  useRestoredPages(list, list.data?.pages.length ?? 0, restored);
  const waiting = !list.data && !list.isError;
  return (
    <div aria-busy={waiting}>
      {/* Stays mounted, so that screen readers announce its changes. */}
      <div role="status" className="min-h-[1.6em]">
        {waiting && (
          <>
            <VisuallyHidden>{messages.loading}</VisuallyHidden>
            <Skeleton className="h-[1.6em] w-56" />
          </>
        )}
        {lastPage && items.length === 0 && empty}
        {lastPage && items.length > 0 && (
          <p className="tabular text-muted">{count(items.length, lastPage)}</p>
        )}
      </div>
      <LoadState
        query={list}
        messages={messages}
        skeleton={<div className={listClass}>{skeleton}</div>}
      >
        {() =>
          items.length > 0 && (
            <ul ref={rows} className={listClass}>
              {items.map(children)}
            </ul>
          )
        }
      </LoadState>
      <LoadMore list={list} onLoad={loadMore}>
        {lastPage && renderRemaining?.(lastPage.total - items.length, lastPage)}
      </LoadMore>
      {pages && <PageLinks from={pages.from} next={lastPage?.cursor} />}
    </div>
  );
}

type PageLinksProps = { from: string | undefined; next: string | undefined };

/** Links to the next page, for browsers without script and for crawlers, and from a later page to the first. */
export function PageLinks({ from, next }: PageLinksProps) {
  const { t } = useTranslation('shared');
  const { pathname, search } = useLocation();
  const pathOf = (cursor: string | undefined) => {
    const query = new URLSearchParams(search);
    query.delete('cursor');
    if (cursor !== undefined) query.set('cursor', cursor);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  if (from === undefined && next === undefined) return null;
  return (
    <p className="no-print mt-6 flex flex-wrap gap-x-4 gap-y-2">
      {next !== undefined && (
        <span className="hidden noscript:inline">
          <Button asChild>
            <a rel="next" href={pathOf(next)}>
              {t('nextPage')}
            </a>
          </Button>
        </span>
      )}
      {from !== undefined && (
        <Button asChild variant="quiet">
          <Link to={pathOf(undefined)}>{t('firstPage')}</Link>
        </Button>
      )}
    </p>
  );
}

type LoadMoreProps = {
  list: Pick<ListQuery<unknown>, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'>;
  onLoad: () => void;
  children?: ReactNode;
};

/** The button for the next page of a list, with an alert when the last attempt failed. */
export function LoadMore({ list, onLoad, children }: LoadMoreProps) {
  const { t } = useTranslation('shared');
  return (
    <>
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-4 font-semibold">
          {t('moreFailed')}
        </p>
      )}
      {list.hasNextPage && (
        <div className="no-print mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            className="noscript:hidden"
            busy={list.isFetchingNextPage}
            busyLabel={t('loadingMore')}
            onClick={onLoad}
          >
            {t(list.isFetchNextPageError ? 'retry' : 'more')}
          </Button>
          {children}
        </div>
      )}
    </>
  );
}
