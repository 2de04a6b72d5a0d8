import {
  type Author,
  type ForumReply,
  type OwnForumReply,
  updateReply,
  deleteReply,
  forumReplyPath,
  listOwnReplies,
  replyAnchor,
} from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { type LucideIcon, Pencil, Quote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { isModerator } from '../../../auth/user.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useAuthorName } from '../../../content/author-name.tsx';
import { RevisionsButton, ReportButton } from '../../../content/content-buttons.tsx';
import { HelpfulButton } from '../../../content/helpful-button.tsx';
import { call } from '../../../lib/api.ts';
import { useLocalFormats } from '../../../lib/language.tsx';
import { UserText } from '../../../lib/text/user-text.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { ForumByline } from '../byline.tsx';
import { EditContribution, ModerationNotice } from '../contribution-form.tsx';
import { ReplyQuote } from './reply-quote.tsx';

type ReplyProps = {
  reply: ForumReply;
  /** Author of the post. */
  original: Author | null;
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

export function ReplyItem({ reply, original, own, marked, ...acts }: ReplyProps) {
  const { t } = useTranslation('forum');
  const [editing, setEditing] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const { id, postId, quote } = reply;
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
          <ForumByline
            of={reply}
            isYou={own !== undefined}
            original={original}
            to={forumReplyPath(postId, id)}
          />
          {own && own.status !== 'published' && (
            <div className="mt-3">
              <ModerationNotice of={own} />
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

function EditReply({
  own,
  ...acts
}: {
  own: OwnForumReply;
  onDone: (reply: OwnForumReply) => void;
  onCancel: () => void;
}) {
  const { content, language, id, postId, revision } = own;
  const fetchRevision = async () => {
    const saved = await call(listOwnReplies, { params: { id: postId } });
    return saved?.find((reply) => reply.id === id)?.revision ?? revision;
  };
  return (
    <EditContribution
      saved={{ content, language }}
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
  reply: { id, author, helpful, createdAt, editedAt },
  own,
  onQuote,
  onEdit,
  onDeleted,
}: Omit<ReplyProps, 'marked' | 'original' | 'onChanged' | 'onEditing'> & { onEdit: () => void }) {
  const { t } = useTranslation('forum');
  const { user } = useAuth();
  const [deleting, setDeleting] = useState(false);
  const isPublic = !own || own.status === 'published';
  const formats = useLocalFormats();
  // The time distinguishes the buttons of several replies by one author.
  const name = `${useAuthorName()(author)}, ${formats.moment(createdAt)}`;
  const suspended = user !== null && user.suspended !== null;
  return (
    <div className="no-print mt-2 -ms-3 flex flex-wrap noscript:hidden">
      {isPublic && (
        <HelpfulButton
          kind="forum_reply"
          id={id}
          helpful={helpful}
          isOwn={own !== undefined}
          name={name}
          variant="quiet"
        />
      )}
      {onQuote && isPublic && (
        <ReplyAction name={name} Icon={Quote} label={t('reply.quote')} onClick={onQuote} />
      )}
      {own && !suspended && (
        <ReplyAction name={name} Icon={Pencil} label={t('edit')} onClick={onEdit} />
      )}
      {own && (
        <ReplyAction
          name={name}
          Icon={Trash2}
          label={t('delete')}
          onClick={() => setDeleting(true)}
        />
      )}
      {!own && <ReportButton kind="forum_reply" id={id} of={name} />}
      {isModerator(user) && editedAt !== null && (
        <RevisionsButton kind="forum_reply" id={id} of={name} />
      )}
      {deleting && (
        <ConfirmDialog
          button={t('delete')}
          busyLabel={t('deleting')}
          title={t('reply.deleteTitle')}
          text={t('reply.deleteText')}
          act={() => call(deleteReply, { params: { id } })}
          onDone={onDeleted}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}

type ReplyActionProps = { Icon: LucideIcon; label: string; name: string; onClick: () => void };

function ReplyAction({ Icon, label, name, onClick }: ReplyActionProps) {
  const { t } = useTranslation('content');
  return (
    <Button
      variant="quiet"
      size="small"
      className="text-muted"
      aria-label={t('report.of', { label, name })}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </Button>
  );
}
