import type { FeedError } from '@kga/contracts';

import { useTranslation } from '../../lib/translation.ts';

/** Why a source could not be read, and what can be done about it. */
export function FeedErrorText({ fault, status }: { fault: FeedError; status: number | null }) {
  const { t } = useTranslation('feeds');
  return (
    <>
      <span className="font-semibold text-ink">{t(`faults.${fault}.text`)}</span>
      {status !== null && ` (${t('status', { status })})`} {t(`faults.${fault}.way`)}
    </>
  );
}
