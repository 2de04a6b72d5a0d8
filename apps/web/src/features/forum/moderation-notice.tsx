import type { OwnForumReply } from '@kga/contracts';
import { Notice } from '@kga/ui/notice';

import { useTranslation } from '../../lib/translation.ts';

type Standing = Pick<OwnForumReply, 'status' | 'held' | 'reason' | 'note'>;

/** Tells an author why others do not see what they wrote. */
export function ModerationNotice({ standing }: { standing: Standing }) {
  const { t } = useTranslation(['forum', 'content']);
  const { status, held, reason, note } = standing;
  if (status === 'published') return null;
  const kind = status === 'pending' && held ? 'held' : status;
  return (
    <Notice tone="caution" title={t(`standing.${kind}.title`)}>
      <p>{t(`standing.${kind}.text`)}</p>
      {status !== 'pending' && reason !== null && (
        <p className="mt-1 text-ink">
          {t('standing.reason', { reason: t(`content:reasons.${reason}`) })}
        </p>
      )}
      {status !== 'pending' && note && (
        <p className="mt-1 whitespace-pre-line text-ink [overflow-wrap:anywhere]">{note}</p>
      )}
    </Notice>
  );
}
