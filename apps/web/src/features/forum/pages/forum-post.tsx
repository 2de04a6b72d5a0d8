import { type OwnForumPost, publicAuthorId } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useParams } from 'react-router-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PostState } from '../post/post-state.tsx';
import { PostView } from '../post/post-view.tsx';
import { ownPostQuery, postQuery } from '../queries.ts';

/** A post of the forum; to its author also where nobody else sees it. */
export function ForumPostPage() {
  const { id = '' } = useParams();
  return <ForumPostOf key={id} id={id} />;
}

function ForumPostOf({ id }: { id: string }) {
  const { status, user } = useAuth();
  const post = useQuery(postQuery(id));
  const mayBeOwn =
    user !== null && (post.data === null || post.data?.userId === publicAuthorId(user.id));
  const own = useQuery({ ...ownPostQuery(id, user?.id ?? ''), enabled: mayBeOwn });
  // Whose session is lost while they write keeps the form, which tells of it.
  const [edited, setEdited] = useState<OwnForumPost>();
  const mine = (mayBeOwn ? own.data : undefined) ?? edited;
  useApproved(post, mine);
  const shown = post.data ?? mine;
  if (shown) return <PostView post={shown} own={mine} onEdit={setEdited} />;
  const waits = status === 'loading' || (mayBeOwn && own.data === undefined);
  if (post.data === null && !waits) return <NotFoundPage />;
  const asked = post.data === null ? own : post;
  return (
    <PostState
      failed={asked.isError}
      retrying={asked.isFetching}
      onRetry={() => void asked.refetch()}
    />
  );
}

/** What its author knows to be published is there for everybody, perhaps since it was asked for. */
function useApproved(
  post: { data: unknown; refetch: () => Promise<unknown> },
  mine: OwnForumPost | undefined,
): void {
  const look = useEffectEvent(() => void post.refetch());
  const isBehind = post.data === null && mine?.status === 'published';
  useEffect(() => {
    if (isBehind) look();
  }, [isBehind]);
}
