// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { SkeletonText } from '@kga/ui/skeleton';
import type { ComponentProps } from 'react';

import { useTranslation } from '../lib/translation.ts';
import { type LoadError, type LoadState, useRetry } from './load-state.tsx';
import { LoadingRegion } from './skeletons.tsx';

type SmallLoadStateProps<Data> = Pick<
  ComponentProps<typeof LoadState<Data>>,
  'query' | 'className' | 'children'
> & {
  loading: string;
  failed: string;
  lines: number;
};

/** Shows a query in a small place such as a dialog: a skeleton, one line with retry, or its data. */
export function SmallLoadState<Data>({
  query,
  loading,
  failed,
  lines,
  className = '',
  children,
}: SmallLoadStateProps<Data>) {
  if (query.data !== undefined && query.data !== null) return children(query.data);
  if (!query.isError) {
    return (
      <LoadingRegion label={loading} className={className}>
        <SkeletonText lines={lines} />
      </LoadingRegion>
    );
  }
  return <SmallLoadError query={query} loading={loading} failed={failed} className={className} />;
}

type SmallLoadErrorProps = Pick<SmallLoadStateProps<unknown>, 'loading' | 'failed'> & {
  query: ComponentProps<typeof LoadError>['query'];
  className: string;
};

function SmallLoadError({ query, loading, failed, className }: SmallLoadErrorProps) {
  const { t } = useTranslation('shared');
  const { ref, retry } = useRetry(query);
  return (
    <div className={`flex flex-wrap items-center gap-3 ${className}`}>
      <p role="alert">{failed}</p>
      <Button ref={ref} size="small" busy={query.isFetching} busyLabel={loading} onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}
