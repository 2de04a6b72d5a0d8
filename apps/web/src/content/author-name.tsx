// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Author } from '@kga/contracts/content';
import { pathTo } from '@kga/contracts/core';
import { Avatar } from '@kga/ui/avatar';
import { Badge } from '@kga/ui/badge';
import { ShieldCheck, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useAuth } from '../auth/use-auth.ts';
import { useTranslation } from '../lib/translation.ts';

/** Returns what an author is called: the public name, or else a member with a short id. */
export function useAuthorName(): (author: Author | null) => string {
  const { t } = useTranslation('shared');
  return (author) => {
    if (author === null) return t('author.deleted');
    if (author.marks.includes('guest')) return t('author.guest', { number: author.shortId });
    return author.displayName ?? t('author.member', { id: author.shortId });
  };
}

type AuthorNameProps = {
  /** Null for a deleted account. */
  author: Author | null;
  /** Whether it is the visitor, if that is known from more than the account. */
  isYou?: boolean | undefined;
  /** Author of the post that this is a reply to. */
  original?: Author | null | undefined;
  /** Whether the name leads to the member's page; not in rows that are links themselves. */
  linked?: boolean;
  size?: 'tiny' | 'small';
};

/** Picture, name and marks of an author. */
export function AuthorName({
  author,
  isYou,
  original,
  linked = true,
  size = 'small',
}: AuthorNameProps) {
  const { t } = useTranslation('shared');
  const { user } = useAuth();
  const isOwn = isYou ?? (author !== null && author.id !== null && author.id === user?.id);
  const isOriginal = author !== null && author.id !== null && author.id === original?.id;
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <AuthorPicture author={author} size={size} />
      <AuthorLink author={author} linked={linked} />
      {isOriginal && <Badge>{t('author.original')}</Badge>}
      {author?.marks.includes('team') && <TeamBadge />}
      {isOwn && <Badge>{t('author.you')}</Badge>}
    </span>
  );
}

/** The name of an author, which leads to the member's page. */
export function AuthorLink({ author, linked }: { author: Author | null; linked: boolean }) {
  const name = useAuthorName()(author);
  if (!linked || author === null || author.id === null) {
    return <bdi className="font-semibold text-ink [overflow-wrap:anywhere]">{name}</bdi>;
  }
  return (
    <Link
      to={pathTo('member', { id: author.id })}
      className="inline-flex min-h-6 items-center font-semibold text-ink no-underline hover:underline"
    >
      <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
    </Link>
  );
}

/** Marks moderators and admins. */
export function TeamBadge() {
  const { t } = useTranslation('shared');
  return (
    <Badge>
      <ShieldCheck aria-hidden="true" className="size-3.5 shrink-0" />
      {t('author.team')}
    </Badge>
  );
}

/** The picture of an author, or else the initial of the name. */
export function AuthorPicture({
  author,
  size,
}: {
  author: Author | null;
  size: 'tiny' | 'small' | 'large';
}) {
  const initial = Array.from(author?.displayName ?? '')[0];
  return (
    <Avatar
      src={author?.picture ?? null}
      initial={initial ?? <UserRound className="size-3/5" />}
      size={size}
      seed={author?.shortId ?? ''}
    />
  );
}
