import { EmptyPanel } from '@kga/ui/empty-panel';
import { TextLink } from '@kga/ui/link';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '../lib/translation.ts';
import { LoadState } from './load-state.tsx';

/** Grid classes by the number of columns on wide screens. */
const grids = {
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const;

type LatestItemsProps<Item> = {
  title: string;
  query: UseQueryResult<readonly Item[]>;
  /** Link to the whole list. */
  all: { to: string; label: string };
  emptyTitle: string;
  emptyText: string;
  failedTitle: string;
  failedText: string;
  /** Whether the items have a picture above their text. */
  pictures?: boolean;
  columns?: keyof typeof grids;
  /** A button below the items. */
  action?: ReactNode;
  /** One column: a list item with its key. */
  children: (item: Item) => ReactNode;
};

/** The latest items of a feature in columns, on the landing and home pages. */
export function LatestItems<Item>({
  title,
  query,
  all,
  emptyTitle,
  emptyText,
  failedTitle,
  failedText,
  pictures = false,
  columns = 3,
  action,
  children,
}: LatestItemsProps<Item>) {
  const { t } = useTranslation(['petition', 'shell']);
  const id = useId();
  const { data, isFetching } = query;
  return (
    <section aria-labelledby={id} aria-busy={data === undefined && isFetching}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id}>{title}</h2>
        <TextLink asChild variant="standalone">
          <Link to={all.to}>{all.label}</Link>
        </TextLink>
      </div>
      <LoadState
        query={query}
        messages={{
          loading: t('shell:loading'),
          failed: failedTitle,
          failedText,
          retry: t('card.retry'),
        }}
        skeleton={<ColumnSkeletons pictures={pictures} columns={columns} />}
      >
        {(items) =>
          items.length > 0 ? (
            <Columns columns={columns}>{items.map(children)}</Columns>
          ) : (
            <EmptyPanel title={emptyTitle} text={emptyText} />
          )
        }
      </LoadState>
      {action !== undefined && <div className="mt-8">{action}</div>}
    </section>
  );
}

type ColumnsProps = { columns: keyof typeof grids };

function Columns({ columns, children }: ColumnsProps & { children: ReactNode }) {
  return <ul className={`grid gap-x-8 gap-y-10 ${grids[columns]}`}>{children}</ul>;
}

function ColumnSkeletons({ pictures, columns }: ColumnsProps & { pictures: boolean }) {
  return (
    <Columns columns={columns}>
      {Array.from({ length: columns }, (_, column) => (
        <li key={column} className="border-t-2 border-line pt-4">
          {pictures && <Skeleton className="mb-4 aspect-video w-full" />}
          <Skeleton className="h-4 w-32" />
          <Skeleton className="mt-4 h-7 w-5/6" />
          <SkeletonText className="mt-3" lines={4} />
        </li>
      ))}
    </Columns>
  );
}
