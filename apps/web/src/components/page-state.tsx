import { campaign } from '@kga/contracts';
import { ErrorPanel } from '@kga/ui/error-panel';
import type { ReactNode } from 'react';

import { usePageHead } from '../lib/head.tsx';
import { useTranslation } from '../lib/translation.ts';

type PageStateProps = {
  /** Title and description of the section that the page belongs to. */
  title: string;
  description: string;
  /** Shown while the content loads. */
  skeleton: ReactNode;
  failedTitle: string;
  retryLabel: string;
  retryingLabel: string;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
};

/** The page of a single item while it loads, or after loading it failed. */
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
}: PageStateProps) {
  const { t } = useTranslation('shared');
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    description,
    hidden: true,
    // The server waits for the data before it renders: on the server this state is a failure.
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
