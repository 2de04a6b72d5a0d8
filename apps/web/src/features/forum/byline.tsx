import type { ForumPostSummary, ForumReply } from '@kga/contracts';
import { Badge } from '@kga/ui/badge';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Byline } from '../../components/byline.tsx';
import { useLocalFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** Author, time and language of a post or a reply, and when it was edited. */
export function ForumByline({
  of,
  to,
  children,
}: {
  of: Pick<ForumReply, 'userId' | 'isGuest' | 'isTeam' | 'createdAt' | 'editedAt' | 'language'>;
  /** Permanent link of a reply, on its time. */
  to?: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation('forum');
  const formats = useLocalFormats();
  const { createdAt, editedAt, language } = of;
  const permalink = (time: ReactNode) =>
    to === undefined ? (
      time
    ) : (
      <Link
        to={to}
        title={t('reply.permalink')}
        className="inline-flex min-h-6 items-center text-muted"
      >
        {time}
      </Link>
    );
  return (
    <Byline
      className="items-center gap-y-1"
      lead={<AuthorName author={of} />}
      createdAt={createdAt}
      withTime
      renderTime={permalink}
      details={
        editedAt !== null && (
          <span title={formats.moment(editedAt)}>
            {t('edited', { day: formats.day(editedAt) })}
          </span>
        )
      }
      language={language}
    >
      {children}
    </Byline>
  );
}

export function PostSummaryByline({
  post,
  children,
}: {
  post: ForumPostSummary;
  children: ReactNode;
}) {
  return (
    <Byline
      className="mt-1.5 items-center gap-y-1"
      lead={<AuthorName author={post} />}
      createdAt={post.createdAt}
      language={post.language}
    >
      {children}
    </Byline>
  );
}

/** The public id of an author, with badges for guests and the team. */
function AuthorName({
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
