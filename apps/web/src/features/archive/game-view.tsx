import {
  type ArchiveGameDetails,
  campaign,
  pathTo,
  platformNames,
  shortGameName,
} from '@kga/contracts';
import { Button } from '@kga/ui/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useAuth } from '../../auth/use-auth.ts';
import { isModerator } from '../../auth/user.ts';
import { BackLink } from '../../components/list-page.tsx';
import { ShareButton } from '../../components/share/share-button.tsx';
import { urlOf } from '../../lib/api.ts';
import { usePageHead } from '../../lib/head.tsx';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { GameHistory } from './correct/game-history.tsx';
import { describeGame } from './describe.ts';
import { FollowButton } from './follow-button.tsx';
import { GameCover } from './game-cover.tsx';
import { GameStatusBadge, Lifespan, yearsBetween } from './game-dates.tsx';
import { GameMentions } from './game-mentions.tsx';
import { LifeLine } from './life-line.tsx';
import { LikeButton } from './like-button.tsx';
import { RecentMemories } from './memories/recent-memories.tsx';

/** A game's memorial: its name and dates, why it ended, the steps of its end and their sources. */
export function GameView({ game }: { game: ArchiveGameDetails }) {
  const { t } = useTranslation('archive');
  const { t: tCorrect } = useTranslation('correctArchive');
  const { user } = useAuth();
  const language = useLanguage();
  const { id, name, status, description, shutdownReason } = game;
  useGameHead(game);
  const ofGame = { query: { q: shortGameName(name), languages: 'all' } };
  return (
    <article aria-labelledby="game-name" className="memorial memorial-page">
      <div className="column-text pt-8 sm:pt-12">
        <BackLink to={pathTo('archive')}>{t('game.back')}</BackLink>
        <header className="mt-4 border-b-2 border-ink pb-8 text-center">
          <GameCover game={game} />
          <h1 id="game-name" className="text-4xl">
            <bdi>{name}</bdi>
          </h1>
          <Lifespan game={game} className="mt-3 font-heading text-3xl tabular text-muted" />
          <p className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
            <GameStatusBadge status={status} />
            <YearsAlive game={game} />
          </p>
          {description !== null && (
            <p lang={game.language} dir="auto" className="mt-4 text-lg">
              {description}
            </p>
          )}
        </header>
        <Facts game={game} />
        {shutdownReason !== null && (
          <section aria-labelledby="reason" className="mt-10">
            <h2 id="reason" className="text-2xl">
              {t(status === 'announced' ? 'game.whyEnding' : 'game.why')}
            </h2>
            <p lang={game.language} dir="auto" className="mt-3 border-s-2 border-edge ps-4 text-lg">
              {shutdownReason}
            </p>
          </section>
        )}
        <LifeLine game={game} />
        <Sources sources={game.sources} />
        <GameHistory game={game} />
        <RecentMemories game={game} />
        <GameMentions gameId={id} />
        <div className="no-print mt-10 flex flex-wrap gap-3">
          <LikeButton game={game} />
          <FollowButton game={game} />
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
          <Button asChild variant="quiet">
            <Link to={pathTo('correctGame', { id })}>{tCorrect('button')}</Link>
          </Button>
          {isModerator(user) && (
            <Button asChild variant="quiet">
              <Link to={pathTo('reviewGame', { id })}>{tCorrect('moderate')}</Link>
            </Button>
          )}
          <Button asChild variant="quiet">
            <Link to={urlOf(pathTo('stories'), ofGame)}>{t('game.stories')}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={urlOf(pathTo('search'), ofGame)}>{t('game.everything')}</Link>
          </Button>
        </div>
      </div>
    </article>
  );
}

function YearsAlive({ game: { releaseDate, shutdownDate, status } }: { game: ArchiveGameDetails }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  if (releaseDate === null || shutdownDate === null || status === 'announced') return null;
  const years = yearsBetween(releaseDate, shutdownDate);
  return years !== undefined && <span>{t('game.alive', counted(formats, years))}</span>;
}

function Facts({ game }: { game: ArchiveGameDetails }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const date = (value: string | null) => value !== null && formats.partialDate(value);
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact label={t('game.developer')}>{game.developer}</Fact>
      <Fact label={t('game.publisher')}>{game.publisher}</Fact>
      <Fact label={t('game.released')}>{date(game.releaseDate)}</Fact>
      <Fact label={t(game.status === 'announced' ? 'game.willShutDown' : 'game.shutDown')}>
        {date(game.shutdownDate)}
      </Fact>
      <Fact label={t('filter.genre')}>{game.genre && t(`genre.${game.genre}`)}</Fact>
      <Fact label={t('game.platforms')}>
        {game.platforms.length > 0 &&
          formats.list(game.platforms.map((platform) => platformNames[platform]))}
      </Fact>
    </dl>
  );
}

/** A fact that is not known is left out. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === false) return null;
  return (
    <div className="border-t border-line pt-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

function Sources({ sources }: { sources: readonly string[] }) {
  const { t } = useTranslation('archive');
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="mt-10">
      <h2 id="sources" className="text-2xl">
        {t('game.sources')}
      </h2>
      <ul className="mt-2 grid gap-1">
        {sources.map((source) => (
          <li key={source}>
            <a
              href={source}
              rel="noreferrer"
              className="inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
            >
              {source.replace(/^https?:\/\/(?:www\.)?/, '')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useGameHead(game: ArchiveGameDetails): void {
  const { t } = useTranslation('archive');
  const { name, description } = game;
  usePageHead({
    title: `${name} · ${t('title')} · ${campaign.brand}`,
    description: description ?? t('game.description', { name }),
    trail: [{ name: t('title'), path: pathTo('archive') }],
    shared: { kind: 'game', id: game.id },
    describe: (url) => describeGame(game, url),
  });
}
