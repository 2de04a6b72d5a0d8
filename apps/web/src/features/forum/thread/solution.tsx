// SPDX-License-Identifier: AGPL-3.0-or-later
import { forumReplyPath } from '@kga/contracts/core';
import { type ForumPost, type ForumReply, updateSolution } from '@kga/contracts/forum';
import { TextLink } from '@kga/ui/link';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { isModerator } from '../../../auth/user.ts';
import { useErrorToast, useSuccessToast } from '../../../components/use-toasts.ts';
import { useAuthorName } from '../../../content/author-name.tsx';
import { ContentTrigger } from '../../../content/button-triggers.tsx';
import { useItemName } from '../../../content/item-actions.tsx';
import { call } from '../../../lib/api.ts';
import { useBrowserConfig } from '../../../lib/browser.ts';
import { plainTextOf } from '../../../lib/text/rich-text.tsx';
import { UserText } from '../../../lib/text/user-text.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { invalidateForum } from '../cache.ts';
import { postQuery } from '../queries.ts';

/** The reply that solved what a post asks, below the post. */
export function Solution({ post: { id, solution } }: { post: ForumPost }) {
  const { t } = useTranslation('forum');
  const authorName = useAuthorName();
  if (!solution) return null;
  return (
    <section aria-labelledby="solution" className="mt-8 border-s-4 border-step-green bg-raised p-4">
      <h2 id="solution" className="flex flex-wrap items-center gap-x-2 text-base">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        {t('solution.title')}
        <bdi className="font-normal text-muted [overflow-wrap:anywhere]">
          {authorName(solution.author)}
        </bdi>
      </h2>
      <div className="mt-2 line-clamp-3">
        <UserText text={solution.content} language={solution.language} />
      </div>
      <TextLink asChild variant="standalone" className="mt-1">
        <Link to={forumReplyPath(id, solution.id)}>{t('solution.go')}</Link>
      </TextLink>
    </section>
  );
}

/** Whether the visitor can say which reply solved a post: its author, and moderators. */
function useMaySolve({ author, removed }: ForumPost): boolean {
  const { user } = useAuth();
  const { readOnly = false } = useBrowserConfig();
  if (user === null || user.suspended !== null || removed || readOnly) return false;
  return author?.id === user.id || isModerator(user);
}

type SolutionProps = { post: ForumPost; reply: ForumReply };

/** Marks a reply as the solution, or takes that back; nothing for those who cannot. */
export function SolutionButton({ post, reply }: SolutionProps) {
  return useMaySolve(post) && <MarkButton post={post} reply={reply} />;
}

function MarkButton({ post, reply }: SolutionProps) {
  const { t } = useTranslation('forum');
  const client = useQueryClient();
  const confirm = useSuccessToast();
  const fail = useErrorToast();
  const name = useItemName(reply);
  const isMarked = post.solution?.id === reply.id;
  const mark = useMutation({
    mutationFn: () =>
      call(updateSolution, {
        params: { id: post.id },
        body: { replyId: isMarked ? null : reply.id },
      }),
    onSuccess: () => {
      const { id, author, language } = reply;
      const content = plainTextOf(reply);
      const solution = isMarked ? null : { id, author, content, language };
      client.setQueryData(
        postQuery(post.id).queryKey,
        (before) => before && { ...before, solved: !isMarked, solution },
      );
      invalidateForum(client);
      confirm(t(isMarked ? 'solution.unmarked' : 'solution.marked'));
    },
    onError: fail,
  });
  return (
    <ContentTrigger
      of={name}
      className={isMarked ? 'text-ink' : 'text-muted'}
      Icon={CircleCheck}
      label={t(isMarked ? 'solution.unmark' : 'solution.mark')}
      aria-disabled={mark.isPending}
      onClick={() => {
        if (!mark.isPending) mark.mutate();
      }}
    />
  );
}
