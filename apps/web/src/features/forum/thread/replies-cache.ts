import { type ForumReply, type OwnForumReply, listReplies } from '@kga/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import { type ListPage, urlOf } from '../../../lib/api.ts';
import { ownRepliesQuery } from '../queries.ts';

type Part = ListPage<ForumReply[]>;

/** A reply of which only its place is left. */
const placeOf = (reply: ForumReply): ForumReply => ({
  ...reply,
  userId: null,
  isGuest: false,
  isTeam: false,
  content: '',
  removed: true,
  quote: null,
  mentions: [],
  editedAt: null,
});

/** A reply as everybody reads it. */
function publicOf(own: OwnForumReply): ForumReply {
  const { status, held: _held, reason: _reason, note: _note, revision: _revision, ...reply } = own;
  return status === 'published' ? reply : placeOf(reply);
}

function changeShown(
  client: QueryClient,
  { postId, id }: { postId: string; id: string },
  change: (reply: ForumReply) => ForumReply,
): void {
  const queryKey = [urlOf(listReplies.url, { params: { id: postId } })];
  client.setQueriesData<InfiniteData<Part, string | undefined>>(
    { queryKey },
    (before) =>
      before && {
        ...before,
        pages: before.pages.map((part) => ({
          ...part,
          items: part.items.map((reply) => (reply.id === id ? change(reply) : reply)),
        })),
      },
  );
}

/** Keeps a reply of one's own as it was written or changed, wherever it is shown. */
export function cacheReply(client: QueryClient, writer: string, reply: OwnForumReply): void {
  client.setQueryData(ownRepliesQuery(reply.postId, writer).queryKey, (before = []) => {
    const isKnown = before.some(({ id }) => id === reply.id);
    return isKnown
      ? before.map((each) => (each.id === reply.id ? reply : each))
      : [...before, reply];
  });
  changeShown(client, reply, () => publicOf(reply));
}

/** Leaves of a reply of one's own that was deleted its place alone. */
export function cacheDeletedReply(
  client: QueryClient,
  writer: string,
  reply: Pick<ForumReply, 'id' | 'postId'>,
): void {
  client.setQueryData(ownRepliesQuery(reply.postId, writer).queryKey, (before) =>
    before?.filter(({ id }) => id !== reply.id),
  );
  changeShown(client, reply, placeOf);
}
