import { type OwnStory, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useAuth } from '../../auth/use-auth.ts';
import { useTranslation } from '../../lib/translation.ts';
import { type ModerationState, moderationStateOf } from './moderation-state.ts';
import { WithdrawStory } from './withdraw-story.tsx';

/** How somebody's own story stands, and what they can do with it. */
export function AuthorTools({ story }: { story: OwnStory }) {
  const { t } = useTranslation(['stories', 'content']);
  const { user } = useAuth();
  const [asked, setAsked] = useState(false);
  const { id, reason, note } = story;
  const told = moderationStateOf(story);
  const against = told === 'hidden' || told === 'rejected';
  return (
    <>
      <Notice
        className="no-print"
        tone={told === 'published' ? 'plain' : 'caution'}
        title={t(`own.standing.${told}`)}
        action={
          <>
            {!user?.suspended && (
              <Button asChild size="small">
                <Link to={pathTo('editStory', { id })}>{t('own.edit.button')}</Link>
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => setAsked(true)}>
              {t('own.withdraw.button')}
            </Button>
          </>
        }
      >
        {told === 'published' ? undefined : (
          <div className="grid gap-2 [overflow-wrap:anywhere]">
            <StandingText told={told} />
            {against && reason !== null && (
              <p>{t('own.standing.reason', { reason: t(`content:reasons.${reason}`) })}</p>
            )}
            {against && note !== null && (
              <p dir="auto" className="whitespace-pre-line">
                {t('own.standing.note', { note })}
              </p>
            )}
            {user === null && <p>{t('own.standing.keep')}</p>}
          </div>
        )}
      </Notice>
      {asked && <WithdrawStory story={story} onClose={() => setAsked(false)} />}
    </>
  );
}

function StandingText({ told }: { told: Exclude<ModerationState, 'published'> }) {
  const { t } = useTranslation('stories');
  return <p>{t(`own.standing.${told}Text`)}</p>;
}
