import type { ForumReply } from '@kga/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useTimeZone } from '../../lib/browser.ts';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { AuthorName } from './author-name.tsx';
import { LanguageBadge } from './language-badge.tsx';

/** By whom and when something was written, and whether it was changed since. */
export function ForumByline({
  of,
  to,
  children,
}: {
  of: Pick<ForumReply, 'userId' | 'isGuest' | 'isTeam' | 'createdAt' | 'editedAt' | 'language'>;
  /** Its permanent address, to which the time leads. */
  to?: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation('forum');
  const formats = useFormats();
  const timeZone = useTimeZone();
  const { createdAt, editedAt, language } = of;
  const time = (
    <time dateTime={createdAt} className="tabular">
      {formats.moment(createdAt, timeZone)}
    </time>
  );
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <AuthorName author={of} />
      {to === undefined ? (
        time
      ) : (
        <Link
          to={to}
          title={t('reply.permalink')}
          className="inline-flex min-h-6 items-center text-muted"
        >
          {time}
        </Link>
      )}
      {editedAt !== null && (
        <span title={formats.moment(editedAt, timeZone)}>
          {t('edited', { day: formats.day(editedAt, timeZone) })}
        </span>
      )}
      <LanguageBadge language={language} />
      {children}
    </p>
  );
}
