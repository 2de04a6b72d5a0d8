import type { ForumPostSummary, ForumReply } from '@kga/contracts';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Byline } from '../../components/byline.tsx';
import { AuthorName } from '../../content/author-name.tsx';
import { useLocalFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** Author, time and language of a post or a reply, and when it was edited. */
export function ForumByline({
  of,
  isYou,
  original,
  to,
  children,
}: Omit<ComponentProps<typeof AuthorName>, 'author'> & {
  of: Pick<ForumReply, 'author' | 'createdAt' | 'editedAt' | 'language'>;
  /** Permanent link of a reply, on its time. */
  to?: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation('forum');
  const formats = useLocalFormats();
  const { author, createdAt, editedAt, language } = of;
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
      lead={<AuthorName author={post.author} size="tiny" linked={false} />}
      createdAt={post.createdAt}
      language={post.language}
    >
      {children}
    </Byline>
  );
}
