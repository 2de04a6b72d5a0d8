// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ForumReply } from '@kga/contracts/forum';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Byline } from '../components/byline.tsx';
import { useLocalFormats } from '../lib/language.tsx';
import { useTranslation } from '../lib/translation.ts';
import { AuthorName } from './author-name.tsx';

/** Author, time and language of an item, and when it was edited. */
export function ContentByline({
  of,
  isYou,
  original,
  to,
  children,
}: Omit<ComponentProps<typeof AuthorName>, 'author'> & {
  of: Pick<ForumReply, 'author' | 'createdAt' | 'editedAt' | 'language'>;
  /** Permanent link of an item among others, on its time. */
  to?: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation('content');
  const formats = useLocalFormats();
  const { author, createdAt, editedAt, language } = of;
  const permalink = (time: ReactNode) =>
    to === undefined ? (
      time
    ) : (
      <Link to={to} title={t('permalink')} className="inline-flex min-h-6 items-center text-muted">
        {time}
      </Link>
    );
  return (
    <Byline
      className="items-center gap-y-1"
      lead={<AuthorName author={author} isYou={isYou} original={original} />}
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
