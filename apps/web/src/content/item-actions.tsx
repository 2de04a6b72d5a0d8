// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ReactionKind } from '@kga/contracts/content';
import type { ForumReply, OwnForumReply } from '@kga/contracts/forum';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { useAuth } from '../auth/use-auth.ts';
import { isModerator } from '../auth/user.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { useLocalFormats } from '../lib/language.tsx';
import { useTranslation } from '../lib/translation.ts';
import { useAuthorName } from './author-name.tsx';
import { ContentTrigger } from './button-triggers.tsx';
import { ReportButton, RevisionsButton } from './content-buttons.tsx';
import { HelpfulButton } from './helpful-button.tsx';

type ActionItem = Pick<
  ForumReply,
  'id' | 'author' | 'helpful' | 'createdAt' | 'editedAt' | 'content' | 'language'
>;

/** A name of an item: the time distinguishes the buttons of several items by one author. */
export function useItemName({ author, createdAt }: Pick<ActionItem, 'author' | 'createdAt'>) {
  const formats = useLocalFormats();
  return `${useAuthorName()(author)}, ${formats.moment(createdAt)}`;
}

type ItemActionsProps = {
  kind: ReactionKind;
  item: ActionItem;
  /** The item as its author sees it, if that is the visitor. */
  own: Pick<OwnForumReply, 'status'> | undefined;
  onEdit: () => void;
  /** Deletes the author's item, after a question. */
  removal: { title: string; text: string; act: () => Promise<unknown>; onDone: () => void };
  /** Further actions, after 'helpful'. */
  children?: ReactNode;
};

/** The actions of an item among others, for readers, its author and moderators. */
export function ItemActions({ kind, item, own, onEdit, removal, children }: ItemActionsProps) {
  const { t } = useTranslation('content');
  const { user } = useAuth();
  const [deleting, setDeleting] = useState(false);
  const { id, helpful, editedAt, content, language } = item;
  const name = useItemName(item);
  const isPublic = !own || own.status === 'published';
  const suspended = user !== null && user.suspended !== null;
  const look = { of: name, className: 'text-muted' };
  return (
    <div className="no-print mt-2 -ms-3 flex flex-wrap noscript:hidden">
      {isPublic && (
        <HelpfulButton {...{ kind, id, helpful, name }} isOwn={own !== undefined} variant="quiet" />
      )}
      {children}
      {own && !suspended && (
        <ContentTrigger {...look} Icon={Pencil} label={t('edit')} onClick={onEdit} />
      )}
      {own && (
        <ContentTrigger
          {...look}
          Icon={Trash2}
          label={t('delete')}
          onClick={() => setDeleting(true)}
        />
      )}
      {!own && <ReportButton {...{ kind, id, language }} of={name} text={content} />}
      {isModerator(user) && editedAt !== null && <RevisionsButton kind={kind} id={id} of={name} />}
      {deleting && (
        <ConfirmDialog
          {...removal}
          button={t('delete')}
          busyLabel={t('deleting')}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}
