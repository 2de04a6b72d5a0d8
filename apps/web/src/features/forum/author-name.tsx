import type { ForumReply } from '@kga/contracts';
import { Badge } from '@kga/ui/badge';

import { useTranslation } from '../../lib/translation.ts';

/** Who wrote something: the beginning of an id, and whether that is a guest or of the team. */
export function AuthorName({
  author: { userId, isGuest, isTeam },
}: {
  author: Pick<ForumReply, 'userId' | 'isGuest' | 'isTeam'>;
}) {
  const { t } = useTranslation('forum');
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className="font-semibold text-ink">{userId ?? t('deletedUser')}</span>
      {isGuest && <Badge>{t('guest')}</Badge>}
      {isTeam && <Badge tone="live">{t('team')}</Badge>}
    </span>
  );
}
