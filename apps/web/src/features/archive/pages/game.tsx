import { type ArchiveGameDetails, campaign, pathTo, platformNames } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';

import { BackLink } from '../../../components/list-page.tsx';
import { MovedPage } from '../../../components/moved-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { HydrateWhenNear, lateSection } from '../../../lib/hydrate-when-near.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { Facts, LifeLine, Sources, YearsAlive } from '../game-record.tsx';
import { GameCover, GameStatusBadge, Lifespan } from '../game-summary.tsx';
import { gameQuery } from '../queries.ts';

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

/** A game's memorial: its name and dates, why it ended, the steps of its end and their sources. */
function GameView({ game }: { game: ArchiveGameDetails }) {
  const { t } = useTranslation('archive');
  const { name, status, description, shutdownReason } = game;
  useGameHead(game);
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
        <HydrateWhenNear of={LateSections} />
      </div>
    </article>
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
