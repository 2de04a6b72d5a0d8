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
import { Skeleton } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { PageHeader } from '../../../components/list-page.tsx';
import { useToday } from '../../../lib/browser.ts';
import { HydrateWhenNear, lateSection } from '../../../lib/hydrate-when-near.tsx';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { GameHeading, daysBetween } from '../game-summary.tsx';
import { figuresQuery, upcomingQuery } from '../queries.ts';

export const LateGames = lateSection(async () => (await import('../game-list.tsx')).Games);

/** The games that were shut down, with filters; above them what ends next and when the others did. */
export function ArchivePage() {
  const { t } = useTranslation('archive');
  return (
    <div className="memorial memorial-page">
      <div className="column-data pt-8 sm:pt-14">
        <PageHeader title={<h1>{t('title')}</h1>} lead={t('lead')} action={<SubmitPrompt />} />
        <ShutdownsByYear />
        <EndingSoon />
        <HydrateWhenNear
          of={LateGames}
          offscreen="[--offscreen-height:250rem] sm:[--offscreen-height:134rem] lg:[--offscreen-height:98rem] [&_li.border-b]:offscreen [&_li.border-b]:[--offscreen-height:11rem]"
        />
        <OpenData />
      </div>
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
function EndingSoon() {
  const { t } = useTranslation('archive');
  const { data = [] } = useQuery(upcomingQuery());
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="ending-soon" className="mt-10">
      <h2 id="ending-soon" className="text-2xl">
        {t('soon.title')}
      </h2>
      <p className="mt-2 max-w-text text-muted">{t('soon.text')}</p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((game) => (
          <EndingGame key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function EndingGame({ game }: { game: ArchiveGame }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const { shutdownDate } = game;
  const today = useToday();
  const days = shutdownDate === null ? undefined : daysBetween(today, shutdownDate);
  return (
    <li className="offscreen relative flex min-w-0 flex-col rounded border-s-4 border-signal bg-raised p-5 [--offscreen-height:10rem]">
      <GameHeading game={game} />
      <p className="mt-3 min-h-[1lh] font-heading text-2xl font-bold tabular">
        {days === 0 && t('soon.today')}
        {days !== undefined && days > 0 && t('soon.days', counted(formats, days))}
      </p>
      {shutdownDate !== null && (
        <p className="text-sm text-muted">{formats.partialDate(shutdownDate)}</p>
      )}
    </li>
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

/** How many games the archive holds, and a chart of the years in which they ended. */
function ShutdownsByYear() {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const { data, isError } = useQuery(figuresQuery());
  if (isError || data?.total === 0) return null;
  if (!data) return <Skeleton className="mt-8 h-72 w-full" />;
  const { total, playable, byYear } = data;
  const yearName = (year: number) => formats.year(Date.UTC(year, 0, 1));
  const most = Math.max(0, ...byYear.map(({ count }) => count));
  const worst = byYear.filter(({ count }) => count === most).map(({ year }) => yearName(year));
  const summary = t('chart.summary', { n: formats.integer(most), years: formats.list(worst) });
  return (
    <section
      aria-labelledby="shutdowns"
      className="mt-8 grid gap-x-12 gap-y-6 border-y-2 border-ink py-6 md:grid-cols-[auto_minmax(0,1fr)]"
    >
      <h2 id="shutdowns" className="sr-only">
        {t('chart.title')}
      </h2>
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
      {most > 0 && (
        <figure className="min-w-0 self-end">
          <Bars years={everyYear(byYear)} most={most} label={`${t('chart.title')}. ${summary}`} />
          <figcaption className="mt-3 text-sm text-muted">{summary}</figcaption>
          <YearTable byYear={byYear} />
        </figure>
      )}
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

/** What the chart shows, for screen readers. */
function YearTable({ byYear }: { byYear: readonly Year[] }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  return (
    <div className="sr-only">
      <table>
        <caption>{t('chart.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.year')}</th>
            <th scope="col">{t('chart.count')}</th>
          </tr>
        </thead>
        <tbody>
          {byYear.map(({ year, count }) => (
            <tr key={year}>
              <th scope="row">{formats.year(Date.UTC(year, 0, 1))}</th>
              <td>{formats.integer(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The first and the last year are labelled, and between them each fifth one that has room. */
const isLabelled = ({ year }: Year, index: number, years: readonly Year[]): boolean =>
  index === 0 ||
  index === years.length - 1 ||
  (year % 5 === 0 && index > 1 && index < years.length - 2);

function Bars({ years, most, label }: { years: readonly Year[]; most: number; label: string }) {
  const formats = useFormats();
  return (
    <div role="img" aria-label={label} className="flex h-52 items-stretch gap-px sm:gap-1">
      {years.map((each, index) => (
        <div key={each.year} className="flex min-w-0 grow basis-0 flex-col justify-end">
          <span className="text-center text-xs tabular text-muted max-sm:hidden">
            {each.count === most && formats.integer(each.count)}
          </span>
          <span
            className={each.count === most ? 'bg-signal forced-colors:bg-[Highlight]' : 'bg-ink'}
            style={{ height: `${(80 * each.count) / most}%` }}
          />
          {/* In Chinese, Japanese and Korean fonts the apostrophe is as wide as a character. */}
          <span
            lang="en"
            className="mt-1 h-6 border-t border-edge pt-1 text-xs whitespace-nowrap tabular text-muted"
          >
            {isLabelled(each, index, years) && `’${String(each.year).slice(2)}`}
          </span>
        </div>
      ))}
    </div>
  );
}
