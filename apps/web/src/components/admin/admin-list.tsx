// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';

import type { ListPage } from '../../lib/api.ts';
import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { type ListQuery, LoadMore } from '../infinite-list.tsx';
import { useLoadMore } from '../list-paging.ts';
import { type LoadMessages, LoadState } from '../load-state.tsx';
import { Skeletons } from '../skeletons.tsx';
import { type AdminTableProps, AdminTable, beforeRows } from './admin-table.tsx';
import { useRowFocus } from './use-row-focus.ts';

type Counts = { count: number; n: string; total: string };

export type AdminListProps<Item> = AdminTableProps<Item> & {
  list: ListQuery<Item>;
  messages: LoadMessages & {
    /** Shown where no filter is set; a list that always has items needs none. */
    empty?: string;
    emptyText?: string;
  };
  /** The next step of an empty list. */
  emptyAction?: ReactNode;
  /** How many of how many items are shown; by default in figures alone. */
  shown?: (counts: Counts, page: ListPage<Item[]>) => string;
  /** Where no filter is set; undefined if none is set now. */
  clearPath?: string | undefined;
};

/**
 * A list that the team works on: count, table and a button for the next page; skeleton, error with retry and empty state in the table's place.
 */
export function AdminList<Item>({
  list,
  messages,
  emptyAction,
  shown,
  clearPath,
  ...table
}: AdminListProps<Item>) {
  const { t } = useTranslation(['admin', 'shared']);
  const formats = useFormats();
  const status = useRef<HTMLDivElement>(null);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const page = list.data?.pages.at(-1);
  const { rows, loadMore } = useLoadMore<HTMLTableElement>(list, beforeRows + items.length);
  const focus = useRowFocus(rows, status);
  const isFiltered = clearPath !== undefined;
  const clear = isFiltered && (
    <Button asChild size="small">
      <Link to={clearPath}>{t('shared:clear')}</Link>
    </Button>
  );
  const countText = (of: ListPage<Item[]>) => {
    const counts = { ...counted(formats, items.length), total: formats.integer(of.total) };
    return shown ? shown(counts, of) : t('shown', counts);
  };
  return (
    <div className="mt-8" aria-busy={!page && !list.isError}>
      {/* Stays mounted, so that screen readers announce its changes. */}
      <div role="status" ref={status} tabIndex={-1} className="min-h-[1.6em] outline-none">
        {!page && !list.isError && <VisuallyHidden>{messages.loading}</VisuallyHidden>}
        {page && items.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <p className="tabular text-muted">{countText(page)}</p>
            {clear}
          </div>
        )}
        {page && items.length === 0 && (
          <EmptyPanel
            title={(!isFiltered && messages.empty) || t('noMatch')}
            text={(!isFiltered && messages.emptyText) || t('noMatchText')}
            action={clear || emptyAction}
          />
        )}
      </div>
      <LoadState query={list} messages={messages} skeleton={tableSkeleton}>
        {() => items.length > 0 && <AdminTable {...table} items={items} rows={rows} {...focus} />}
      </LoadState>
      <LoadMore list={list} onLoad={loadMore} />
    </div>
  );
}

const tableSkeleton = (
  <div className="mt-3 border-t-2 border-ink">
    <Skeletons count={6}>
      <div className="border-b border-line py-3">
        <Skeleton className="h-32 w-full lg:h-12" />
      </div>
    </Skeletons>
  </div>
);
