import type { FeedError } from '@kga/contracts';

import { useTranslation } from '../../lib/translation.ts';

/** Why a source could not be read, and what can be done about it. */
export function FeedErrorText({ fault, status }: { fault: FeedError; status: number | null }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="font-semibold text-ink">{t(`feeds.faults.${fault}.text`)}</span>
      {status !== null && ` (${t('feeds.status', { status })})`} {t(`feeds.faults.${fault}.way`)}
    </>
  );
}
