import { Spinner } from '@kga/ui/spinner';

import { useTranslation } from '../lib/translation.ts';

export function PageSpinner() {
  const { t } = useTranslation('shell');
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={t('loading')} size="large" />
    </div>
  );
}
