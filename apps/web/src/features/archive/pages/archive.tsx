// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ArchiveFigures,
  type ArchiveGame,
  exportGamesCsv,
  exportGamesJson,
  getArchiveCalendar,
  getArchiveFeed,
} from '@kga/contracts/archive';
import { pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { TextLink } from '@kga/ui/link';
import { Skeleton } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { PageHeader } from '../../../components/list-page.tsx';
import { urlOf } from '../../../lib/api.ts';
import { HydrateWhenNear, lateSection } from '../../../lib/hydrate-when-near.tsx';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { CoverCard, useDaysLeft } from '../game-summary.tsx';
import {
  figuresQuery,
  isFiltered,
  parseArchiveFilter,
  rememberedQuery,
  upcomingQuery,
} from '../queries.ts';

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
  const { t } = useTranslation('archive');
  const { data = [] } = useQuery(upcomingQuery());
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="ending-next" className="mt-10">
      <SectionHead id="ending-next" title={t('soon.title')} text={t('soon.text')}>
        <TextLink asChild variant="standalone">
          <Link to={`${urlOf(pathTo('archive'), { query: { sort: 'upcoming' } })}#games`}>
            {t('soon.all')}
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
  const files = [
    { href: exportGamesJson.url, label: 'JSON' },
    { href: exportGamesCsv.url, label: 'CSV' },
    { href: getArchiveCalendar.url, label: t('data.calendar') },
    { href: getArchiveFeed.url, label: t('data.feed') },
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

type Year = ArchiveFigures['byYear'][number];

/** Every year from the first to the last, those without a shutdown too. */
function everyYear(byYear: readonly Year[]): Year[] {
  const counts = new Map(byYear.map(({ year, count }) => [year, count]));
  const years = [...counts.keys()];
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => ({
    year: first + index,
    count: counts.get(first + index) ?? 0,
  }));
}

/** How many games the archive holds, and a chart of the years in which they ended, each a link to its games. */
function ShutdownsByYear({ chosen }: { chosen: number | undefined }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const { data, isError } = useQuery(figuresQuery());
  if (isError || data?.byYear.length === 0) return null;
  if (!data) return <Skeleton className="mt-8 h-72 w-full" />;
  const { total, playable, byYear } = data;
  return (
    <section
      aria-labelledby="shutdowns"
      className="mt-12 grid gap-x-12 gap-y-6 border-y-2 border-ink py-6 md:grid-cols-[auto_minmax(0,1fr)]"
    >
      <dl className="flex gap-x-10 gap-y-4 md:flex-col">
        <Figure
          text={t('chart.total', { count: total, n: numberMark })}
          value={formats.integer(total)}
          className="text-display"
        />
        <Figure
          text={t('chart.playable', { count: playable, n: numberMark })}
          value={formats.integer(playable)}
          className="text-3xl"
        />
      </dl>
      <div className="min-w-0 self-end">
        <h2 id="shutdowns" className="text-base font-semibold">
          {t('chart.title')}
        </h2>
        <Bars years={everyYear(byYear)} chosen={chosen} />
      </div>
    </section>
  );
}

/** Stands for the number of a text, which is shown apart from it. */
const numberMark = '\u2063';

/** A text with its number above it, larger. */
function Figure({ text, value, className }: { text: string; value: string; className: string }) {
  const [before = '', label = ''] = text.split(numberMark);
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{label.trim()}</dt>
      <dd className={`font-heading leading-none font-extrabold tabular ${className}`}>
        {before}
        {value}
      </dd>
    </div>
  );
}

/** The first and the last year are labelled, and between them each fifth one that has room. */
const isLabelled = ({ year }: Year, index: number, years: readonly Year[]): boolean =>
  index === 0 ||
  index === years.length - 1 ||
  (year % 5 === 0 && index > 1 && index < years.length - 2);

/** Bars of the years; on phones they lie below one another, wide enough to be pressed. */
function Bars({ years, chosen }: { years: readonly Year[]; chosen: number | undefined }) {
  const most = Math.max(0, ...years.map(({ count }) => count));
  return (
    <ol className="mt-2 sm:flex sm:h-44 sm:items-stretch sm:gap-1">
      {years.map((each, index) => (
        <li
          key={each.year}
          className={`min-w-0 sm:grow sm:basis-0 ${each.count === 0 ? 'max-sm:hidden' : ''}`}
        >
          <Bar
            year={each}
            share={each.count / most}
            isChosen={each.year === chosen}
            isLabelled={isLabelled(each, index, years)}
          />
        </li>
      ))}
    </ol>
  );
}

function Bar({
  year: { year, count },
  share,
  isChosen,
  isLabelled: hasLabel,
}: {
  year: Year;
  share: number;
  isChosen: boolean;
  isLabelled: boolean;
}) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const length = `${78 * share}%`;
  const fill = isChosen ? 'bg-signal forced-colors:bg-[Highlight]' : 'bg-ink group-hover:bg-signal';
  const bar = (
    <>
      {/* In Chinese, Japanese and Korean fonts the apostrophe is as wide as a character. */}
      <span
        lang="en"
        aria-hidden="true"
        className={`text-xs whitespace-nowrap tabular text-muted max-sm:w-8 sm:order-last sm:mt-1 sm:h-6 sm:border-t sm:border-edge sm:pt-1 ${hasLabel ? '' : 'sm:invisible'}`}
      >
        {`’${String(year).slice(2)}`}
      </span>
      <span
        className={`max-sm:h-3! sm:order-2 sm:w-full! ${fill}`}
        style={{ width: length, height: length }}
      />
      <span aria-hidden="true" className="text-xs tabular text-muted max-sm:ms-2 sm:text-center">
        {count > 0 && formats.integer(count)}
      </span>
    </>
  );
  const shape =
    'group flex no-underline max-sm:min-h-6 max-sm:items-center sm:h-full sm:flex-col sm:justify-end';
  if (count === 0) return <span className={shape}>{bar}</span>;
  return (
    <Link
      to={`${urlOf(pathTo('archive'), { query: { year } })}#games`}
      className={shape}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span className="sr-only">
        {t('chart.bar', {
          year: formats.year(Date.UTC(year, 0, 1)),
          ...counted(formats, count),
        })}
      </span>
      {bar}
    </Link>
  );
}
