// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { ForumCategory } from '@kga/contracts/forum';
import { Card } from '@kga/ui/card';
import { BookOpen, Gamepad2, MessageSquare, Scale, Users } from 'lucide-react';
import { Link } from 'react-router-dom';

import { AuthorPicture, useAuthorName } from '../../../content/author-name.tsx';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

export function CategoryCard({
  category,
  threads,
}: {
  category: ForumCategory;
  /** How many of its latest threads are shown. */
  threads: number;
}) {
  const { t } = useTranslation('latestForum');
  const formats = useFormats();
  const authorName = useAuthorName();
  const { id, name, description, postCount, replies, posts } = category;
  return (
    <Card as="li" className="min-w-0 max-sm:pt-3">
      <div className="flex items-start gap-3">
        <CategoryMark category={category} />
        <div className="min-w-0 self-center">
          <h3 className="leading-tight">
            <Link
              to={pathTo('forumCategory', { id })}
              className="text-ink no-underline hover:underline"
            >
              {name}
            </Link>
          </h3>
          <p className="text-sm text-muted tabular">
            {t('posts', counted(formats, postCount))} · {t('replies', counted(formats, replies))}
          </p>
        </div>
      </div>
      <p className="mt-3 text-muted max-sm:mt-1.5 max-sm:text-sm">{description}</p>
      {threads === 0 ? null : posts.length === 0 ? (
        <p className="mt-4 border-t border-line pt-3 text-muted">{t('noPosts')}</p>
      ) : (
        <ul className="mt-4 border-t border-line max-sm:mt-2">
          {posts.slice(0, threads).map((post) => (
            <li key={post.id} className="border-b border-line max-sm:last:border-b-0">
              <Link
                to={pathTo('forumPost', { id: post.id })}
                className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2.5 text-ink no-underline max-sm:py-2"
              >
                <AuthorPicture author={post.author} size="small" />
                <span>
                  <span
                    lang={post.language}
                    dir="auto"
                    className="line-clamp-2 leading-tight font-semibold [overflow-wrap:anywhere] group-hover:underline"
                  >
                    {post.title}
                  </span>
                  <span className="mt-1 block text-sm text-muted tabular [overflow-wrap:anywhere]">
                    <bdi>{authorName(post.author)}</bdi> ·{' '}
                    {t('replies', counted(formats, post.replies))} ·{' '}
                    <time dateTime={post.lastActivityAt}>{formats.day(post.lastActivityAt)}</time>
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const icons = {
  'balance-scale': Scale,
  gamepad: Gamepad2,
  users: Users,
  book: BookOpen,
  chat: MessageSquare,
} as const;

const iconNames = ['balance-scale', 'gamepad', 'users', 'book'] as const;

const colors: ReadonlyMap<string, string> = new Map([
  ['blue', 'bg-step-blue text-step-blue-ink'],
  ['orange', 'bg-step-orange text-step-orange-ink'],
  ['green', 'bg-step-green text-step-green-ink'],
  ['yellow', 'bg-step-yellow text-step-yellow-ink'],
]);

/** The icon of a category; its name is beside it. */
export function CategoryIcon({ icon, className }: { icon: string; className: string }) {
  const Icon = icons[iconNames.find((name) => name === icon) ?? 'chat'];
  return <Icon aria-hidden="true" className={className} />;
}

export function CategoryMark({ category }: { category: Pick<ForumCategory, 'icon' | 'color'> }) {
  const color = colors.get(category.color) ?? 'bg-ink text-paper';
  return (
    <span
      aria-hidden="true"
      className={`inline-grid size-10 shrink-0 place-items-center rounded ${color}`}
    >
      <CategoryIcon icon={category.icon} className="size-5" />
    </span>
  );
}
