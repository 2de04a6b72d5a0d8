import { EmptyPanel } from '@kga/ui/empty-panel';
import { ErrorPanel } from '@kga/ui/error-panel';
import { Link } from '@kga/ui/link';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '../../lib/translation.ts';

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
  children: (item: Item) => ReactNode;
};

/** The latest few of something in columns, with what stands there while, where and if there is none. */
export function Latest<Item>({
  title,
  query,
  all,
  pictures = false,
  children,
  ...words
}: LatestProps<Item>) {
  const { t } = useTranslation();
  const id = useId();
  const { data, error, isFetching } = query;
  const body = () => {
    if (data !== undefined && data.length > 0) return <Columns>{data.map(children)}</Columns>;
    if (data !== undefined) return <EmptyPanel title={words.emptyTitle} text={words.emptyText} />;
    if (error === null) return <Waiting pictures={pictures} />;
    return (
      <ErrorPanel
        title={words.failedTitle}
        text={words.failedText}
        retryLabel={t('petition.card.retry')}
        retryingLabel={t('shell.loading')}
        retrying={isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  };
  return (
    <section aria-labelledby={id} aria-busy={data === undefined && isFetching}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id}>{title}</h2>
        <Link asChild variant="standalone">
          <RouterLink to={all.to}>{all.label}</RouterLink>
        </Link>
      </div>
      {body()}
    </section>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">{children}</ul>;
}

function Waiting({ pictures }: { pictures: boolean }) {
  return (
    <Columns>
      {[1, 2, 3].map((place) => (
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
