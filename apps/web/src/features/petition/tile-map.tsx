import { type CountryCount, memberStates } from '@kga/contracts';
import { VisuallyHidden } from '@kga/ui/visually-hidden';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { rowId } from './country-table.tsx';
import { stepFill, stepOf, steps } from './step.ts';
import { tilePlaces } from './tile-places.ts';

const legend = {
  green: 'petition.map.step100',
  blue: 'petition.map.step75',
  yellow: 'petition.map.step50',
  orange: 'petition.map.step25',
  red: 'petition.map.step0',
} as const;

/** The states as tiles in their rough places, each leading to its row of the table. */
export function TileMap({ countries }: { countries: readonly CountryCount[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const byCode = new Map(countries.map((country) => [country.countryCode, country]));
  return (
    <section aria-labelledby="map-title" className="offscreen [--offscreen-height:38rem]">
      <h3 id="map-title">{t('petition.map.title')}</h3>
      <p className="mt-1 text-sm text-muted">{t('petition.map.hint')}</p>
      <ul className="mt-4 grid max-w-[34rem] grid-cols-8 gap-1">
        {memberStates.map((code) => {
          const percentage = byCode.get(code)?.percentage ?? 0;
          const [column, row] = tilePlaces[code];
          const label = t('petition.map.tile', {
            country: formats.country(code),
            percent: formats.percent(percentage),
          });
          return (
            <li key={code} style={{ gridColumn: column, gridRow: row }}>
              <a
                href={`#${rowId(code)}`}
                title={label}
                className={`flex aspect-square flex-col items-center justify-center rounded no-underline ${stepFill[stepOf(percentage)]}`}
              >
                <span className="text-sm font-bold leading-tight sm:text-base">{code}</span>
                <span className="tabular text-[0.625rem] leading-tight sm:text-xs">
                  {formats.integer(Math.floor(percentage))}
                </span>
                <VisuallyHidden>{label}</VisuallyHidden>
              </a>
            </li>
          );
        })}
      </ul>
      <ul
        className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm"
        aria-label={t('petition.map.legend')}
      >
        {steps.map(({ step }) => (
          <li key={step} className="flex items-center gap-2">
            <span className={`size-4 rounded ${stepFill[step]}`} aria-hidden="true" />
            {t(legend[step])}
          </li>
        ))}
      </ul>
    </section>
  );
}
