// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ArchiveGameDetails, platformNames } from '@kga/contracts/archive';
import { campaign, pathTo } from '@kga/contracts/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router-dom';

import { BackLink } from '../../../components/list-page.tsx';
import { MovedPage } from '../../../components/moved-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { Acts, useGameActs } from '../../../content/acts.tsx';
import { GameCover } from '../../../content/game-cover.tsx';
import { gameQuery } from '../../../content/game-queries.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { HydrateWhenNear, lateSection } from '../../../lib/hydrate-when-near.tsx';
import { counted, useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { GameStatusBadge, Lifespan, useDaysLeft, yearsBetween } from '../game-summary.tsx';
import { textsIn } from '../game-texts.ts';
import { LifeLine } from '../life-line.tsx';

const LateSections = lateSection(async () => (await import('../game-sections.tsx')).GameSections);

const LateMissing = lateSection(async () => (await import('../game-sections.tsx')).MissingGame);

export const loadSections = () => Promise.all([LateSections.load(), LateMissing.load()]);

/** The memorial of one game. */
export function GamePage() {
  const { t } = useTranslation('archive');
  const { id = '' } = useParams();
  const game = useQuery(gameQuery(id));
  if (game.data && game.data.id !== id) {
    return <MovedPage to={pathTo('archiveGame', { id: game.data.id })} />;
  }
  if (game.data) return <GameView key={id} game={game.data} />;
  if (game.data === null) {
    return (
      <Suspense>
        <LateMissing />
      </Suspense>
    );
  }
  return <PageState namespace="archive" query={game} failed={t('game.failed')} />;
}

/** A game's memorial: its cover and life line, what visitors can do, and what is known of it. */
function GameView({ game }: { game: ArchiveGameDetails }) {
  const { t } = useTranslation('archive');
  const language = useLanguage();
  const { t: act } = useTranslation('actsContent');
  const { description, shutdownReason } = textsIn(game, language);
  const acts = useGameActs(game);
  useGameHead(game, description?.text);
  return (
    <article
      aria-labelledby="game-name"
      className="column-data pt-6 [overflow-wrap:anywhere] sm:pt-10"
    >
      <BackLink to={pathTo('archive')}>{t('game.back')}</BackLink>
      <GameHero game={game} />
      <Acts acts={acts} {...(game.status === 'announced' && { title: act('titleAhead') })} />
      <div className="mt-10 grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 max-w-text">
          {description && (
            <p lang={description.language} dir="auto" className="text-lg">
              {description.text}
            </p>
          )}
          {shutdownReason && (
            <section aria-labelledby="reason" className="mt-8">
              <h2 id="reason" className="text-2xl">
                {t(game.status === 'announced' ? 'game.whyEnding' : 'game.why')}
              </h2>
              <p
                lang={shutdownReason.language}
                dir="auto"
                className="mt-3 border-s-2 border-edge ps-4 text-lg"
              >
                {shutdownReason.text}
              </p>
            </section>
          )}
        </div>
        <Facts game={game} />
      </div>
      <HydrateWhenNear
        of={LateSections}
        offscreen="[--offscreen-height:60rem] sm:[--offscreen-height:48rem]"
      />
    </article>
  );
}

/** The cover beside the name, the time that is left or was, and the life line. */
function GameHero({ game }: { game: ArchiveGameDetails }) {
  const { name, developer, publisher, status, revivedBy } = game;
  const { t } = useTranslation('archive');
  const makers = [...new Set([developer, publisher])].filter((each) => each !== null);
  return (
    <header className="mt-3 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <GameCover game={game} className="w-full self-start sm:row-span-2" />
      <div className="min-w-0">
        <GameStatusBadge status={status} />
        <h1 id="game-name" className="mt-2">
          <bdi>{name}</bdi>
        </h1>
        <p className="mt-2 text-muted">
          <bdi>{makers.join(' · ')}</bdi>
        </p>
      </div>
      <div className="min-w-0 max-sm:col-span-2">
        <TimeLeft game={game} />
        {revivedBy !== null && status === 'playable_again' && (
          <p className="mt-1 font-semibold">
            {t('game.runBy')} <bdi>{revivedBy}</bdi>
          </p>
        )}
        <LifeLine game={game} />
      </div>
    </header>
  );
}

/** The days until an announced end; else the years of a game's life. */
function TimeLeft({ game }: { game: ArchiveGameDetails }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const days = useDaysLeft(game);
  const { releaseDate, shutdownDate, status } = game;
  const large = 'mt-3 font-heading text-3xl font-bold tabular';
  if (days !== undefined) return <p className={`${large} text-signal`}>{days}</p>;
  const isOver = status !== 'announced' && releaseDate !== null && shutdownDate !== null;
  const years = isOver ? yearsBetween(releaseDate, shutdownDate) : undefined;
  return (
    <div className="mt-3 flex flex-wrap items-baseline gap-x-4">
      <Lifespan game={game} className="font-heading text-3xl font-bold tabular" />
      {years !== undefined && (
        <p className="text-muted">{t('game.alive', counted(formats, years))}</p>
      )}
    </div>
  );
}

/** What the hero does not say. */
function Facts({ game }: { game: ArchiveGameDetails }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  return (
    <dl className="grid content-start gap-4 self-start max-lg:mt-8 max-lg:sm:grid-cols-2">
      <Fact label={t('game.developer')}>{game.developer}</Fact>
      <Fact label={t('game.publisher')}>{game.publisher}</Fact>
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

function useGameHead(game: ArchiveGameDetails, description: string | undefined): void {
  const { t } = useTranslation('archive');
  const { name } = game;
  usePageHead({
    title: `${name} · ${t('title')} · ${campaign.brand}`,
    description: description ?? t('game.description', { name }),
    trail: [{ name: t('title'), path: pathTo('archive') }],
    shared: { kind: 'game', id: game.id },
    describe: (url) => describeGame(game, url),
  });
}

/** schema.org data of a game. */
const describeGame = (game: ArchiveGameDetails, url: string): object => ({
  '@type': 'VideoGame',
  name: game.name,
  url,
  mainEntityOfPage: url,
  ...(game.coverUrl !== null && { image: new URL(game.coverUrl, url).href }),
  ...(game.description !== null && { description: game.description }),
  ...(game.developer !== null && { author: { '@type': 'Organization', name: game.developer } }),
  ...(game.publisher !== null && { publisher: { '@type': 'Organization', name: game.publisher } }),
  ...(game.releaseDate !== null && { datePublished: game.releaseDate }),
  ...(game.shutdownDate !== null && { expires: game.shutdownDate }),
  ...(game.platforms.length > 0 && {
    gamePlatform: game.platforms.map((platform) => platformNames[platform]),
  }),
  ...(game.sources.length > 0 && { citation: game.sources }),
});
