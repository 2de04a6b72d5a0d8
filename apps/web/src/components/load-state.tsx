import { ErrorPanel } from '@kga/ui/error-panel';
import type { ReactNode } from 'react';

/** The parts of a query, infinite or not, that decide what is shown. */
type LoadableQuery<Data> = {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

export type LoadMessages = {
  /** Announced while a retry runs. */
  loading: string;
  /** Title and text of the error panel. */
  failed: string;
  failedText: string;
  retry: string;
};

type LoadStateProps<Data> = {
  query: LoadableQuery<Data>;
  messages: LoadMessages;
  /** Shown until there is data or an error. It announces itself. */
  skeleton: ReactNode;
  /** Class of the error panel. */
  className?: string;
  children: (data: Data) => ReactNode;
};

/** Shows a query: a skeleton while it loads, an error with a retry button, or its data. */
export function LoadState<Data>({
  query: { data, isError, isFetching, refetch },
  messages,
  skeleton,
  className,
  children,
}: LoadStateProps<Data>) {
  if (data !== undefined) return children(data);
  if (!isError) return skeleton;
  return (
    <ErrorPanel
      {...(className !== undefined && { className })}
      title={messages.failed}
      text={messages.failedText}
      retryLabel={messages.retry}
      retryingLabel={messages.loading}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
