import type { ForumReply } from '@kga/contracts';
import { useEffect, useEffectEvent, useState } from 'react';

import { type DraftKey, readDraft, storeDraft } from '../../../lib/forms/drafts.ts';
import { cutText } from '../../../lib/text/text-parts.ts';

export type Quoted = { id: string; userId: string | null; content: string };

const keyOf = (postId: string): DraftKey => `draft:forum-quote:${postId}`;

/** Number of quoted characters, as on the server. */
const shownLength = 280;

/** Stores the quoted reply until the new reply is sent, across reloads too. */
export function useQuote(postId: string): {
  quote: Quoted | undefined;
  setQuote: (reply: Pick<ForumReply, 'id' | 'userId' | 'content'> | undefined) => void;
} {
  const [quote, setQuote] = useState<Quoted>();
  const restore = useEffectEvent(() => {
    const { id, userId, content = '' } = readDraft(keyOf(postId));
    if (id !== undefined) setQuote({ id, userId: userId ?? null, content });
  });
  useEffect(() => restore(), []);
  return {
    quote,
    setQuote: (reply) => {
      const content = cutText(reply?.content ?? '', shownLength);
      setQuote(reply && { id: reply.id, userId: reply.userId, content });
      storeDraft(
        keyOf(postId),
        reply
          ? { id: reply.id, content, ...(reply.userId !== null && { userId: reply.userId }) }
          : null,
      );
    },
  };
}
