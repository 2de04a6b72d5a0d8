import { useQuery } from '@tanstack/react-query';

import { useTranslation } from '../../lib/translation.ts';
import { detailsQuery } from './queries.ts';

/** Says that the figures are a replay, if they are. */
export function DemonstrationNotice() {
  const { t } = useTranslation('petition');
  const { data } = useQuery(detailsQuery());
  if (!data?.demonstration) return null;
  return (
    <p role="note" className="border-s-4 border-signal bg-wash px-4 py-3 text-sm font-semibold">
      {t('demonstration')}
    </p>
  );
}
