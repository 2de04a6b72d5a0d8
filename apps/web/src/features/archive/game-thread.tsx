// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ArchiveGame } from '@kga/contracts/archive';
import { pathTo } from '@kga/contracts/core';
import { type ForumPostSummary, gameThreadCategory } from '@kga/contracts/forum';
import { Button } from '@kga/ui/button';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { useAuth } from '../../auth/use-auth.ts';
import { Byline } from '../../components/byline.tsx';
import { LoadState } from '../../components/load-state.tsx';
import { Skeletons } from '../../components/skeletons.tsx';
import { AuthorName } from '../../content/author-name.tsx';
import { ModerationNotice } from '../../content/moderation-notice.tsx';
import { urlOf } from '../../lib/api.ts';
import { useBrowserConfig } from '../../lib/browser.ts';
import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { gameThreadQuery, ownThreadQuery } from './community-queries.ts';

/** The thread of the forum about a game, or an invitation to begin it. */
export function GameThread({ game: { id } }: { game: ArchiveGame }) {
  const { t } = useTranslation('archive');
  const query = useQuery(gameThreadQuery(id));
  return (
    <section aria-labelledby="conversation" className="mt-12">
      <h2 id="conversation" className="border-b-2 border-ink pb-2 text-2xl">
        {t('thread.title')}
      </h2>
      {query.data === null ? (
        <MissingThread gameId={id} />
      ) : (
        <LoadState
          className="mt-4"
          query={query}
          messages={{ loading: t('thread.loading'), failed: t('thread.failed') }}
          skeleton={
            <Skeletons count={1}>
              <div className="py-5">
                <Skeleton className="h-6 w-72 max-w-full" />
                <SkeletonText className="mt-3" lines={1} />
              </div>
            </Skeletons>
          }
        >
          {(thread) => (
            <>
              <ThreadSummary thread={thread} />
              <Button asChild className="no-print mt-5">
                <Link to={pathTo('forumPost', { id: thread.id })}>{t('thread.join')}</Link>
              </Button>
            </>
          )}
        </LoadState>
      )}
    </section>
  );
}

function ThreadSummary({ thread }: { thread: ForumPostSummary }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const { author, title, language, replies, createdAt, lastActivityAt } = thread;
  return (
    <div className="relative border-b border-line py-5">
      <h3 lang={language} dir="auto" className="text-lg [overflow-wrap:anywhere]">
        <Link
          to={pathTo('forumPost', { id: thread.id })}
          className="text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
      </h3>
      <Byline
        className="mt-1.5 items-center gap-y-1"
        lead={<AuthorName author={author} size="tiny" linked={false} />}
        createdAt={createdAt}
        language={language}
      >
        <span className="font-semibold text-ink tabular">
          {t('thread.replies', counted(formats, replies))}
        </span>
        {replies > 0 && <span>{t('thread.lastActive', { day: formats.day(lastActivityAt) })}</span>}
      </Byline>
    </div>
  );
}

/** What the member began, while it waits for a moderator, or the invitation. */
function MissingThread({ gameId }: { gameId: string }) {
  const { user } = useAuth();
  const { data: own } = useQuery({
    ...ownThreadQuery(gameId, user?.id ?? ''),
    enabled: user !== null,
  });
  if (!own) return <Invitation gameId={gameId} />;
  return (
    <>
      <div className="mt-5">
        <ModerationNotice of={own} />
      </div>
      <ThreadSummary thread={own} />
    </>
  );
}

function Invitation({ gameId }: { gameId: string }) {
  const { t } = useTranslation('archive');
  const { readOnly } = useBrowserConfig();
  const begin = { query: { category: gameThreadCategory, game: gameId } };
  return (
    <>
      <p className="max-w-text py-5 text-muted">{t('thread.empty')}</p>
      {!readOnly && (
        <Button asChild className="no-print">
          <Link to={urlOf(pathTo('newForumPost'), begin)}>{t('thread.begin')}</Link>
        </Button>
      )}
    </>
  );
}
