// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { ForumPostSummary } from '@kga/contracts/forum';
import { Badge } from '@kga/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Gamepad2, Lock, Pin } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { PostSummaryByline } from '../byline.tsx';
import { unreadQuery } from '../queries.ts';

export function PostRow({ post }: { post: ForumPostSummary }) {
  const { t } = useTranslation(['forum', 'latestForum']);
  const formats = useFormats();
  return (
    <li className="group relative grid gap-x-8 gap-y-2 border-b border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 lang={post.language} dir="auto" className="[overflow-wrap:anywhere]">
          <Link
            to={pathTo('forumPost', { id: post.id })}
            className="text-ink no-underline group-hover:underline after:absolute after:inset-0"
          >
            {post.title}
          </Link>
        </h3>
        <PostSummaryByline post={post}>
          {post.game && <GameBadge name={post.game.name} />}
          <UnreadBadge postId={post.id} />
          {post.pinned && <PinnedBadge />}
          {post.locked && <LockedBadge />}
          {post.solved && <SolvedBadge />}
        </PostSummaryByline>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular sm:flex-col sm:items-end">
        <span className="font-semibold text-ink">
          {t('latestForum:replies', counted(formats, post.replies))}
        </span>
        <span>{t('latestForum:views', counted(formats, post.views))}</span>
        {post.replies > 0 && (
          <span>{t('lastActive', { day: formats.day(post.lastActivityAt) })}</span>
        )}
      </p>
    </li>
  );
}

export function GameBadge({ name }: { name: string }) {
  const { t } = useTranslation('forum');
  return (
    <Badge className="max-w-full">
      <Gamepad2 aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">{t('game.label')}</span>
      <bdi className="min-w-0 truncate">{name}</bdi>
    </Badge>
  );
}

/** Marks a post for members who have not read its latest replies. */
export function UnreadBadge({ postId }: { postId: string }) {
  const { t } = useTranslation('forum');
  const { user } = useAuth();
  const { data } = useQuery({ ...unreadQuery(postId, user?.id ?? ''), enabled: user !== null });
  return data === true && <Badge tone="notice">{t('unread')}</Badge>;
}

/** Marks a post that a reply has solved, or that reply. */
export function SolvedBadge({ isReply = false }: { isReply?: boolean }) {
  const { t } = useTranslation('forum');
  return (
    <Badge className="border-step-green text-ink">
      <CircleCheck aria-hidden="true" className="size-3.5 shrink-0" />
      {t(isReply ? 'solution.title' : 'solution.solved')}
    </Badge>
  );
}

export function PinnedBadge() {
  const { t } = useTranslation('forum');
  return (
    <Badge>
      <Pin aria-hidden="true" className="size-3.5 shrink-0" />
      {t('pinned')}
    </Badge>
  );
}

export function LockedBadge() {
  const { t } = useTranslation('forum');
  return (
    <Badge>
      <Lock aria-hidden="true" className="size-3.5 shrink-0" />
      {t('locked')}
    </Badge>
  );
}
