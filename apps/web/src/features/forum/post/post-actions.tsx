// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import {
  type ForumCategoryId,
  type ForumPost,
  type OwnForumPost,
  deletePost,
  postFollow,
} from '@kga/contracts/forum';
import { moderatePost } from '@kga/contracts/moderation';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock, LockOpen, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ShareButton } from '../../../components/share/share-button.tsx';
import { useErrorToast } from '../../../components/use-toasts.ts';
import { ReportButton, RevisionsButton } from '../../../content/content-buttons.tsx';
import { FollowButton } from '../../../content/follow-button.tsx';
import { HelpfulButton } from '../../../content/helpful-button.tsx';
import { call } from '../../../lib/api.ts';
import { useOnDemand } from '../../../lib/on-demand.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { cacheDeletedPost, invalidateForum } from '../cache.ts';
import { postQuery } from '../queries.ts';
import { MoveTrigger } from './move-trigger.tsx';

type PostActionsProps = { post: ForumPost; own: OwnForumPost | undefined; onEdit: () => void };

/** The actions of a post for everyone, and for its author. */
export function PostActions({ post, own, onEdit }: PostActionsProps) {
  const { t } = useTranslation(['forum', 'shared', 'content']);
  const { user } = useAuth();
  const [asked, setAsked] = useState(false);
  const isPublic = !own || own.status === 'published';
  const { id, title, content, language, helpful } = post;
  const active = user !== null && user.suspended === null;
  return (
    <div className="no-print mt-6 flex flex-wrap items-center gap-3 noscript:hidden">
      {isPublic && (
        <HelpfulButton
          kind="forum_post"
          id={id}
          helpful={helpful}
          isOwn={own !== undefined}
          name={title}
          variant="plain"
        />
      )}
      {isPublic && (
        <FollowButton
          size="small"
          mark={postFollow}
          id={id}
          messages={t('follow', { returnObjects: true })}
        />
      )}
      {isPublic && (
        <ShareButton
          shared={{ kind: 'post', id, title, path: pathTo('forumPost', { id }), language }}
          size="small"
        />
      )}
      {own && active && (
        <Button size="small" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4 shrink-0" />
          {t('content:edit')}
        </Button>
      )}
      {own && (
        <Button size="small" onClick={() => setAsked(true)}>
          <Trash2 aria-hidden="true" className="size-4 shrink-0" />
          {t('content:delete')}
        </Button>
      )}
      {!own && (
        <ReportButton
          {...{ id, language }}
          kind="forum_post"
          of={title}
          text={`${title}\n\n${content}`}
        />
      )}
      {asked && <DeletePost post={post} onClose={() => setAsked(false)} />}
    </div>
  );
}

function DeletePost({ post, onClose }: { post: ForumPost; onClose: () => void }) {
  const { t } = useTranslation(['forum', 'content']);
  const { show } = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user } = useAuth();
  const { id, categoryId } = post;
  return (
    <ConfirmDialog
      button={t('content:delete')}
      busyLabel={t('content:deleting')}
      title={t('post.deleteTitle')}
      text={t(post.replies > 0 ? 'post.deleteTextReplies' : 'post.deleteText')}
      act={() => call(deletePost, { params: { id } })}
      onDone={() => {
        onClose();
        invalidateForum(client);
        show({ title: t('content:deleted'), tone: 'success' });
        void navigate(pathTo('forumCategory', { id: categoryId }), { replace: true });
        cacheDeletedPost(client, user?.id ?? '', post);
      }}
      onClose={onClose}
    />
  );
}

const loadMoveMenu = async () => (await import('./move-menu.tsx')).MoveMenu;

/** Moves a post to another category. The menu loads on demand. */
function MoveButton(props: { post: ForumPost; onMove: (categoryId: ForumCategoryId) => void }) {
  const { Loaded, standIn } = useOnDemand(loadMoveMenu);
  return Loaded ? <Loaded {...props} /> : <MoveTrigger aria-haspopup="menu" {...standIn} />;
}

export function ModeratorTools({ post }: { post: ForumPost }) {
  const { t } = useTranslation('forum');
  const { show } = useToast();
  const showError = useErrorToast();
  const client = useQueryClient();
  const { id, locked, pinned } = post;
  const update = useMutation({
    mutationFn: (
      body: { locked: boolean } | { pinned: boolean } | { categoryId: ForumCategoryId },
    ) => call(moderatePost, { params: { id }, body }),
    onSuccess: (state) => {
      invalidateForum(client);
      client.setQueryData(postQuery(id).queryKey, (before) => before && { ...before, ...state });
      show({ title: t('moderators.done'), tone: 'success' });
    },
    onError: showError,
  });
  const flags = [
    {
      Icon: locked ? LockOpen : Lock,
      label: locked ? 'unlock' : 'lock',
      body: { locked: !locked },
    },
    { Icon: pinned ? PinOff : Pin, label: pinned ? 'unpin' : 'pin', body: { pinned: !pinned } },
  ] as const;
  return (
    <div
      role="group"
      aria-label={t('moderators.label')}
      className="no-print mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-3"
    >
      {flags.map(({ Icon, label, body }) => (
        <Button
          key={Object.keys(body).join(' ')}
          size="small"
          disabled={post.removed}
          busy={update.isPending}
          busyLabel={t('form.sending')}
          onClick={() => update.mutate(body)}
        >
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {t(`moderators.${label}`)}
        </Button>
      ))}
      {!post.removed && (
        <MoveButton post={post} onMove={(categoryId) => update.mutate({ categoryId })} />
      )}
      {post.editedAt !== null && <RevisionsButton kind="forum_post" id={id} />}
    </div>
  );
}
