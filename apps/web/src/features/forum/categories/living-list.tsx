// SPDX-License-Identifier: AGPL-3.0-or-later
import { languageName, pathTo } from '@kga/contracts/core';
import type { ForumCategory, LatestForumPost } from '@kga/contracts/forum';
import { Badge } from '@kga/ui/badge';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { InfiniteList } from '../../../components/infinite-list.tsx';
import {
  type Counts,
  useLanguageCount,
  useListCount,
} from '../../../components/language-filter/use-list-count.ts';
import { Skeletons } from '../../../components/skeletons.tsx';
import { AuthorPicture, useAuthorName } from '../../../content/author-name.tsx';
import { counted, useFormats, useLanguage } from '../../../lib/language.tsx';
import { cursorOf } from '../../../lib/page-urls.ts';
import { useTranslation } from '../../../lib/translation.ts';
import {
  enoughPosts,
  forumCategoriesQuery,
  latestElsewhereQuery,
  latestPostsQuery,
} from '../queries.ts';
import { CategoryIcon } from './category-card.tsx';
import { NewPostButton } from './new-post-button.tsx';
import { GameBadge, LockedBadge, SolvedBadge, UnreadBadge } from './post-row.tsx';

/** What is talked about now in the reader's language, and where that is little, in others. */
export function LivingList() {
  const { t } = useTranslation(['forum', 'latestForum']);
  const language = useLanguage();
  const [search] = useSearchParams();
  const from = cursorOf(search);
  const list = useInfiniteQuery(latestPostsQuery(language, from));
  const filter = { languages: [language] };
  const listCount = useListCount('forum', filter);
  const languageCount = useLanguageCount(filter);
  // Where all are shown, their number is enough.
  const count = (shown: number, page: Counts) =>
    (page.allLanguages !== undefined && shown >= page.total && languageCount(page)) ||
    listCount(shown, page);
  const own = list.data?.pages[0]?.total ?? enoughPosts;
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className="sr-only">
        {t('latest')}
      </h2>
      <InfiniteList
        list={list}
        restored
        pages={{ from }}
        messages={{ loading: t('loading'), failed: t('postsFailed') }}
        count={count}
        empty={<NothingYet />}
        skeleton={
          <Skeletons count={8}>
            <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-4">
              <Skeleton className="size-10 rounded-full" />
              <div>
                <Skeleton className="h-6 w-4/5" />
                <Skeleton className="mt-2 h-5 w-56 max-w-full" />
              </div>
            </div>
          </Skeletons>
        }
      >
        {(post) => <LivingRow key={post.id} post={post} now={list.dataUpdatedAt} />}
      </InfiniteList>
      {own < enoughPosts && <Elsewhere room={enoughPosts - own} />}
    </section>
  );
}

function NothingYet() {
  const { t } = useTranslation(['forum', 'latestForum']);
  return (
    <EmptyPanel
      title={t('latestForum:noPosts')}
      text={t('nothing.text')}
      action={<NewPostButton />}
    />
  );
}

/** Posts in other languages, which fill up a short list. */
function Elsewhere({ room }: { room: number }) {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const { data = [], dataUpdatedAt } = useQuery(latestElsewhereQuery());
  const others = data.filter((post) => post.language !== language).slice(0, room);
  if (others.length === 0) return null;
  return (
    <>
      <p id="elsewhere" className="mt-8 font-semibold text-muted">
        {t('elsewhere')}
      </p>
      <ul aria-labelledby="elsewhere" className="mt-2 border-t-2 border-ink">
        {others.map((post) => (
          <LivingRow key={post.id} post={post} now={dataUpdatedAt} />
        ))}
      </ul>
    </>
  );
}

/** A post with the faces of those who speak, all of which is a link. */
function LivingRow({ post, now }: { post: LatestForumPost; now: number }) {
  const { t } = useTranslation(['forum', 'latestForum']);
  const formats = useFormats();
  const language = useLanguage();
  const authorName = useAuthorName();
  const { id, author, title, game, solved, locked, replies, participants, lastActivityAt } = post;
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-4 sm:gap-x-4 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:items-center">
      <AuthorPicture author={author} size="small" />
      <div className="min-w-0">
        <h3
          lang={post.language}
          dir="auto"
          className="text-lg leading-tight font-semibold [overflow-wrap:anywhere]"
        >
          <Link
            to={pathTo('forumPost', { id })}
            className="text-ink no-underline group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <CategoryName id={post.categoryId} />
          <bdi className="[overflow-wrap:anywhere]">{authorName(author)}</bdi>
          {post.language !== language && (
            <Badge>
              <span lang={post.language}>{languageName(post.language)}</span>
            </Badge>
          )}
          {game && <GameBadge name={game.name} />}
          {solved && <SolvedBadge />}
          {locked && <LockedBadge />}
          <UnreadBadge postId={id} />
        </p>
      </div>
      <p className="col-start-2 mt-1.5 flex flex-wrap items-center gap-x-3 text-sm tabular text-muted lg:col-start-3 lg:row-start-1 lg:mt-0 lg:justify-end">
        <Faces authors={participants} />
        <span className="font-semibold text-ink">
          {t('latestForum:replies', counted(formats, replies))}
        </span>
        <time dateTime={lastActivityAt} suppressHydrationWarning>
          {formats.ago(lastActivityAt, now)}
        </time>
      </p>
    </li>
  );
}

function CategoryName({ id }: { id: ForumCategory['id'] }) {
  const { data } = useQuery(forumCategoriesQuery(useLanguage()));
  const category = data?.find((each) => each.id === id);
  if (!category) return null;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-ink">
      <CategoryIcon icon={category.icon} className="size-4 shrink-0" />
      {category.name}
    </span>
  );
}

/** Who replied last; their names are on the post's page. */
function Faces({ authors }: { authors: LatestForumPost['participants'] }) {
  if (authors.length === 0) return null;
  return (
    <span aria-hidden="true" className="flex -space-x-1">
      {authors.map((author, place) => (
        <span key={author?.id ?? place} className="rounded-full ring-2 ring-paper">
          <AuthorPicture author={author} size="tiny" />
        </span>
      ))}
    </span>
  );
}
