import { EmptyPanel } from '@kga/ui/empty-panel';
import { ErrorPanel } from '@kga/ui/error-panel';
import { TextLink } from '@kga/ui/link';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '../lib/translation.ts';

/** By how many stand beside each other where there is room. */
const grids = {
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const;

type LatestProps<Item> = {
  title: string;
  query: UseQueryResult<readonly Item[]>;
  /** Leads to all of them. */
  all: { to: string; label: string };
  emptyTitle: string;
  emptyText: string;
  failedTitle: string;
  failedText: string;
  /** Whether each has a picture above it. */
  pictures?: boolean;
  columns?: keyof typeof grids;
  /** What can be done beside reading them, below them. */
  action?: ReactNode;
  children: (item: Item) => ReactNode;
};

/** The latest few of something in columns, with what stands there while, where and if there is none. */
export function LatestItems<Item>({
  title,
  query,
  all,
  pictures = false,
  columns = 3,
  action,
  children,
  ...words
}: LatestProps<Item>) {
  const { t } = useTranslation(['petition', 'shell']);
  const id = useId();
  const { data, error, isFetching } = query;
  const body = () => {
    if (data !== undefined && data.length > 0) {
      return <Columns columns={columns}>{data.map(children)}</Columns>;
    }
    if (data !== undefined) return <EmptyPanel title={words.emptyTitle} text={words.emptyText} />;
    if (error === null) return <Waiting pictures={pictures} columns={columns} />;
    return (
      <ErrorPanel
        title={words.failedTitle}
        text={words.failedText}
        retryLabel={t('card.retry')}
        retryingLabel={t('shell:loading')}
        retrying={isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  };
  return (
    <section aria-labelledby={id} aria-busy={data === undefined && isFetching}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id}>{title}</h2>
        <TextLink asChild variant="standalone">
          <Link to={all.to}>{all.label}</Link>
        </TextLink>
      </div>
      {body()}
      {action !== undefined && <div className="mt-8">{action}</div>}
    </section>
  );
}

function Columns({ columns, children }: { columns: keyof typeof grids; children: ReactNode }) {
  return <ul className={`grid gap-x-8 gap-y-10 ${grids[columns]}`}>{children}</ul>;
}

function Waiting({ pictures, columns }: { pictures: boolean; columns: keyof typeof grids }) {
  return (
    <Columns columns={columns}>
      {Array.from({ length: columns }, (_, place) => (
        <li key={place} className="border-t-2 border-line pt-4">
          {pictures && <Skeleton className="mb-4 aspect-video w-full" />}
          <Skeleton className="h-4 w-32" />
          <Skeleton className="mt-4 h-7 w-5/6" />
          <SkeletonText className="mt-3" lines={4} />
        </li>
      ))}
    </Columns>
  );
}
