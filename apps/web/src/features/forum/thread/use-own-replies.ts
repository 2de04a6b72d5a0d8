// SPDX-License-Identifier: AGPL-3.0-or-later
import { guestNumber } from '@kga/contracts/content';
import type { ForumReply, OwnForumReply } from '@kga/contracts/forum';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { readGuestId } from '../../../auth/guest/guest-id.ts';
import { useAuth } from '../../../auth/use-auth.ts';
import { useClientValue } from '../../../lib/browser.ts';
import { readDraft, storeDraft } from '../../../lib/forms/drafts.ts';
import { cacheDeletedReply, cacheReply } from '../cache.ts';
import { ownRepliesQuery } from '../queries.ts';

/** Posts to which a guest replied in this browser. */
const repliedKey = 'draft:forum-replied';

const none: readonly OwnForumReply[] = [];

export function useOwnReplies(postId: string, shown: readonly ForumReply[]) {
  const client = useQueryClient();
  const { user, guest } = useAuth();
  const replied = useClientValue<boolean>(() => readDraft(repliedKey)[postId] !== undefined, false);
  const guestShown = guest === null ? undefined : guestNumber(guest.id);
  // Most guests wrote nothing, so load only for those who replied here.
  const isGuestWriter =
    guest !== null &&
    (replied ||
      shown.some(({ author }) => author?.marks.includes('guest') && author.shortId === guestShown));
  const writer = user?.id ?? guest?.id ?? '';
  const { data } = useQuery({
    ...ownRepliesQuery(postId, writer),
    enabled: user !== null || isGuestWriter,
  });
  // Replies being edited: the form must survive the end of the session.
  const [edited, setEdited] = useState(none);
  const own = useMemo(
    () => new Map([...edited, ...(data ?? none)].map((reply) => [reply.id, reply])),
    [data, edited],
  );
  // Sending the reply may have registered the visitor as a guest.
  const writerNow = () => user?.id ?? readGuestId() ?? '';
  return {
    own,
    save: (reply: OwnForumReply) => {
      if (!user) storeDraft(repliedKey, { ...readDraft(repliedKey), [postId]: '1' });
      cacheReply(client, writerNow(), reply);
    },
    /** Retains a reply while it is being edited. */
    hold: (reply: OwnForumReply, editing: boolean) =>
      setEdited((before) => [
        ...before.filter(({ id }) => id !== reply.id),
        ...(editing ? [reply] : []),
      ]),
    remove: (reply: Pick<ForumReply, 'id' | 'postId'>) =>
      cacheDeletedReply(client, writerNow(), reply),
  };
}

type Shown = { reply: ForumReply; own: OwnForumReply | undefined };

/** Shows authors their own reply, even while it is not public. */
export function mergeOwnReply(reply: ForumReply, own: OwnForumReply | undefined): Shown {
  if (!own) return { reply, own };
  if (reply.removed) return { reply: own, own };
  // A public reply was approved, possibly after the author's version was loaded.
  return { reply, own: 'status' in reply ? own : { ...own, status: 'published' } };
}

/**
 * The visitor's replies that are not on the page: `late` are public and belong after the last one
 * shown, `waiting` are not public.
 */
export function findUnlistedReplies(
  own: ReadonlyMap<string, OwnForumReply>,
  shown: readonly ForumReply[],
  hasMore: boolean,
): { late: OwnForumReply[]; waiting: OwnForumReply[] } {
  const shownIds = new Set(shown.map(({ id }) => id));
  const unlisted = [...own.values()].filter(({ id }) => !shownIds.has(id));
  const last = shown.at(-1)?.createdAt ?? '';
  return {
    late: unlisted.filter(
      ({ status, createdAt }) => status === 'published' && !hasMore && createdAt > last,
    ),
    waiting: unlisted.filter(({ status }) => status !== 'published'),
  };
}
