import { type ForumReply, type OwnForumReply, publicAuthorId } from '@kga/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { readGuestId } from '../../../auth/guest/guest-id.ts';
import { useAuth } from '../../../auth/use-auth.ts';
import { useClientValue } from '../../../lib/browser.ts';
import { readDraft, storeDraft } from '../../../lib/forms/drafts.ts';
import { ownRepliesQuery } from '../queries.ts';
import { cacheDeletedReply, cacheReply } from './replies-cache.ts';

/** Posts to which a guest replied in this browser. */
const repliedKey = 'draft:forum-replied';

const nothing: readonly OwnForumReply[] = [];

/** What the visitor wrote in a thread, and how to keep what becomes of it. */
export function useOwnReplies(postId: string, shown: readonly ForumReply[]) {
  const client = useQueryClient();
  const { user, guest } = useAuth();
  const replied = useClientValue<boolean>(() => readDraft(repliedKey)[postId] !== undefined, false);
  const guestShown = guest === null ? undefined : publicAuthorId(guest.id);
  // Most guests have written nothing: they are not asked for.
  const isGuestWriter =
    guest !== null &&
    (replied || shown.some(({ isGuest, userId }) => isGuest && userId === guestShown));
  const writer = user?.id ?? guest?.id ?? '';
  const { data = nothing } = useQuery({
    ...ownRepliesQuery(postId, writer),
    enabled: user !== null || isGuestWriter,
  });
  // Whose session is lost while they write keeps the form, which tells of it.
  const [edited, setEdited] = useState(nothing);
  const own = useMemo(
    () => new Map([...edited, ...data].map((reply) => [reply.id, reply])),
    [data, edited],
  );
  // A guest may have become one by what was just sent.
  const writerNow = () => user?.id ?? readGuestId() ?? '';
  return {
    /** By their ids. */
    own,
    keep: (reply: OwnForumReply) => {
      if (!user) storeDraft(repliedKey, { ...readDraft(repliedKey), [postId]: '1' });
      cacheReply(client, writerNow(), reply);
    },
    /** Holds on to what is being written anew, until that has ended. */
    hold: (reply: OwnForumReply, wanted: boolean) =>
      setEdited((before) => [
        ...before.filter(({ id }) => id !== reply.id),
        ...(wanted ? [reply] : []),
      ]),
    drop: (reply: Pick<ForumReply, 'id' | 'postId'>) =>
      cacheDeletedReply(client, writerNow(), reply),
  };
}
