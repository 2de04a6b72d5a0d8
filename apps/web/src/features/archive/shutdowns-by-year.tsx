// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ArchiveFigures } from '@kga/contracts/archive';
import { pathTo } from '@kga/contracts/core';
import { Skeleton } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { urlOf } from '../../lib/api.ts';
import { counted, useFormats } from '../../lib/language.tsx';
import { aroundMark, partMark, useTranslation } from '../../lib/translation.ts';
import { figuresQuery } from './queries.ts';

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
export function ShutdownsByYear({ chosen }: { chosen: number | undefined }) {
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
          text={t('chart.total', { count: total, n: partMark })}
          value={formats.integer(total)}
          className="text-display"
        />
        <Figure
          text={t('chart.playable', { count: playable, n: partMark })}
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

/** A text with its number above it, larger. */
function Figure({ text, value, className }: { text: string; value: string; className: string }) {
  const [before, label] = aroundMark(text);
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
