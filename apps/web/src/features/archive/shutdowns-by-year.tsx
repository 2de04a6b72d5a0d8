import type { ArchiveFigures } from '@kga/contracts';
import { Skeleton } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
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

/** How many games the archive holds, and a chart of the years in which they ended. */
export function ShutdownsByYear() {
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
        <Figure label={t('chart.total')} value={formats.integer(total)} className="text-display" />
        <Figure
          label={t('chart.playable')}
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

function Figure({ label, value, className }: { label: string; value: string; className: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={`font-heading leading-none font-extrabold tabular ${className}`}>{value}</dd>
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
            className={each.count === most ? 'bg-signal' : 'bg-ink'}
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
