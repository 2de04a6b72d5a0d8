// SPDX-License-Identifier: AGPL-3.0-or-later
import { publicAuthorId } from '@kga/contracts/content';
import { pathTo } from '@kga/contracts/core';
import type { OwnForumPost } from '@kga/contracts/forum';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useParams } from 'react-router-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { MovedPage } from '../../../components/moved-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { PostView } from '../post/post-view.tsx';
import { ownPostQuery, postQuery } from '../queries.ts';

/** A post of the forum; also for its author while it is not public. */
export function ForumPostPage() {
  const { id = '' } = useParams();
  return <ForumPostOf key={id} id={id} />;
}

function ForumPostOf({ id }: { id: string }) {
  const { t } = useTranslation('forum');
  const { status, user } = useAuth();
  const post = useQuery(postQuery(id));
  const mayBeOwn =
    user !== null && (post.data === null || post.data?.author?.shortId === publicAuthorId(user.id));
  const own = useQuery({ ...ownPostQuery(id, user?.id ?? ''), enabled: mayBeOwn });
  // If the session ends during editing, the form stays and says so.
  const [edited, setEdited] = useState<OwnForumPost>();
  const mine = (mayBeOwn ? own.data : undefined) ?? edited;
  useApproved(post, mine);
  const shown = post.data ?? mine;
  // One that was merged into another thread leads there.
  if (shown && shown.id !== id) return <MovedPage to={pathTo('forumPost', { id: shown.id })} />;
  if (shown) return <PostView post={shown} own={mine} onEdit={setEdited} />;
  const waits = status === 'loading' || (mayBeOwn && own.data === undefined);
  if (post.data === null && !waits) return <NotFoundPage />;
  const asked = post.data === null ? own : post;
  return (
    <PageState
      namespace="forum"
      query={asked}
      failed={t('post.failed')}
      back="w-48"
      header={['h-12 w-4/5', 'mt-3 h-5 w-64 max-w-full']}
    />
  );
}

/** Loads the public post again if its author's version says that it has been published. */
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
