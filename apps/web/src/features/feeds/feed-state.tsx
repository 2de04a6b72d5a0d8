import type { Feed, FeedError } from '@kga/contracts';
import { CircleCheck, CircleDashed, CircleOff, CircleSlash, TriangleAlert } from 'lucide-react';

import { useTranslation } from '../../lib/translation.ts';

const marks = {
  new: { Mark: CircleDashed, color: 'text-muted' },
  working: { Mark: CircleCheck, color: 'text-step-green' },
  failing: { Mark: TriangleAlert, color: 'text-step-orange' },
  stopped: { Mark: CircleSlash, color: 'text-step-red' },
  gone: { Mark: CircleSlash, color: 'text-step-red' },
} as const;

/** State of a feed as icon and label. */
export function FeedStateMark({ feed }: { feed: Feed }) {
  const { t } = useTranslation('feeds');
  const { Mark, color } = marks[feed.state];
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm font-semibold">
      <span className="inline-flex items-center gap-2">
        <Mark aria-hidden="true" className={`size-4 shrink-0 ${color}`} />
        {t(`states.${feed.state}`)}
      </span>
      {!feed.enabled && (
        <span className="inline-flex items-center gap-2">
          <CircleOff aria-hidden="true" className="size-4 shrink-0 text-muted" />
          {t('off')}
        </span>
      )}
    </p>
  );
}

/** Why polling a feed failed, and what to do about it. */
export function FeedErrorText({ fault, status }: { fault: FeedError; status: number | null }) {
  const { t } = useTranslation('feeds');
  return (
    <>
      <span className="font-semibold text-ink">{t(`faults.${fault}.text`)}</span>
      {status !== null && ` (${t('status', { status })})`} {t(`faults.${fault}.way`)}
    </>
  );
}
