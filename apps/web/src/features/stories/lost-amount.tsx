import type { Story } from '@kga/contracts';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** What was lost, in yen; nothing where nothing was or nobody says. */
export function LostAmount({
  story: { amountLost },
  className = '',
}: {
  story: Pick<Story, 'amountLost'>;
  className?: string;
}) {
  const { t } = useTranslation('latestStories');
  const formats = useFormats();
  if (amountLost === null || amountLost <= 0) return null;
  return (
    <p className={`font-semibold tabular ${className}`}>
      {t('lost', { amount: formats.yen(amountLost) })}
    </p>
  );
}
