// SPDX-License-Identifier: AGPL-3.0-or-later
import { ErrorPanel } from '@kga/ui/error-panel';
import { Spinner } from '@kga/ui/spinner';
import type { ReactNode } from 'react';

import { useTranslation } from '../lib/translation.ts';

/** The parts of a query, infinite or not, that decide what is shown. Null data is of a session that ended. */
type LoadableQuery<Data> = {
  data: Data | null | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

export type LoadMessages = {
  loading: string;
  failed: string;
  /** What is said below; by default, that nothing has changed. */
  failedText?: string;
};

type LoadErrorProps = {
  query: Omit<LoadableQuery<unknown>, 'data'>;
  messages: LoadMessages;
  className?: string | undefined;
};

export function LoadError({ query, messages, className }: LoadErrorProps) {
  const { t } = useTranslation('shared');
  return (
    <ErrorPanel
      {...(className !== undefined && { className })}
      title={messages.failed}
      text={messages.failedText ?? t('loadFailedText')}
      retryLabel={t('retry')}
      retryingLabel={messages.loading}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

type LoadStateProps<Data> = LoadErrorProps & {
  query: LoadableQuery<Data>;
  /** Shown until there is data or an error. It announces itself. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows a query: a skeleton while it loads, an error with a retry button, or its data. */
export function LoadState<Data>({ skeleton, children, ...error }: LoadStateProps<Data>) {
  const { data, isError } = error.query;
  if (data !== undefined && data !== null) return children(data);
  return isError ? <LoadError {...error} /> : skeleton;
}

/** Shown while a page loads. */
export function PageSpinner() {
  const { t } = useTranslation('shell');
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={t('loading')} size="large" />
    </div>
  );
}
