// SPDX-License-Identifier: AGPL-3.0-or-later
import { ErrorPanel } from '@kga/ui/error-panel';
import { Spinner } from '@kga/ui/spinner';
import { type ReactNode, useEffect, useRef } from 'react';

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

/** A part of the page that is loaded again, and what has the focus meanwhile. */
let retried: { readonly part: Element; readonly focused: HTMLElement } | undefined;

/** Moves the focus to what stays while a part of the page is loaded: its heading, or the whole page. */
function focusPart(part: Element | null | undefined): void {
  const focused = part?.querySelector<HTMLElement>('h1, h2, h3') ?? part?.closest('main');
  if (!part || !focused) return;
  focused.tabIndex = -1;
  focused.focus({ preventScroll: true });
  retried = { part, focused };
}

/**
 * Loads a query again for the button with `ref`. The focus stays in its part of the page, and returns to
 * the button where loading fails again.
 */
export function useRetry(query: Pick<LoadableQuery<unknown>, 'refetch'>) {
  const ref = useRef<HTMLButtonElement>(null);
  const focusAgain = () => {
    const { current } = ref;
    if (!current || !retried?.part.contains(current)) return;
    if (document.activeElement === retried.focused) current.focus();
    retried = undefined;
  };
  const retry = async () => {
    focusPart(ref.current?.closest('section, [role=dialog], main'));
    await query.refetch();
    // Where the query still has its error, the button is the same.
    focusAgain();
  };
  useEffect(focusAgain, []);
  return { ref, retry: () => void retry() };
}

/** Why something could not be loaded, with a button that loads it again. */
export function LoadError({ query, messages, className }: LoadErrorProps) {
  const { t } = useTranslation('shared');
  const { ref, retry } = useRetry(query);
  return (
    <ErrorPanel
      retryRef={ref}
      {...(className !== undefined && { className })}
      title={messages.failed}
      text={messages.failedText ?? t('loadFailedText')}
      retryLabel={t('retry')}
      retryingLabel={messages.loading}
      retrying={query.isFetching}
      onRetry={retry}
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
