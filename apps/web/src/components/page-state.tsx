import { campaign } from '@kga/contracts';
import { ErrorPanel } from '@kga/ui/error-panel';
import type { ReactNode } from 'react';

import { usePageHead } from '../lib/head.tsx';
import { useTranslation } from '../lib/translation.ts';

type AbsentProps = {
  /** Of the pages among which it is. */
  title: string;
  description: string;
  /** Stands while it is on the way. */
  skeleton: ReactNode;
  failedTitle: string;
  retryLabel: string;
  retryingLabel: string;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
};

/** The page of something that is on the way, or not to be had at the moment. */
export function PageState({
  title,
  description,
  skeleton,
  failedTitle,
  retryLabel,
  retryingLabel,
  failed,
  retrying,
  onRetry,
}: AbsentProps) {
  const { t } = useTranslation('shared');
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    description,
    hidden: true,
    // The server has waited for it already, so there it means that it cannot be had.
    status: 503,
  });
  if (!failed) return skeleton;
  return (
    <div className="column-text py-16">
      <h1 className="sr-only">{title}</h1>
      <ErrorPanel
        title={failedTitle}
        text={t('loadFailedText')}
        retryLabel={retryLabel}
        retryingLabel={retryingLabel}
        retrying={retrying}
        onRetry={onRetry}
      />
    </div>
  );
}
