import {
  type ForumReply,
  type OwnForumReply,
  updateReply,
  deleteReply,
  forumReplyPath,
  listOwnReplies,
  replyAnchor,
} from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Pencil, Quote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { isModerator } from '../../../auth/user.ts';
import { EditHistoryButton } from '../../../content/edits-button.tsx';
import { ReportButton } from '../../../content/report-button.tsx';
import { call } from '../../../lib/api.ts';
import { useTimeZone } from '../../../lib/browser.ts';
import type { DraftKey } from '../../../lib/forms/drafts.ts';
import { useFormats } from '../../../lib/language.tsx';
import { UserText } from '../../../lib/text/user-text.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { ForumByline } from '../byline.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { EditForm } from '../edit-form.tsx';
import { ModerationNotice } from '../moderation-notice.tsx';
import { ReplyQuote } from './reply-quote.tsx';

type ReplyProps = {
  reply: ForumReply;
  /** The same as its author sees it, where that is the visitor. */
  own: OwnForumReply | undefined;
  /** Whether it is the one that is led to. */
  marked: boolean;
  /** Undefined where nobody can reply. */
  onQuote: (() => void) | undefined;
  /** What is being written anew, and whether that begins or has ended. */
  onEditing: (reply: OwnForumReply, wanted: boolean) => void;
  onChanged: (reply: OwnForumReply) => void;
  onDeleted: () => void;
};

/** A reply with everything that can be done with it. */
export function ReplyItem({ reply, own, marked, ...acts }: ReplyProps) {
  const { t } = useTranslation('forum');
  const [editing, setEditing] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const { id, postId, quote } = reply;
  const removed = reply.removed || deleted;
  const edit = (wanted: boolean) => {
    if (own) acts.onEditing(own, wanted);
    setEditing(wanted);
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
          <ForumByline of={reply} to={forumReplyPath(postId, id)} />
          {own && own.status !== 'published' && (
            <div className="mt-3">
              <ModerationNotice standing={own} />
            </div>
          )}
          {quote && <ReplyQuote postId={postId} quote={quote} />}
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
            <UserText
              className="mt-3"
              text={reply.content}
              language={reply.language}
              mentions={reply.mentions}
            />
          )}
          {!editing && (
            <ReplyActions
              reply={reply}
              own={own}
              onQuote={acts.onQuote}
              onEdit={() => edit(true)}
              onDeleted={() => {
                // With the button that opened the question gone, the focus is ours to place.
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

const draftOf = (id: string): DraftKey => `draft:forum-reply:${id}`;

function EditReply({
  own,
  ...acts
}: {
  own: OwnForumReply;
  onDone: (reply: OwnForumReply) => void;
  onCancel: () => void;
}) {
  const { content, language, id, postId, revision } = own;
  const newest = async () => {
    const saved = await call(listOwnReplies, { params: { id: postId } });
    return saved.find((reply) => reply.id === id)?.revision ?? revision;
  };
  return (
    <EditForm
      written={{ content, language }}
      draft={draftOf(id)}
      schema={updateReply.schema.body}
      revision={revision}
      newest={newest}
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
  reply: { id, userId, createdAt, editedAt },
  own,
  onQuote,
  onEdit,
  onDeleted,
}: Omit<ReplyProps, 'marked' | 'onChanged' | 'onEditing'> & { onEdit: () => void }) {
  const { t } = useTranslation(['forum', 'content']);
  const { user } = useAuth();
  const [asked, setAsked] = useState(false);
  const isPublic = !own || own.status === 'published';
  const formats = useFormats();
  const timeZone = useTimeZone();
  // Of many replies by one author, the time tells the buttons apart.
  const name = `${userId ?? t('deletedUser')}, ${formats.moment(createdAt, timeZone)}`;
  const nameOf = (label: string) => t('content:report.of', { label, name });
  const suspended = user !== null && user.suspended !== null;
  return (
    <div className="no-print mt-2 -ms-3 flex flex-wrap noscript:hidden">
      {onQuote && isPublic && (
        <Button
          variant="quiet"
          size="small"
          className="text-muted"
          aria-label={nameOf(t('reply.quote'))}
          onClick={onQuote}
        >
          <Quote aria-hidden="true" className="size-4 shrink-0" />
          {t('reply.quote')}
        </Button>
      )}
      {own && !suspended && (
        <Button
          variant="quiet"
          size="small"
          className="text-muted"
          aria-label={nameOf(t('edit'))}
          onClick={onEdit}
        >
          <Pencil aria-hidden="true" className="size-4 shrink-0" />
          {t('edit')}
        </Button>
      )}
      {own && (
        <Button
          variant="quiet"
          size="small"
          className="text-muted"
          aria-label={nameOf(t('delete'))}
          onClick={() => setAsked(true)}
        >
          <Trash2 aria-hidden="true" className="size-4 shrink-0" />
          {t('delete')}
        </Button>
      )}
      {!own && <ReportButton kind="forum_reply" id={id} of={name} />}
      {isModerator(user) && editedAt !== null && (
        <EditHistoryButton kind="forum_reply" id={id} of={name} />
      )}
      {asked && (
        <DeleteDialog
          title={t('reply.deleteTitle')}
          text={t('reply.deleteText')}
          act={() => call(deleteReply, { params: { id } })}
          onDone={onDeleted}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
