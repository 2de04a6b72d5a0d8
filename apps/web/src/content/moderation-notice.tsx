// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ShownHold } from '@kga/contracts/content';
import type { OwnForumReply } from '@kga/contracts/forum';
import { Notice } from '@kga/ui/notice';

import { useTranslation } from '../lib/translation.ts';

/** Tells authors why their item is not public. */
export function ModerationNotice({
  of: own,
}: {
  of: Pick<OwnForumReply, 'status' | 'held' | 'reason' | 'note'>;
}) {
  const { t } = useTranslation('content');
  const { status, held, reason, note } = own;
  if (status === 'published') return null;
  const hold = status === 'pending' ? held : null;
  return (
    <Notice tone="caution" title={t(`standing.${hold ? 'held' : status}.title`)}>
      {hold ? <HeldText hold={hold} /> : <p>{t(`standing.${status}.text`)}</p>}
      {status !== 'pending' && reason !== null && (
        <p className="mt-1 text-ink">{t('standing.reason', { reason: t(`reasons.${reason}`) })}</p>
      )}
      {status !== 'pending' && note && (
        <p className="mt-1 whitespace-pre-line text-ink [overflow-wrap:anywhere]">{note}</p>
      )}
    </Notice>
  );
}

/** Tells an author why their item waits for a moderator, and what that means. */
export function HeldText({ hold }: { hold: ShownHold }) {
  const { t } = useTranslation('content');
  return (
    <div>
      <p>{t(`held.${hold}`)}</p>
      <p>{t('heldUntil')}</p>
    </div>
  );
}
