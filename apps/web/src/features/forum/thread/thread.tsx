// SPDX-License-Identifier: AGPL-3.0-or-later
import { newestRepliesPath, replyAnchor } from '@kga/contracts/core';
import type { ForumPost, ForumReply, OwnForumReply } from '@kga/contracts/forum';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { PageLinks } from '../../../components/infinite-list.tsx';
import { useLoadMore } from '../../../components/list-paging.ts';
import { LoadState } from '../../../components/load-state.tsx';
import { LoadingRegion, Skeletons } from '../../../components/skeletons.tsx';
import { useAuthorName } from '../../../content/author-name.tsx';
import { useBrowserConfig } from '../../../lib/browser.ts';
import { counted, useFormats } from '../../../lib/language.tsx';
import { plainTextOf } from '../../../lib/text/rich-text.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { invalidateForum } from '../cache.ts';
import { ReplyForm, replyFieldId } from './reply-form.tsx';
import { ReplyItem } from './reply-item.tsx';
import { useQuote } from './reply-quote.tsx';
import { findUnlistedReplies, mergeOwnReply, useOwnReplies } from './use-own-replies.ts';
import { useThread } from './use-thread.ts';
import { useView } from './use-view.ts';

export function Thread({ post }: { post: ForumPost }) {
  const { t } = useTranslation(['forum', 'latestForum', 'shared', 'content']);
  const { user } = useAuth();
  const { readOnly = false } = useBrowserConfig();
  const thread = useThread(post);
  const { list, replies, marked } = thread;
  useView(post.id, !post.removed && !readOnly, thread.newestSeenId);
  const ownReplies = useOwnReplies(post.id, replies);
  const { own, hold } = ownReplies;
  const { quote, setQuote } = useQuote(post.id);
  const startQuote = useStartQuote(setQuote);
  const { rows, loadMore } = useLoadMore(list, replies.length);
  const { late, waiting } = findUnlistedReplies(own, replies, list.hasNextPage);
  const isLocked = post.locked || readOnly;
  const mayReply = !isLocked && !user?.suspended;

  const { showSent, showChanged, showDeleted } = useReplyResults(thread, ownReplies, waiting);

  const itemOf = (reply: ForumReply, place: number, shown: readonly ForumReply[]) => (
    <ReplyItem
      key={reply.id}
      {...mergeOwnReply(reply, own.get(reply.id))}
      post={post}
      previousId={shown[place - 1]?.id}
      marked={reply.id === marked}
      onQuote={mayReply ? () => startQuote(reply) : undefined}
      onEditing={hold}
      onChanged={showChanged}
      onDeleted={() => showDeleted(reply)}
    />
  );

  return (
    <>
      <section aria-labelledby="replies" className="mt-12">
        <RepliesHeading postId={post.id} thread={thread} />
        <EarlierButton list={list} first={replies[0]} />
        <LoadState
          className="mt-4"
          query={list}
          messages={{ loading: t('loading'), failed: t('reply.failed') }}
          skeleton={<RepliesSkeleton />}
        >
          {() =>
            replies.length + late.length > 0 ? (
              <ul ref={rows}>{[...replies, ...late].map(itemOf)}</ul>
            ) : (
              <p className="py-6 text-muted">{t(post.locked ? 'reply.none' : 'reply.noneYet')}</p>
            )
          }
        </LoadState>
        <LaterButton list={list} loadMore={loadMore} />
        <NewRepliesButton thread={thread} />
        <PageLinks from={thread.from} next={list.data?.pages.at(-1)?.cursor} />
      </section>
      {waiting.length > 0 && <WaitingReplies>{waiting.map(itemOf)}</WaitingReplies>}
      <section aria-labelledby="reply" className="no-print mt-10 border-t-2 border-ink pt-4">
        <h2 id="reply" className="text-xl">
          {t('reply.title')}
        </h2>
        {mayReply ? (
          <ReplyForm
            {...{ post, replies, quote }}
            onRemoveQuote={() => setQuote(undefined)}
            onSent={(reply) => {
              setQuote(undefined);
              showSent(reply);
            }}
          />
        ) : (
          <Notice className="mt-4">{t(isLocked ? 'reply.lockedText' : 'suspended')}</Notice>
        )}
      </section>
    </>
  );
}

/** Quotes a reply, and moves the focus to the field of the new one. */
function useStartQuote(setQuote: ReturnType<typeof useQuote>['setQuote']) {
  const nameOf = useAuthorName();
  return (reply: ForumReply) => {
    setQuote({ id: reply.id, author: nameOf(reply.author), content: plainTextOf(reply) });
    document.getElementById(replyFieldId)?.focus();
  };
}

type Thread = ReturnType<typeof useThread>;

/** Shows the results of changes to the visitor's own replies. */
function useReplyResults(
  thread: Thread,
  { save, remove }: ReturnType<typeof useOwnReplies>,
  waiting: readonly ForumReply[],
) {
  const { t } = useTranslation('content');
  const client = useQueryClient();
  const { show } = useToast();
  const showChanged = (changed: OwnForumReply) => {
    invalidateForum(client);
    save(changed);
    thread.scrollToReply(changed.id);
  };

  const showDeleted = (reply: ForumReply) => {
    invalidateForum(client);
    remove(reply);
    // A waiting reply leaves no placeholder to focus.
    if (waiting.some(({ id }) => id === reply.id)) document.getElementById(replyFieldId)?.focus();
    show({ title: t('deleted'), tone: 'success' });
  };

  const showSent = (reply: OwnForumReply) => {
    invalidateForum(client);
    save(reply);
    if (reply.status === 'published') void thread.showNew(reply.id);
    else thread.scrollToReply(reply.id);
  };

  return { showSent, showChanged, showDeleted };
}

function RepliesHeading({ postId, thread }: { postId: string; thread: Thread }) {
  const { t } = useTranslation('latestForum');
  const formats = useFormats();
  const { count, newestReplyId } = thread;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink pb-2">
      <h2 id="replies" className="tabular">
        {t('replies', counted(formats, count))}
      </h2>
      {newestReplyId !== null && count > 1 && (
        <NewestLink postId={postId} replyId={newestReplyId} thread={thread} />
      )}
    </div>
  );
}

function NewRepliesButton({ thread }: { thread: Thread }) {
  const { t } = useTranslation(['forum', 'shared']);
  const formats = useFormats();
  const { list, unseen } = thread;
  return (
    <div role="status" className="no-print sticky bottom-0 z-10 flex justify-center py-3">
      {unseen > 0 && (
        <Button
          className="border-ink shadow"
          busy={list.isFetching}
          busyLabel={t('shared:loadingMore')}
          onClick={() => void thread.showNew()}
        >
          {t('reply.fresh', counted(formats, unseen))}
        </Button>
      )}
    </div>
  );
}

function NewestLink(props: { postId: string; replyId: string; thread: Thread }) {
  const { postId, replyId, thread } = props;
  const { t } = useTranslation('forum');
  return (
    <Link
      to={newestRepliesPath(postId, replyId)}
      className="no-print inline-flex min-h-11 items-center gap-2 text-sm font-semibold"
      onClick={(event) => {
        const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
        if (!thread.atNewest || elsewhere) {
          thread.dropNewestPages();
          return;
        }
        event.preventDefault();
        void thread.showNew(replyId);
      }}
    >
      <ArrowDown aria-hidden="true" className="size-4 shrink-0" />
      {t('reply.newest')}
    </Link>
  );
}

function EarlierButton({ list, first }: { list: Thread['list']; first: ForumReply | undefined }) {
  const { t } = useTranslation(['forum', 'shared']);
  const loadEarlier = async () => {
    const pressed = document.activeElement;
    const { hasPreviousPage } = await list.fetchPreviousPage();
    // The button disappears with the first page, so move the focus to where the reader was.
    if (hasPreviousPage || !first || document.activeElement !== pressed) return;
    document.getElementById(replyAnchor(first.id))?.focus({ preventScroll: true });
  };

  if (!list.hasPreviousPage) return null;
  return (
    <Button
      className="no-print mt-4 noscript:hidden"
      size="small"
      busy={list.isFetchingPreviousPage}
      busyLabel={t('shared:loadingMore')}
      onClick={() => void loadEarlier()}
    >
      {t('reply.earlier')}
    </Button>
  );
}

function LaterButton({ list, loadMore }: { list: Thread['list']; loadMore: () => void }) {
  const { t } = useTranslation(['forum', 'shared']);
  return (
    <>
      {list.data && list.isError && (
        <p role="alert" className="mt-4 font-semibold">
          {t('shared:moreFailed')}
        </p>
      )}
      {list.hasNextPage && (
        <Button
          className="no-print mt-6 noscript:hidden"
          busy={list.isFetchingNextPage}
          busyLabel={t('shared:loadingMore')}
          onClick={loadMore}
        >
          {t(list.isFetchNextPageError ? 'shared:retry' : 'reply.later')}
        </Button>
      )}
    </>
  );
}

function WaitingReplies({ children }: { children: ReactNode }) {
  const { t } = useTranslation('forum');
  return (
    <section aria-labelledby="waiting-replies" className="no-print mt-6">
      <h2 id="waiting-replies" className="text-xl">
        {t('reply.waiting')}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

function RepliesSkeleton() {
  const { t } = useTranslation('forum');
  return (
    <LoadingRegion label={t('loading')}>
      <Skeletons count={3}>
        <div className="border-b border-line py-6">
          <Skeleton className="h-5 w-56 max-w-full" />
          <SkeletonText className="mt-3" lines={3} />
        </div>
      </Skeletons>
    </LoadingRegion>
  );
}
