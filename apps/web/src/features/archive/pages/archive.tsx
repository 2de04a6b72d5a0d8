// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ArchiveGame,
  exportGamesCsv,
  exportGamesJson,
  getArchiveCalendar,
  getArchiveFeed,
} from '@kga/contracts/archive';
import { pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { TextLink } from '@kga/ui/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { PageHeader } from '../../../components/list-page.tsx';
import { urlOf } from '../../../lib/api.ts';
import { HydrateWhenNear, lateSection } from '../../../lib/hydrate-when-near.tsx';
import { counted, useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { CoverCard, useDaysLeft } from '../game-summary.tsx';
import { isFiltered, parseArchiveFilter, rememberedQuery, upcomingQuery } from '../queries.ts';
import { ShutdownsByYear } from '../shutdowns-by-year.tsx';

export const LateGames = lateSection(async () => (await import('../game-list.tsx')).Games);

/**
 * What ends next and what is remembered most, the shutdowns by year, and the wall of all games with its
 * filters. Where games are looked for, the wall comes first.
 */
export function ArchivePage() {
  const { t } = useTranslation('archive');
  const [search] = useSearchParams();
  const filter = parseArchiveFilter(search);
  return (
    <div className="column-data pt-8 [overflow-wrap:anywhere] sm:pt-14">
      <PageHeader title={<h1>{t('title')}</h1>} lead={t('lead')} action={<SubmitPrompt />} />
      {!isFiltered(filter) && (
        <>
          <EndingNext />
          <MostRemembered />
        </>
      )}
      <ShutdownsByYear chosen={filter.q === '' ? filter.year : undefined} />
      <HydrateWhenNear
        of={LateGames}
        offscreen="[--offscreen-height:260rem] sm:[--offscreen-height:150rem] lg:[--offscreen-height:104rem]"
      />
      <OpenData />
    </div>
  );
}

/** Asks for games that the archive lacks. */
function SubmitPrompt() {
  const { t } = useTranslation('archive');
  return (
    <div className="no-print">
      <p className="mb-2 text-muted">{t('submit.prompt')}</p>
      <Button asChild>
        <Link to={pathTo('archiveSubmit')}>{t('submit.title')}</Link>
      </Button>
    </div>
  );
}

/** The games whose end is announced, the next one first. Nothing is shown where there are none. */
function EndingNext() {
  const { t } = useTranslation('endingArchive');
  const { data = [] } = useQuery(upcomingQuery());
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="ending-next" className="mt-10">
      <SectionHead id="ending-next" title={t('title')} text={t('text')}>
        <TextLink asChild variant="standalone">
          <Link to={`${urlOf(pathTo('archive'), { query: { sort: 'upcoming' } })}#games`}>
            {t('all')}
          </Link>
        </TextLink>
      </SectionHead>
      <ul className="mt-4 grid gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {data.map((game) => (
          <EndingGame key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function SectionHead({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  /** At the end of its line. */
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="mt-1 max-w-text text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}

/** On phones the cover is beside the days that are left. */
function EndingGame({ game }: { game: ArchiveGame }) {
  const formats = useFormats();
  const days = useDaysLeft(game);
  return (
    <li className="relative flex min-w-0 items-center gap-4 sm:block">
      <CoverCard game={game} className="w-16 shrink-0 sm:mb-2 sm:w-full">
        {days !== undefined && (
          <p className="mt-1 font-heading text-xl font-bold tabular text-signal">{days}</p>
        )}
        {game.shutdownDate !== null && (
          <p className="text-sm text-muted">{formats.partialDate(game.shutdownDate)}</p>
        )}
      </CoverCard>
    </li>
  );
}

/** The games that people like and write about most, once some do. */
function MostRemembered() {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const { data = [] } = useQuery(rememberedQuery());
  const remembered = data.filter(({ likeCount, memoryCount }) => likeCount + memoryCount > 0);
  if (remembered.length === 0) return null;
  return (
    <section aria-labelledby="most-remembered" className="mt-12">
      <SectionHead id="most-remembered" title={t('sort.remembered')} text={t('remembered.text')} />
      <ul className="mt-4 grid grid-cols-3 gap-x-4 gap-y-6 lg:grid-cols-6">
        {remembered.map((game) => (
          <li key={game.id} className="relative min-w-0">
            <CoverCard game={game} className="mb-2 w-full">
              {game.memoryCount > 0 && (
                <p className="mt-1 text-sm tabular text-muted">
                  {t('memories', counted(formats, game.memoryCount))}
                </p>
              )}
            </CoverCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenData() {
  const { t } = useTranslation('archive');
  const language = useLanguage();
  const files = [
    { href: exportGamesJson.url, label: 'JSON' },
    { href: exportGamesCsv.url, label: 'CSV' },
    { href: `${getArchiveCalendar.url}?lang=${language}`, label: t('data.calendar') },
    { href: `${getArchiveFeed.url}?lang=${language}`, label: t('data.feed') },
  ];
  return (
    <section aria-labelledby="open-data" className="no-print mt-16 border-t border-line pt-6">
      <h2 id="open-data" className="text-xl">
        {t('data.title')}
      </h2>
      <p className="mt-2 max-w-text text-muted">{t('data.text')}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {files.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center font-semibold">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
