// SPDX-License-Identifier: AGPL-3.0-or-later
import { forumReplyPath, replyAnchor } from '@kga/contracts/core';
import type { ForumReply } from '@kga/contracts/forum';
import { Button } from '@kga/ui/button';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';

import { useAuthorName } from '../../../content/author-name.tsx';
import { type DraftKey, readDraft, storeDraft } from '../../../lib/forms/drafts.ts';
import { cutText } from '../../../lib/text/text-parts.ts';
import { useTranslation } from '../../../lib/translation.ts';

export function ReplyQuote({
  postId,
  quote: { id, author, content, language },
  isBefore,
}: {
  postId: string;
  quote: NonNullable<ForumReply['quote']>;
  /** Whether the reply stands right before, so that its text need not be repeated. */
  isBefore: boolean;
}) {
  const { t } = useTranslation('forum');
  const name = useAuthorName()(author);
  return (
    <blockquote className="mt-3 border-s-4 border-line ps-4 text-muted">
      <p className="text-sm">
        <Link
          to={forumReplyPath(postId, id)}
          onClick={(event) => {
            // Scroll to a reply that is on the page instead of loading it.
            const quoted = document.getElementById(replyAnchor(id));
            if (!quoted || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            quoted.scrollIntoView();
            quoted.focus({ preventScroll: true });
          }}
        >
          {t('reply.wrote', { author: name })}
        </Link>
      </p>
      {!isBefore && (
        <p
          lang={language}
          dir="auto"
          className="line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]"
        >
          {content}
        </p>
      )}
    </blockquote>
  );
}

export function QuotePreview({
  id,
  quote,
  onRemove,
}: {
  id: string;
  quote: Quoted;
  onRemove: () => void;
}) {
  const { t } = useTranslation('forum');
  return (
    <div className="flex items-start justify-between gap-4 border-s-4 border-line ps-4">
      <div className="min-w-0 text-muted">
        <p className="text-sm">{t('reply.wrote', { author: quote.author })}</p>
        <p dir="auto" className="line-clamp-3 whitespace-pre-line [overflow-wrap:anywhere]">
          {quote.content}
        </p>
      </div>
      <Button
        id={id}
        variant="quiet"
        size="icon"
        className="shrink-0"
        aria-label={t('reply.unquote')}
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}

/** A reply to quote, with the name of its author. */
export type Quoted = { id: string; author: string; content: string };

const keyOf = (postId: string): DraftKey => `draft:forum-quote:${postId}`;

/** Number of quoted characters, as on the server. */
const shownLength = 280;

/** Stores the quoted reply until the new reply is sent, across reloads too. */
export function useQuote(postId: string) {
  const [quote, setQuote] = useState<Quoted>();
  const restore = useEffectEvent(() => {
    const { id, author, content = '' } = readDraft(keyOf(postId));
    if (id !== undefined && author !== undefined) setQuote({ id, author, content });
  });
  useEffect(() => restore(), []);
  return {
    quote,
    setQuote: (reply: Quoted | undefined) => {
      const content = cutText(reply?.content ?? '', shownLength);
      setQuote(reply && { ...reply, content });
      storeDraft(keyOf(postId), reply ? { ...reply, content } : null);
    },
  };
}
