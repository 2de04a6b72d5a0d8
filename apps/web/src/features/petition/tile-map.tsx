import { type CountryCount, type MemberState, memberStates } from '@kga/contracts';
import { VisuallyHidden } from '@kga/ui/visually-hidden';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { rowId } from './country-table.tsx';
import { stepOf, steps } from './state-shares.ts';

/** Approximate positions of the states on a grid of 7 columns and 7 rows, from the north-west. */
export const tilePlaces: Readonly<Record<MemberState, readonly [column: number, row: number]>> = {
  SE: [5, 1],
  FI: [6, 1],
  DK: [4, 2],
  EE: [7, 2],
  IE: [1, 3],
  NL: [3, 3],
  DE: [4, 3],
  PL: [5, 3],
  LV: [7, 3],
  BE: [3, 4],
  LU: [4, 4],
  CZ: [5, 4],
  SK: [6, 4],
  LT: [7, 4],
  FR: [3, 5],
  AT: [5, 5],
  HU: [6, 5],
  RO: [7, 5],
  PT: [1, 6],
  ES: [2, 6],
  IT: [4, 6],
  SI: [5, 6],
  HR: [6, 6],
  BG: [7, 6],
  MT: [4, 7],
  GR: [6, 7],
  CY: [7, 7],
};

/** The states as tiles in their approximate positions, each linked to its table row. */
export function TileMap({ countries }: { countries: readonly CountryCount[] }) {
  const { t } = useTranslation('petition');
  const byCode = new Map(countries.map((country) => [country.countryCode, country]));
  return (
    <section
      aria-labelledby="map-title"
      className="offscreen break-inside-avoid [--offscreen-height:32rem] sm:[--offscreen-height:42rem] xl:[--offscreen-height:36rem]"
    >
      <h3 id="map-title">{t('map.title')}</h3>
      <p className="mt-1 text-sm text-muted">{t('map.hint')}</p>
      {/* The narrow gap keeps tiles 44 px wide on a 360 px screen. */}
      <ul className="mt-4 grid max-w-[34rem] grid-cols-7 gap-0.5 sm:gap-1">
        {memberStates.map((code) => {
          const [column, row] = tilePlaces[code];
          return (
            <li key={code} style={{ gridColumn: column, gridRow: row }}>
              <Tile code={code} percentage={byCode.get(code)?.percentage} />
            </li>
          );
        })}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm" aria-label={t('map.legend')}>
        {steps.map(({ step, fill, label }) => (
          <li key={step} className="flex items-center gap-2">
            <span className={`size-4 rounded ${fill}`} aria-hidden="true" />
            {t(label)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const tileShape =
  'flex aspect-square min-h-11 w-full flex-col items-center justify-center rounded no-underline';

/** A state's code and share; not a link without a figure, as it has no table row. */
function Tile({ code, percentage }: { code: MemberState; percentage: number | undefined }) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const country = formats.country(code);
  const name = (
    <span className="text-sm leading-tight font-bold sm:text-base" aria-hidden="true">
      {code}
    </span>
  );
  if (percentage === undefined) {
    return (
      <span className={`${tileShape} border border-dashed border-edge text-muted`}>
        {name}
        <VisuallyHidden>{t('map.noFigure', { country })}</VisuallyHidden>
      </span>
    );
  }
  return (
    <a href={`#${rowId(code)}`} className={`${tileShape} ${stepOf(percentage).fill}`}>
      {name}
      <span className="tabular text-[0.6875rem] leading-tight sm:text-xs" aria-hidden="true">
        {formats.percent(Math.floor(percentage))}
      </span>
      <VisuallyHidden>
        {t('map.tile', { country, percent: formats.percent(percentage) })}
      </VisuallyHidden>
    </a>
  );
}
