// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { type OwnStory, deleteStory } from '@kga/contracts/stories';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { useAuth } from '../../auth/use-auth.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useSuccessToast } from '../../components/use-toasts.ts';
import { HeldText } from '../../content/moderation-notice.tsx';
import { call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { invalidateStories } from './queries.ts';

/** The moderation state of a story as shown to its author. */
type ModerationState = OwnStory['status'] | 'held' | 'reported';

/** Distinguishes pending from held for review, and hidden by a moderator from hidden by reports. */
export function moderationStateOf({
  status,
  held,
  reason,
}: Pick<OwnStory, 'status' | 'held' | 'reason'>): ModerationState {
  if (status === 'pending' && held) return 'held';
  // Moderators always give a reason, reports do not.
  if (status === 'hidden' && reason === null) return 'reported';
  return status;
}

/** The moderation state of the author's story, with buttons to edit and withdraw it. */
export function AuthorTools({ story }: { story: OwnStory }) {
  const { t } = useTranslation(['stories', 'content']);
  const { user } = useAuth();
  const [withdrawing, setWithdrawing] = useState(false);
  const { id, reason, note } = story;
  const state = moderationStateOf(story);
  const isRefused = state === 'hidden' || state === 'rejected';
  return (
    <>
      <Notice
        className="no-print"
        tone={state === 'published' ? 'plain' : 'caution'}
        title={t(`own.standing.${state}`)}
        action={
          <>
            {!user?.suspended && (
              <Button asChild size="small">
                <Link to={pathTo('editStory', { id })}>{t('own.edit.button')}</Link>
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => setWithdrawing(true)}>
              {t('own.withdraw.button')}
            </Button>
          </>
        }
      >
        {state === 'published' ? undefined : (
          <div className="grid gap-2 [overflow-wrap:anywhere]">
            <StateText state={state} hold={story.held} />
            {isRefused && reason !== null && (
              <p>{t('own.standing.reason', { reason: t(`content:reasons.${reason}`) })}</p>
            )}
            {isRefused && note !== null && (
              <p dir="auto" className="whitespace-pre-line">
                {t('own.standing.note', { note })}
              </p>
            )}
            {user === null && <p>{t('own.standing.keep')}</p>}
          </div>
        )}
      </Notice>
      {withdrawing && <WithdrawDialog story={story} onClose={() => setWithdrawing(false)} />}
    </>
  );
}

function StateText({
  state,
  hold,
}: {
  state: Exclude<ModerationState, 'published'>;
  hold: OwnStory['held'];
}) {
  const { t } = useTranslation('stories');
  if (state === 'held') return hold && <HeldText hold={hold} />;
  return <p>{t(`own.standing.${state}Text`)}</p>;
}

/** Asks for confirmation, then deletes the story. */
function WithdrawDialog({ story, onClose }: { story: OwnStory; onClose: () => void }) {
  const { t } = useTranslation(['stories', 'content']);
  const client = useQueryClient();
  const navigate = useNavigate();
  const showSuccess = useSuccessToast();
  return (
    <ConfirmDialog
      title={t('own.withdraw.title')}
      text={t('own.withdraw.text')}
      button={t('own.withdraw.confirm')}
      busyLabel={t('own.withdraw.busy')}
      act={() => call(deleteStory, { params: { id: story.id } })}
      onDone={() => {
        invalidateStories(client);
        void navigate(pathTo('stories'), { replace: true });
        showSuccess(t('own.withdraw.done'));
      }}
      onClose={onClose}
    />
  );
}
