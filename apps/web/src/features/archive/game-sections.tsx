// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ArchiveGame,
  type Memory,
  gameFollow,
  gameLike,
  shortGameName,
} from '@kga/contracts/archive';
import { memoryPath, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { TextLink } from '@kga/ui/link';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { Link, useParams } from 'react-router-dom';

import { useAuth, useVisitorId } from '../../auth/use-auth.ts';
import { isModerator } from '../../auth/user.ts';
import { Byline } from '../../components/byline.tsx';
import { LoadState } from '../../components/load-state.tsx';
import { NotFoundPage } from '../../components/not-found-page.tsx';
import { ShareButton } from '../../components/share/share-button.tsx';
import { Skeletons } from '../../components/skeletons.tsx';
import { ContentByline } from '../../content/content-byline.tsx';
import { FollowButton } from '../../content/follow-button.tsx';
import { gameQuery } from '../../content/game-queries.ts';
import { MarkButton } from '../../content/mark-button.tsx';
import { useMark } from '../../content/use-mark.ts';
import { urlOf } from '../../lib/api.ts';
import { useBrowserConfig } from '../../lib/browser.ts';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { isId } from '../../lib/queries.ts';
import { UserText } from '../../lib/text/user-text.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { gameMentionsQuery, recentMemoriesQuery } from './community-queries.ts';
import { GameHistory } from './facts.tsx';
import { GamePromises } from './game-promises.tsx';
import { GameSources } from './game-sources.tsx';
import { YearsPlayed } from './game-summary.tsx';
import { GameThread } from './game-thread.tsx';

const OwnGamePage = lazy(async () => ({
  default: (await import('./pages/submit-game.tsx')).OwnGamePage,
}));

/** Below what is known of a game: what was promised, what others say, the sources, and what has changed. */
export function GameSections() {
  const { id = '' } = useParams();
  const { data: game } = useQuery(gameQuery(id));
  if (!game) return null;
  return (
    <>
      <div className="grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 max-w-text">
          <GamePromises gameId={id} />
          <RecentMemories game={game} />
          <GameThread game={game} />
          <GameMentions gameId={id} />
        </div>
        <div className="min-w-0">
          <GameSources sources={game.sourcePages} />
          <GameHistory game={game} />
        </div>
      </div>
      <GameActions game={game} />
    </>
  );
}

/** How many memories a game has, the newest of them, and where to share one. */
function RecentMemories({ game: { id, memoryCount } }: { game: ArchiveGame }) {
  const { t } = useTranslation('archive');
  const { readOnly } = useBrowserConfig();
  const formats = useFormats();
  const query = useQuery(recentMemoriesQuery(id));
  const all = pathTo('archiveMemories', { id });
  return (
    <section aria-labelledby="recent-memories" className="mt-12">
      <h2 id="recent-memories" className="border-b-2 border-ink pb-2 text-2xl tabular">
        {memoryCount > 0 ? t('memories', counted(formats, memoryCount)) : t('memory.list')}
      </h2>
      <LoadState
        className="mt-4"
        query={query}
        messages={{ loading: t('memory.loading'), failed: t('memory.failed') }}
        skeleton={
          <Skeletons count={3}>
            <div className="border-b border-line py-5">
              <Skeleton className="h-5 w-56 max-w-full" />
              <SkeletonText className="mt-3" lines={2} />
            </div>
          </Skeletons>
        }
      >
        {(memories) =>
          memories && memories.length > 0 ? (
            <ul>
              {memories.map((memory) => (
                <RecentMemory key={memory.id} memory={memory} />
              ))}
            </ul>
          ) : (
            <p className="py-5 text-muted">{t('memory.empty.text')}</p>
          )
        }
      </LoadState>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        {!readOnly && (
          <Button asChild>
            <Link to={`${all}#share-memory`}>{t('memory.share')}</Link>
          </Button>
        )}
        {memoryCount > 0 && (
          <Button asChild>
            <Link to={all}>{t('memory.all')}</Link>
          </Button>
        )}
      </div>
    </section>
  );
}

function RecentMemory({ memory }: { memory: Memory }) {
  const { id, gameId, content, language } = memory;
  return (
    <li className="border-b border-line py-5">
      <ContentByline of={memory} to={memoryPath(gameId, id)}>
        <YearsPlayed memory={memory} />
      </ContentByline>
      <div className="mt-2 line-clamp-6">
        <UserText text={content} language={language} />
      </div>
    </li>
  );
}

/** Articles and forum posts that name a game, and stories of it. Nothing is shown where there are none. */
function GameMentions({ gameId }: { gameId: string }) {
  const { t } = useTranslation(['archive', 'content']);
  const own = useLanguage();
  const { data } = useQuery(gameMentionsQuery(gameId));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="mentions" className="mt-12">
      <h2 id="mentions" className="border-b-2 border-ink pb-2 text-2xl">
        {t('game.mentions')}
      </h2>
      <ul>
        {data.map((mention) => {
          const { kind, id, createdAt, translations } = mention;
          const { path, title, language } =
            translations.find((each) => each.language === own) ?? mention;
          return (
            <li key={id} className="relative border-b border-line py-4">
              <h3 lang={language} dir="auto" className="text-lg">
                <Link
                  to={path}
                  className="text-ink no-underline after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </Link>
              </h3>
              <Byline
                className="mt-1 items-center"
                lead={kind === 'news' ? t('game.news') : t(`content:kinds.${kind}`)}
                createdAt={createdAt}
                language={language}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A game that is not in the archive, which may be one that the visitor has submitted. */
export function MissingGame() {
  const { id = '' } = useParams();
  const visitor = useVisitorId();
  if (typeof visitor !== 'string' || !isId(id)) return <NotFoundPage />;
  return (
    <Suspense fallback={<NotFoundPage />}>
      <OwnGamePage key={id} id={id} visitor={visitor} />
    </Suspense>
  );
}

/** What visitors can do with a game: like, follow, share and correct it, and read on. */
function GameActions({ game }: { game: ArchiveGame }) {
  const { t } = useTranslation('archive');
  const { user } = useAuth();
  const language = useLanguage();
  const { id, name } = game;
  const ofGame = { query: { q: shortGameName(name), languages: 'all' } };
  return (
    <div className="no-print mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
      <LikeButton game={game} />
      <FollowButton
        mark={gameFollow}
        id={id}
        messages={t('follow', { returnObjects: true })}
        of={name}
      />
      <ShareButton
        label={t('game.share')}
        shared={{
          kind: 'game',
          id,
          title: name,
          path: pathTo('archiveGame', { id }),
          language,
        }}
      />
      <TextLink asChild variant="standalone">
        <Link to={urlOf(pathTo('search'), ofGame)}>{t('game.everything')}</Link>
      </TextLink>
      <TextLink asChild variant="standalone">
        <Link to={pathTo('correctGame', { id })}>{t('game.correct')}</Link>
      </TextLink>
      {isModerator(user) && (
        <TextLink asChild variant="standalone">
          <Link to={pathTo('reviewGame', { id })}>{t('game.moderate')}</Link>
        </TextLink>
      )}
    </div>
  );
}

/** How many like a game. Guests and members can like it once and take that back. */
function LikeButton({ game: { id, name, likeCount } }: { game: ArchiveGame }) {
  const { t } = useTranslation('archive');
  const { integer } = useFormats();
  const mark = useMark(gameLike, { params: { id }, count: likeCount });
  const text = `${t('game.like')} ${integer(mark.count)}`;
  return (
    <MarkButton
      mark={mark}
      Icon={Heart}
      look={{ set: 'fill-signal text-signal' }}
      text={text}
      aria-label={`${text}: ${name}`}
    />
  );
}
