import type { ForumPost, OwnForumPost } from '@kga/contracts';
import type { QueryClient } from '@tanstack/react-query';

import { ownPostQuery, postQuery } from '../queries.ts';

/** Keeps a post of one's own as it was written or changed; others may not see it. */
export function cachePost(client: QueryClient, writer: string, own: OwnForumPost): void {
  const { status, held: _held, reason: _reason, note: _note, revision: _revision, ...post } = own;
  client.setQueryData(ownPostQuery(own.id, writer).queryKey, own);
  client.setQueryData(postQuery(own.id).queryKey, status === 'published' ? post : null);
}

/** Leaves of a post of one's own that was deleted its place alone. */
export function cacheDeletedPost(client: QueryClient, writer: string, post: ForumPost): void {
  client.setQueryData(ownPostQuery(post.id, writer).queryKey, null);
  client.setQueryData(
    postQuery(post.id).queryKey,
    (before) =>
      before && {
        ...before,
        userId: null,
        isGuest: false,
        isTeam: false,
        title: '',
        content: '',
        mentions: [],
        removed: true,
        locked: true,
      },
  );
}
