import { ErrorPanel } from '@kga/ui/error-panel';

import { useTranslation } from '../../lib/translation.ts';

/** Stands where a list of the page could not be loaded. */
export function SectionError({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['profile', 'shell']);
  return (
    <ErrorPanel
      title={t('partFailed')}
      text={t('failed.text')}
      retryLabel={t('failed.retry')}
      retryingLabel={t('shell:loading')}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
