import type { CountryCount, PetitionForecast } from '@kga/contracts';
import { Check } from 'lucide-react';
import type { ComponentType } from 'react';

import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { ranked, rowId, tally, toGo, stepOf } from './state-shares.ts';

const noForecasts: readonly PetitionForecast[] = [];

/** A column for wide screens and print. */
const detail = 'hidden text-end md:table-cell print:table-cell';

/** Signatures by country, with their share of the country's threshold or of all. */
export function CountryTable({
  countries,
  forecasts = noForecasts,
  total,
  isOfThresholds = true,
  action: Action,
}: {
  countries: readonly CountryCount[];
  /** Else the shares are those of all signatures. */
  isOfThresholds?: boolean;
  /** Empty when collection has ended. */
  forecasts?: readonly PetitionForecast[];
  total: number;
  /** Beside the bar of each state. */
  action?: ComponentType<{ country: CountryCount }> | undefined;
}) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const { completed, half, underHalf } = tally(countries);
  const sorted = ranked(countries);
  const scale = isOfThresholds ? barScale(sorted[0]?.percentage) : (sorted[0]?.percentage ?? 100);
  const offscreen = isOfThresholds
    ? 'offscreen [--offscreen-height:176rem] sm:[--offscreen-height:96rem] md:[--offscreen-height:82rem]'
    : undefined;
  const forecastOf = new Map(forecasts.map((forecast) => [forecast.countryCode, forecast]));
  return (
    <section aria-labelledby="countries-title" className={offscreen}>
      <h3 id="countries-title">{t('table.title')}</h3>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
        {isOfThresholds && (
          <>
            <Count label={t('table.completed')} value={formats.integer(completed)} />
            <Count label={t('table.half')} value={formats.integer(half)} />
            <Count label={t('table.underHalf')} value={formats.integer(underHalf)} />
          </>
        )}
        <Count label={t('table.total')} value={formats.integer(total)} />
      </dl>
      {isOfThresholds && <p className="mt-3 text-sm text-muted">{t('table.scale')}</p>}
      {/* Enlarged text alone makes it scroll. */}
      <div className="mt-4 overflow-x-auto">
        <table className="text-sm max-sm:[&_:is(td,th)]:px-0.5 max-sm:[&_:is(td,th):first-child]:ps-0 max-sm:[&_:is(td,th):last-child]:pe-0">
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
              <th scope="col" className={isOfThresholds ? detail : 'text-end'}>
                {t('table.signatures')}
              </th>
              {isOfThresholds && (
                <>
                  <th scope="col" className="hidden text-end sm:table-cell">
                    {t('table.needed')}
                  </th>
                  <th scope="col" className="text-end hyphens-auto">
                    {t('table.toGo')}
                  </th>
                </>
              )}
              {forecasts.length > 0 && (
                <th scope="col" className="hidden text-end sm:table-cell">
                  {t('table.forecast')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {sorted.map((country, index) => (
              <tr
                key={country.countryCode}
                id={rowId(country.countryCode)}
                tabIndex={-1}
                className="scroll-mt-24 target:bg-wash"
              >
                <td className="text-muted max-[24rem]:hidden">{formats.integer(index + 1)}</td>
                <th scope="row" className="font-semibold hyphens-auto md:whitespace-nowrap">
                  {formats.country(country.countryCode)}
                </th>
                <td className="min-[24rem]:w-1/2 sm:w-2/5">
                  <div className="flex items-center gap-1">
                    <Share {...{ isOfThresholds, scale }} percentage={country.percentage} />
                    {Action && <Action country={country} />}
                  </div>
                  {isOfThresholds && (
                    <Details country={country} forecast={forecastOf.get(country.countryCode)} />
                  )}
                </td>
                <td className={isOfThresholds ? detail : 'text-end'}>
                  {formats.integer(country.totalCount)}
                </td>
                {isOfThresholds && (
                  <>
                    <td className="hidden text-end sm:table-cell">
                      {formats.integer(country.treshold)}
                    </td>
                    <td className="text-end">{formats.integer(toGo(country))}</td>
                  </>
                )}
                {forecasts.length > 0 && (
                  <td className="hidden text-end whitespace-nowrap sm:table-cell">
                    <Forecast country={country} forecast={forecastOf.get(country.countryCode)} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Count({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="order-2 text-sm text-muted">{label}</dt>
      <dd className="text-lg font-bold tabular">{value}</dd>
    </div>
  );
}

/** End of the bars' scale, in percent of the threshold: the highest share, in steps of 50. */
const barScale = (highest = 0) => Math.max(100, Math.ceil(highest / 50) * 50);

type ShareProps = { percentage: number; scale: number; isOfThresholds: boolean };

/** A share as a number and a bar, on the same scale in every row; a mark at the threshold. */
function Share({ percentage, scale, isOfThresholds }: ShareProps) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const widthOf = (percent: number) => `${((100 * percent) / scale).toFixed(2)}%`;
  return (
    <div className="flex min-w-0 grow flex-col gap-1 sm:flex-row sm:items-center sm:gap-3">
      <span className="flex items-center gap-1 tabular sm:w-24 sm:justify-end">
        {formats.fullPercent(percentage)}
        {isOfThresholds && percentage >= 100 && (
          <Check className="size-4 text-step-green" role="img" aria-label={t('table.complete')} />
        )}
      </span>
      <span
        className="relative h-3 w-full rounded bg-wash sm:w-auto sm:min-w-12 sm:flex-1"
        aria-hidden="true"
      >
        <span
          className={`block h-full rounded ${isOfThresholds ? stepOf(percentage).fill : 'bg-ink [print-color-adjust:exact]'}`}
          style={{ width: widthOf(percentage) }}
        />
        {isOfThresholds && (
          <span
            className="absolute -inset-y-1 w-0.5 bg-ink ring-1 ring-paper [print-color-adjust:exact]"
            style={{ left: widthOf(100) }}
          />
        )}
      </span>
    </div>
  );
}

/** The hidden columns, for narrow screens. */
function Details({
  country,
  forecast,
}: {
  country: CountryCount;
  forecast: PetitionForecast | undefined;
}) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  return (
    <p className="mt-1 text-xs text-muted md:hidden print:hidden">
      {t('table.signatures')} {formats.integer(country.totalCount)}
      <span className="block sm:hidden">
        {t('table.needed')} {formats.integer(country.treshold)}
      </span>
      {forecast && country.percentage < 100 && (
        <span className="block sm:hidden">
          {forecast.daysLeft !== null && `${t('table.forecast')} `}
          <Forecast country={country} forecast={forecast} />
        </span>
      )}
    </p>
  );
}

function Forecast({
  country,
  forecast,
}: {
  country: CountryCount;
  forecast: PetitionForecast | undefined;
}) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  if (country.percentage >= 100 || !forecast) return null;
  if (forecast.daysLeft === null) {
    return <span className="text-muted">{t('table.noPace')}</span>;
  }
  return <>{t('table.days', counted(formats, forecast.daysLeft))}</>;
}
