// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { type ForumPost, type OwnForumPost, updatePost, getOwnPost } from '@kga/contracts/forum';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { isModerator } from '../../../auth/user.ts';
import { Acts, useActs, useGameActs } from '../../../content/acts.tsx';
import { ContentByline } from '../../../content/content-byline.tsx';
import { gameQuery } from '../../../content/game-queries.ts';
import { ModerationNotice } from '../../../content/moderation-notice.tsx';
import { call } from '../../../lib/api.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { counted, useFormats, useLanguage } from '../../../lib/language.tsx';
import { plainTextOf } from '../../../lib/text/rich-text.tsx';
import { ItemText } from '../../../lib/text/user-text.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { cachePost, invalidateForum } from '../cache.ts';
import { LockedBadge, PinnedBadge, PostRow, SolvedBadge } from '../categories/post-row.tsx';
import { EditContribution } from '../contribution-form.tsx';
import { forumCategoriesQuery, relatedPostsQuery, threadFeed } from '../queries.ts';
import { Solution } from '../thread/solution.tsx';
import { Thread } from '../thread/thread.tsx';
import { describePost } from './describe.ts';
import { ModeratorTools, PostActions } from './post-actions.tsx';

const titleId = 'post-title';

/** A post with its replies, to its author also while it is not public. */
export function PostView({
  post,
  own,
  onEdit,
}: {
  post: ForumPost;
  own: OwnForumPost | undefined;
  /** Called with the post when editing starts, and with undefined when it ends. */
  onEdit: (own: OwnForumPost | undefined) => void;
}) {
  const { t } = useTranslation(['forum', 'latestForum']);
  const formats = useFormats();
  const { user } = useAuth();
  const [editing, setEditing] = useState(false);
  const isPublic = !own || own.status === 'published';
  usePostHead(post, isPublic);
  const edit = (active: boolean) => {
    onEdit(active ? own : undefined);
    setEditing(active);
  };
  const endEditing = () => {
    flushSync(() => edit(false));
    document.getElementById(titleId)?.focus();
  };
  return (
    <div className="column-text pt-8 sm:pt-12">
      <BackToCategory post={post} />
      <article aria-labelledby={titleId} className="mt-2 border-t-2 border-ink pt-4">
        {own && !isPublic && (
          <div className="mb-6">
            <ModerationNotice of={own} />
          </div>
        )}
        <h1
          id={titleId}
          dir="auto"
          {...(!post.removed && { lang: post.language })}
          tabIndex={-1}
          className="text-3xl [overflow-wrap:anywhere]"
        >
          {post.removed ? t('post.removedTitle') : post.title}
        </h1>
        {post.game && <GameLink game={post.game} />}
        <div className="mt-3">
          {!post.removed && (
            <ContentByline of={post} isYou={own !== undefined}>
              <span className="tabular">
                {t('latestForum:views', counted(formats, post.views))}
              </span>
              {post.pinned && <PinnedBadge />}
              {post.locked && <LockedBadge />}
              {post.solved && <SolvedBadge />}
            </ContentByline>
          )}
        </div>
        {post.removed && <p className="mt-4 text-muted">{t('post.removedText')}</p>}
        {own && editing ? (
          <EditPost own={own} onDone={endEditing} />
        ) : (
          <ItemText className="mt-6 text-lg" item={post} heading="h2" />
        )}
        <Solution post={post} />
        {!editing && !post.removed && (
          <PostActions post={post} own={own} onEdit={() => edit(true)} />
        )}
        {isModerator(user) && <ModeratorTools post={post} />}
      </article>
      {isPublic && <Thread post={post} />}
      {isPublic && <PostActs post={post} />}
      {isPublic && <RelatedPosts postId={post.id} />}
    </div>
  );
}

/** What to do about the game of a thread, or about what the forum is for. */
function PostActs({ post }: { post: ForumPost }) {
  const { data: game } = useQuery({
    ...gameQuery(post.game?.id ?? ''),
    enabled: post.game !== null,
  });
  const ofGame = useGameActs(game);
  const { sign, tell, represent, refund, evidence, ask } = useActs({});
  const ofCategory = {
    'legal-rights': [refund, evidence, ask],
    'game-cases': [sign, tell, evidence],
    'action-organization': [sign, represent, tell],
    'cultural-protection': [sign, tell, represent],
  } as const;
  return <Acts className="mt-12" acts={game ? ofGame : ofCategory[post.categoryId]} />;
}

/** Other posts about something alike; nothing where there are none. */
function RelatedPosts({ postId }: { postId: string }) {
  const { t } = useTranslation('forum');
  const { data } = useQuery(relatedPostsQuery(postId));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="related" className="no-print mt-12">
      <h2 id="related" className="border-b-2 border-ink pb-2 text-xl">
        {t('related')}
      </h2>
      <ul>
        {data.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </ul>
    </section>
  );
}

function GameLink({ game: { id, name } }: { game: NonNullable<ForumPost['game']> }) {
  const { t } = useTranslation('forum');
  return (
    <p className="mt-1">
      <Link
        to={pathTo('archiveGame', { id })}
        className="inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere]"
      >
        {t('game.inArchive', { name })}
      </Link>
    </p>
  );
}

function BackToCategory({ post: { categoryId } }: { post: ForumPost }) {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const { data } = useQuery(forumCategoriesQuery(language));
  const category = data?.find(({ id }) => id === categoryId);
  return (
    <nav aria-label={t('place')} className="no-print flex flex-wrap gap-x-4 text-sm">
      <Link to={pathTo('forum')} className="inline-flex min-h-11 items-center">
        {t('title')}
      </Link>
      <Link
        to={pathTo('forumCategory', { id: categoryId })}
        className="inline-flex min-h-11 items-center font-semibold"
      >
        {category?.name ?? t('post.category')}
      </Link>
    </nav>
  );
}

function EditPost({ own, onDone }: { own: OwnForumPost; onDone: () => void }) {
  const client = useQueryClient();
  const { user } = useAuth();
  const { id, title, content, format, language, revision } = own;
  return (
    <EditContribution
      saved={{ title, content, format, language }}
      draftKey={`draft:forum-post:${id}`}
      schema={updatePost.schema.body}
      revision={revision}
      fetchRevision={async () => (await call(getOwnPost, { params: { id } }))?.revision}
      send={(body) => call(updatePost, { params: { id }, body })}
      onDone={(changed) => {
        invalidateForum(client);
        cachePost(client, user?.id ?? '', changed);
        onDone();
      }}
      onCancel={onDone}
    />
  );
}

function usePostHead(post: ForumPost, isPublic: boolean): void {
  const { t } = useTranslation('forum');
  const { title, language, createdAt, editedAt, removed } = post;
  usePageHead({
    title: `${removed ? t('post.removedTitle') : title} · ${campaign.brand}`,
    description: removed ? t('description') : plainTextOf(post),
    hidden: removed || !isPublic,
    shared: removed || !isPublic ? undefined : { kind: 'post', id: post.id },
    feeds: [threadFeed(post)],
    trail: [{ name: t('title'), path: pathTo('forum') }],
    article: { language, publishedAt: createdAt, updatedAt: editedAt ?? createdAt },
    describe: (url, origin) => describePost(post, url, origin),
  });
}
