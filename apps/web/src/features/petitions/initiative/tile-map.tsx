// SPDX-License-Identifier: AGPL-3.0-or-later
import { type MemberState, memberStates, tilePlaces } from '@kga/contracts/core';
import type { CountryCount } from '@kga/contracts/petitions';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { type KeyboardEvent, memo, useState } from 'react';

import { rowId, stepOf, steps } from '../../../components/progress/state-shares.ts';
import { useHydrated } from '../../../lib/browser.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { CountryFigure } from './linked-country.tsx';
import { tileByKey } from './tile-places.ts';
import { useVisitorState } from './visitor-state.ts';

/** The states as tiles in their approximate positions, each linked to its table row. */
export function TileMap({ countries }: { countries: readonly CountryCount[] }) {
  const { t } = useTranslation('petition');
  const own = useVisitorState();
  const byCode = new Map(countries.map((country) => [country.countryCode, country]));
  const ownCount = byCode.get(own ?? '');
  return (
    <section
      aria-labelledby="map-title"
      className="offscreen break-inside-avoid [--offscreen-height:40rem] xl:[--offscreen-height:46rem]"
    >
      <h3 id="map-title">{t('map.title')}</h3>
      <p className="mt-1 text-sm text-muted">{t('map.hint')}</p>
      <div className="mt-4 grid gap-x-10 gap-y-4 xl:grid-cols-[minmax(0,56rem)_minmax(10rem,1fr)]">
        <Tiles byCode={byCode} own={own} />
        <div className="flex flex-col gap-6">
          <ul
            className="flex flex-wrap gap-x-4 gap-y-1 text-sm xl:flex-col"
            aria-label={t('map.legend')}
          >
            {steps.map(({ step, fill, label }) => (
              <li key={step} className="flex items-center gap-2">
                <span className={`size-4 rounded ${fill}`} aria-hidden="true" />
                {t(label)}
              </li>
            ))}
          </ul>
          {ownCount && <OwnState country={ownCount} />}
        </div>
      </div>
    </section>
  );
}

type TilesProps = {
  byCode: ReadonlyMap<string, CountryCount>;
  own: MemberState | undefined;
};

/** One tab stop once the page is hydrated; the arrow keys lead from tile to tile. */
function Tiles({ byCode, own }: TilesProps) {
  const hydrated = useHydrated();
  const [visited, setVisited] = useState<MemberState>();
  const known = memberStates.filter((code) => byCode.has(code));
  const tabStop = [visited, own, known[0]].find((code) => code !== undefined && byCode.has(code));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!tabStop || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = tileByKey(event.key, tabStop, known);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[href="#${rowId(next)}"]`)?.focus();
  };
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-labelledby="map-title"
      // The narrow gap keeps tiles 44 px wide on a 360 px screen.
      className="grid grid-cols-[repeat(7,minmax(0,1fr))] gap-0.5 outline-none sm:gap-1.5"
      onKeyDown={onKeyDown}
    >
      {memberStates.map((code) => (
        <Tile
          key={code}
          code={code}
          percentage={byCode.get(code)?.percentage}
          isOwn={code === own}
          isTabStop={!hydrated || code === tabStop}
          onVisit={setVisited}
        />
      ))}
    </div>
  );
}

const tileShape =
  'flex aspect-square min-h-11 w-full min-w-0 flex-col items-center justify-center rounded no-underline sm:aspect-[3/2]';

type TileProps = {
  code: MemberState;
  percentage: number | undefined;
  isOwn: boolean;
  isTabStop: boolean;
  onVisit: (code: MemberState) => void;
};

/** A state's code and share; not a link without a figure, as it has no table row. */
const Tile = memo(({ code, percentage, isOwn, isTabStop, onVisit }: TileProps) => {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const country = formats.country(code);
  const [gridColumn, gridRow] = tilePlaces[code];
  const name = (
    <span className="text-sm leading-tight font-bold sm:text-xl" aria-hidden="true">
      {code}
    </span>
  );
  if (percentage === undefined) {
    return (
      <span
        className={`${tileShape} border border-dashed border-edge text-muted`}
        style={{ gridColumn, gridRow }}
      >
        {name}
        <VisuallyHidden>{t('map.noFigure', { country })}</VisuallyHidden>
      </span>
    );
  }
  return (
    <a
      href={`#${rowId(code)}`}
      tabIndex={isTabStop ? undefined : -1}
      onFocus={() => onVisit(code)}
      className={`${tileShape} ${stepOf(percentage).fill} ${isOwn ? 'z-1 ring-2 ring-ink ring-offset-2 ring-offset-paper' : ''}`}
      style={{ gridColumn, gridRow }}
    >
      {name}
      <span className="tabular text-[0.6875rem] leading-tight sm:text-sm" aria-hidden="true">
        {formats.percent(Math.floor(percentage))}
      </span>
      <VisuallyHidden>
        {t('map.tile', { country, percent: formats.percent(percentage) })}
      </VisuallyHidden>
    </a>
  );
});

/** The visitor's state in words; which one it is, is a guess. */
function OwnState({ country }: { country: CountryCount }) {
  const { t } = useTranslation('petition');
  return (
    <div className="border-s-4 border-ink ps-4">
      <p className="text-sm text-muted">{t('map.own')}</p>
      <CountryFigure country={country} />
    </div>
  );
}
