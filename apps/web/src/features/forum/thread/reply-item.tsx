// SPDX-License-Identifier: AGPL-3.0-or-later
import { forumReplyPath, replyAnchor } from '@kga/contracts/core';
import {
  type ForumPost,
  type ForumReply,
  type OwnForumReply,
  updateReply,
  deleteReply,
  listOwnReplies,
} from '@kga/contracts/forum';
import { Quote } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { ContentTrigger } from '../../../content/button-triggers.tsx';
import { ContentByline } from '../../../content/content-byline.tsx';
import { ItemActions, useItemName } from '../../../content/item-actions.tsx';
import { ModerationNotice } from '../../../content/moderation-notice.tsx';
import { call } from '../../../lib/api.ts';
import { ItemText } from '../../../lib/text/user-text.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { SolvedBadge } from '../categories/post-row.tsx';
import { EditContribution } from '../contribution-form.tsx';
import { ReplyQuote } from './reply-quote.tsx';
import { SolutionButton } from './solution.tsx';

type ReplyProps = {
  reply: ForumReply;
  post: ForumPost;
  /** Id of the reply that is shown right before. */
  previousId: string | undefined;
  /** The reply as its author sees it, if that is the visitor. */
  own: OwnForumReply | undefined;
  /** Whether the URL or an action points to it. */
  marked: boolean;
  /** Undefined if the visitor cannot reply. */
  onQuote: (() => void) | undefined;
  /** Called when editing starts (true) and ends (false). */
  onEditing: (reply: OwnForumReply, active: boolean) => void;
  onChanged: (reply: OwnForumReply) => void;
  onDeleted: () => void;
};

export function ReplyItem({ reply, post, own, previousId, marked, ...acts }: ReplyProps) {
  const { t } = useTranslation('forum');
  const [editing, setEditing] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const { id } = reply;
  const removed = reply.removed || deleted;
  const edit = (active: boolean) => {
    if (own) acts.onEditing(own, active);
    setEditing(active);
  };
  const focus = () => document.getElementById(replyAnchor(id))?.focus();
  return (
    <li
      id={replyAnchor(id)}
      tabIndex={-1}
      className={`scroll-mt-4 border-b border-line py-6 ${marked ? 'border-s-4 border-s-signal ps-4' : ''}`}
    >
      {removed ? (
        <p className="text-muted">{t('reply.removed')}</p>
      ) : (
        <>
          <ReplyHeader {...{ reply, post, own, previousId }} />
          {own && editing ? (
            <EditReply
              own={own}
              onDone={(changed) => {
                edit(false);
                acts.onChanged(changed);
              }}
              onCancel={() => {
                flushSync(() => edit(false));
                focus();
              }}
            />
          ) : (
            <ItemText className="mt-3" item={reply} heading="h3" />
          )}
          {!editing && (
            <ReplyActions
              reply={reply}
              own={own}
              post={post}
              onQuote={acts.onQuote}
              onEdit={() => edit(true)}
              onDeleted={() => {
                // The button that opened the dialog is gone, so move the focus to the reply.
                flushSync(() => setDeleted(true));
                focus();
                acts.onDeleted();
              }}
            />
          )}
        </>
      )}
    </li>
  );
}

/** Who wrote it and when, whether it is the solution or waits, and what it answers. */
function ReplyHeader({
  reply,
  post,
  own,
  previousId,
}: Pick<ReplyProps, 'reply' | 'post' | 'own' | 'previousId'>) {
  const { id, postId, quote } = reply;
  return (
    <>
      <ContentByline
        of={reply}
        isYou={own !== undefined}
        original={post.author}
        to={forumReplyPath(postId, id)}
      />
      {id === post.solution?.id && (
        <p className="mt-2">
          <SolvedBadge isReply />
        </p>
      )}
      {own && own.status !== 'published' && (
        <div className="mt-3">
          <ModerationNotice of={own} />
        </div>
      )}
      {quote && <ReplyQuote postId={postId} quote={quote} isBefore={quote.id === previousId} />}
    </>
  );
}

function EditReply({
  own,
  ...acts
}: {
  own: OwnForumReply;
  onDone: (reply: OwnForumReply) => void;
  onCancel: () => void;
}) {
  const { content, format, language, id, postId, revision } = own;
  const fetchRevision = async () => {
    const saved = await call(listOwnReplies, { params: { id: postId } });
    return saved?.find((reply) => reply.id === id)?.revision ?? revision;
  };
  return (
    <EditContribution
      saved={{ content, format, language }}
      draftKey={`draft:forum-reply:${id}`}
      schema={updateReply.schema.body}
      revision={revision}
      fetchRevision={fetchRevision}
      send={(body) =>
        call(updateReply, {
          params: { id },
          body: { content: body.content, revision: body.revision },
        })
      }
      {...acts}
    />
  );
}

function ReplyActions({
  reply,
  post,
  own,
  onQuote,
  onEdit,
  onDeleted,
}: Pick<ReplyProps, 'reply' | 'post' | 'own' | 'onQuote' | 'onDeleted'> & {
  onEdit: () => void;
}) {
  const { t } = useTranslation('forum');
  const { id } = reply;
  const name = useItemName(reply);
  const isPublic = !own || own.status === 'published';
  return (
    <ItemActions
      kind="forum_reply"
      item={reply}
      own={own}
      onEdit={onEdit}
      removal={{
        title: t('reply.deleteTitle'),
        text: t('reply.deleteText'),
        act: () => call(deleteReply, { params: { id } }),
        onDone: onDeleted,
      }}
    >
      {onQuote && isPublic && (
        <ContentTrigger
          of={name}
          className="text-muted"
          Icon={Quote}
          label={t('reply.quote')}
          onClick={onQuote}
        />
      )}
      {isPublic && <SolutionButton post={post} reply={reply} />}
    </ItemActions>
  );
}
