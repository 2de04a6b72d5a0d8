// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type AreaCount,
  type PetitionForecast,
  areaName,
  percentageOf,
} from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { Check } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { CountryShare } from './country-share.tsx';
import { shortRows, tableId, useOpenRows } from './short-rows.ts';
import { ranked, rowId, tally, toGo } from './state-shares.ts';

const noForecasts: readonly PetitionForecast[] = [];

type Column = {
  label: string;
  className: string;
  cell: (country: AreaCount) => ReactNode;
};

/** The columns beside those of rank, country and share. */
function useColumns(
  isOfThresholds: boolean,
  forecasts: ReadonlyMap<string, PetitionForecast>,
): readonly Column[] {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const signatures: Column = {
    label: t('table.signatures'),
    // Narrow screens show it below the share.
    className: isOfThresholds ? 'hidden text-end md:table-cell print:table-cell' : 'text-end',
    cell: ({ totalCount }) => formats.integer(totalCount),
  };
  if (!isOfThresholds) return [signatures];
  const needed: Column = {
    label: t('table.needed'),
    className: 'hidden text-end sm:table-cell',
    cell: ({ treshold }) => (treshold === null ? '–' : formats.integer(treshold)),
  };
  const left: Column = {
    label: t('table.toGo'),
    className: 'text-end hyphens-auto',
    cell: (country) => {
      const missing = toGo(country);
      if (missing > 0) return formats.integer(missing);
      const text = t('tiles.remaining', { n: formats.integer(0) });
      return <Check className="ms-auto size-4 text-step-green" role="img" aria-label={text} />;
    },
  };
  const forecast: Column = {
    label: t('table.forecast'),
    className: 'hidden text-end sm:table-cell',
    cell: (country) => (
      <span className="whitespace-nowrap">
        <Forecast country={country} forecast={forecasts.get(country.countryCode)} />
      </span>
    ),
  };
  return [signatures, needed, left, ...(forecasts.size > 0 ? [forecast] : [])];
}

/** Of the section, before it is laid out. */
const tableHeights = {
  short: '[--offscreen-height:42rem] sm:[--offscreen-height:38rem] md:[--offscreen-height:34rem]',
  whole: '[--offscreen-height:176rem] sm:[--offscreen-height:96rem] md:[--offscreen-height:82rem]',
} as const;

type CountryTableProps = {
  countries: readonly AreaCount[];
  /** Empty when collection has ended. */
  forecasts?: readonly PetitionForecast[];
  total: number;
  /** Beside the bar of each state. */
  action?: ComponentType<{ country: AreaCount }> | undefined;
  /** Shows the rows that say most until all are asked for. */
  short?: boolean;
  /** The code of the visitor's country. */
  own?: string | undefined;
};

/** Signatures by country, with their share of the country's threshold or of all. */
export function CountryTable(props: CountryTableProps) {
  const { countries: counts, forecasts = noForecasts, total, action, short = false, own } = props;
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const isOfThresholds = counts.some(({ treshold }) => treshold !== null);
  // Without thresholds the shares are those of all signatures.
  const countries = isOfThresholds
    ? counts
    : counts.map((count) => ({ ...count, percentage: percentageOf(count.totalCount, total) }));
  const sorted = ranked(countries);
  const highest = sorted[0]?.percentage ?? 100;
  const scale = isOfThresholds ? barScale(highest) : highest;
  const offscreen = isOfThresholds ? `offscreen ${tableHeights[short ? 'short' : 'whole']}` : '';
  const isShort = short && isOfThresholds;
  const shown = shortRows(sorted, own);
  const { isOpen, toggle } = useOpenRows(isShort ? shown : undefined);
  const isFolded = isShort && !isOpen;
  const forecastOf = new Map(forecasts.map((forecast) => [forecast.countryCode, forecast]));
  const columns = useColumns(isOfThresholds, forecastOf);
  return (
    <section aria-labelledby="countries-title" className={offscreen}>
      <h3 id="countries-title">{t('table.title')}</h3>
      <Counts {...{ countries, total, isOfThresholds }} />
      {isOfThresholds && <p className="mt-2 text-sm text-muted">{t('table.scale')}</p>}
      {/* Enlarged text alone makes it scroll. */}
      <div className="mt-4 overflow-x-auto">
        <table
          id={tableId}
          className="text-sm max-sm:[&_:is(td,th)]:px-0.5 max-sm:[&_:is(td,th)]:py-2 max-sm:[&_:is(td,th):first-child]:ps-0 max-sm:[&_:is(td,th):last-child]:pe-0"
        >
          <caption className="sr-only">
            {t(isOfThresholds ? 'table.caption' : 'table.captionOfAll')}
          </caption>
          <thead>
            <tr>
              <th scope="col" className="w-5 max-[24rem]:hidden sm:w-8">
                <span className="sr-only">{t('table.rank')}</span>
              </th>
              <th scope="col">{t('table.country')}</th>
              <th scope="col">{t(isOfThresholds ? 'table.progress' : 'table.ofAll')}</th>
              {columns.map(({ label, className }) => (
                <th key={label} scope="col" className={className}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((country, index) => (
              <CountryRow
                key={country.countryCode}
                {...{ country, columns, isOfThresholds, scale, action }}
                isHidden={isFolded && !shown.has(country.countryCode)}
                isAfterGap={
                  isFolded && index > 0 && !shown.has(sorted[index - 1]?.countryCode ?? '')
                }
                rank={index + 1}
                forecast={forecastOf.get(country.countryCode)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isShort && shown.size < sorted.length && (
        <Button
          variant="plain"
          size="small"
          className="no-print mt-3 noscript:hidden"
          aria-expanded={isOpen}
          aria-controls={tableId}
          onClick={toggle}
        >
          {isOpen ? t('table.fewer') : t('table.all', { n: formats.integer(sorted.length) })}
        </Button>
      )}
    </section>
  );
}

type CountryRowProps = ForecastProps &
  Pick<CountryTableProps, 'action'> & {
    rank: number;
    /** Until all rows are asked for; shown in print and without script. */
    isHidden: boolean;
    /** Whether the rows before it are hidden. */
    isAfterGap: boolean;
    columns: readonly Column[];
    isOfThresholds: boolean;
    scale: number;
  };

function CountryRow({ country, forecast, action: Action, ...props }: CountryRowProps) {
  const { rank, isHidden, isAfterGap, columns, isOfThresholds, scale } = props;
  const formats = useFormats();
  const language = useLanguage();
  return (
    <tr
      id={rowId(country.countryCode)}
      tabIndex={-1}
      className={`scroll-mt-24 target:bg-wash ${isHidden ? 'hidden noscript:table-row print:table-row' : ''} ${isAfterGap ? '[&>*]:border-t-2 [&>*]:border-t-muted [&>*]:[border-top-style:dotted]' : ''}`}
    >
      <td className="text-muted max-[24rem]:hidden">{formats.integer(rank)}</td>
      <th scope="row" className="font-semibold hyphens-auto md:whitespace-nowrap">
        {areaName({ code: country.countryCode, name: country.name }, language)}
      </th>
      <td className="min-[24rem]:w-1/2 sm:w-2/5">
        <div className="flex items-center gap-1">
          <CountryShare {...{ isOfThresholds, scale }} percentage={country.percentage ?? 0} />
          {Action && <Action country={country} />}
        </div>
        {isOfThresholds && <Details country={country} forecast={forecast} />}
      </td>
      {columns.map(({ label, className, cell }) => (
        <td key={label} className={className}>
          {cell(country)}
        </td>
      ))}
    </tr>
  );
}

/** How many areas have reached how much. */
function Counts({
  countries,
  total,
  isOfThresholds,
}: Pick<CountryTableProps, 'countries' | 'total'> & { isOfThresholds: boolean }) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const { completed, half, underHalf } = tally(countries);
  return (
    <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 sm:gap-x-6">
      {isOfThresholds && (
        <>
          <Count label={t('table.completed')} value={formats.integer(completed)} />
          <Count label={t('table.half')} value={formats.integer(half)} />
          <Count label={t('table.underHalf')} value={formats.integer(underHalf)} />
        </>
      )}
      <Count label={t('table.total')} value={formats.integer(total)} />
    </dl>
  );
}

function Count({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-1.5">
      <dt className="order-2 text-sm text-muted">{label}</dt>
      <dd className="font-bold tabular sm:text-lg">{value}</dd>
    </div>
  );
}

/** End of the bars' scale, in percent of the threshold: the highest share, in steps of 50. */
const barScale = (highest = 0) => Math.max(100, Math.ceil(highest / 50) * 50);

type ForecastProps = { country: AreaCount; forecast: PetitionForecast | undefined };

/** The hidden columns, for narrow screens. */
function Details({ country, forecast }: ForecastProps) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  return (
    <p className="mt-1 text-xs text-muted md:hidden print:hidden">
      <span className="block max-sm:hidden">
        {t('table.signatures')} {formats.integer(country.totalCount)}
      </span>
      <span className="block sm:hidden">
        {country.treshold === null
          ? formats.integer(country.totalCount)
          : t('table.ofNeeded', {
              n: formats.integer(country.totalCount),
              needed: formats.integer(country.treshold),
            })}
      </span>
      {forecast && (country.percentage ?? 0) < 100 && (
        <span className="block sm:hidden">
          {forecast.daysLeft === null
            ? t('table.noPace')
            : t('table.daysAtPace', counted(formats, forecast.daysLeft))}
        </span>
      )}
    </p>
  );
}

function Forecast({ country, forecast }: ForecastProps) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  if ((country.percentage ?? 0) >= 100 || !forecast) return null;
  if (forecast.daysLeft === null) {
    return <span className="text-muted">{t('table.noPace')}</span>;
  }
  return <>{t('table.days', counted(formats, forecast.daysLeft))}</>;
}
