import { type ForumReply, forumReplyPath, replyAnchor } from '@kga/contracts';
import { Link } from 'react-router-dom';

import { useTranslation } from '../../../lib/translation.ts';

/** The beginning of what a reply answers. */
export function ReplyQuote({
  postId,
  quote: { id, userId, content },
}: {
  postId: string;
  quote: NonNullable<ForumReply['quote']>;
}) {
  const { t } = useTranslation('forum');
  const author = userId ?? t('deletedUser');
  return (
    <blockquote className="mt-3 border-s-4 border-line ps-4 text-muted">
      <p className="text-sm">
        <Link
          to={forumReplyPath(postId, id)}
          onClick={(event) => {
            // What is on the page already need not be asked for.
            const quoted = document.getElementById(replyAnchor(id));
            if (!quoted || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            quoted.scrollIntoView();
            quoted.focus({ preventScroll: true });
          }}
        >
          {t('reply.wrote', { author })}
        </Link>
      </p>
      <p dir="auto" className="line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]">
        {content}
      </p>
    </blockquote>
  );
}
