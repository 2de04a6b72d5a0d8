// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ArchiveGameDetails, platformNames } from '@kga/contracts/archive';
import { campaign, pathTo } from '@kga/contracts/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router-dom';

import { BackLink } from '../../../components/list-page.tsx';
import { MovedPage } from '../../../components/moved-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { HydrateWhenNear, lateSection } from '../../../lib/hydrate-when-near.tsx';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { GameCover, GameStatusBadge, Lifespan, yearsBetween } from '../game-summary.tsx';
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
        <HydrateWhenNear
          of={LateSections}
          offscreen="[--offscreen-height:29rem] sm:[--offscreen-height:21rem]"
        />
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

type Step = {
  kind: ArchiveGameDetails['events'][number]['kind'] | 'released';
  date: string;
  sourceUrl: string | null;
};

const order = [
  'released',
  'announced',
  'sales_ended',
  'servers_off',
  'playable_again',
] as const satisfies readonly Step['kind'][];

/** Of a month or a year: its start for what comes before the end, else its last possible day. */
const placeOf = ({ kind, date }: Step): string =>
  kind === 'released' || kind === 'announced' ? date : `${date}-99-99`.slice(0, 10);

/** The steps of a game's life in their order. */
export function lifeOf({
  releaseDate,
  events,
}: Pick<ArchiveGameDetails, 'releaseDate' | 'events'>): Step[] {
  const release: Step[] =
    releaseDate === null ? [] : [{ kind: 'released', date: releaseDate, sourceUrl: null }];
  return [...release, ...events].toSorted((one, other) => {
    const [place, otherPlace] = [placeOf(one), placeOf(other)];
    if (place !== otherPlace) return place < otherPlace ? -1 : 1;
    return order.indexOf(one.kind) - order.indexOf(other.kind);
  });
}

/** From release to the end and beyond: each step with its date and its source. */
function LifeLine({ game }: { game: ArchiveGameDetails }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  if (game.events.length === 0) return null;
  return (
    <section aria-labelledby="life-line" className="mt-10">
      <h2 id="life-line" className="text-2xl">
        {t('life.title')}
      </h2>
      <ol className="mt-4 border-s-2 border-edge">
        {lifeOf(game).map(({ kind, date, sourceUrl }) => (
          <li key={`${kind} ${date} ${sourceUrl}`} className="relative py-2 ps-6">
            <span
              aria-hidden="true"
              className="absolute -start-[7px] top-4 size-3 rounded-full bg-ink"
            />
            <p className="font-semibold">{t(`life.${kind}`)}</p>
            <p className="text-muted">
              <time dateTime={date}>{formats.partialDate(date)}</time>
              {sourceUrl !== null && (
                <>
                  {' · '}
                  <a href={sourceUrl} rel="noreferrer">
                    {t('life.source')}
                  </a>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
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
