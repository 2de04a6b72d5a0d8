// SPDX-License-Identifier: AGPL-3.0-or-later
import type { AreaCount } from '@kga/contracts/petitions';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { type KeyboardEvent, type ReactNode, memo, useState } from 'react';

import { useOwnRegion } from '../../../components/own-region/use-own-region.ts';
import { rowId, stepOf, steps } from '../../../components/progress/state-shares.ts';
import { useHydrated } from '../../../lib/browser.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { type PlacedArea, placedAreas, useAreaKind, useAreaName } from './areas.ts';
import { usePetition } from './petition-provider.tsx';
import { tileByKey } from './tile-places.ts';

/** Whether the upper left corner has room for a text: the first two rows of the first three of many columns. */
const hasFreeCorner = (areas: readonly PlacedArea[]) =>
  areas.some(({ tile }) => tile.column > 5) &&
  areas.every(({ tile }) => tile.row > 2 || tile.column > 3);

type TileMapProps = {
  counts: readonly AreaCount[];
  /** What the map shows, in place of its title. */
  caption?: string | undefined;
};

/** The areas as tiles in their approximate positions, each linked to its table row. */
export function TileMap({ counts, caption }: TileMapProps) {
  const { t } = useTranslation('petition');
  const { petition } = usePetition();
  const kind = useAreaKind();
  const formats = useFormats();
  const areas = placedAreas(petition?.areas ?? []);
  const { region: own, isChosen } = useOwnRegion();
  const byCode = new Map(counts.map((count) => [count.countryCode, count]));
  const ownCount = caption === undefined ? byCode.get(own ?? '') : undefined;
  const isTitleShown = caption === undefined && !ownCount;
  return (
    <section aria-labelledby="map-title" className="break-inside-avoid">
      <p className="sr-only">{t(`map.hint.${kind}`)}</p>
      <Tiles areas={areas} byCode={byCode} own={own}>
        <h2 id="map-title" className={isTitleShown ? 'text-base sm:text-xl' : 'sr-only'}>
          {t(`map.title.${kind}`, { n: formats.integer(areas.length) })}
        </h2>
        {caption !== undefined && (
          <p className="text-xs font-semibold tabular sm:text-base" aria-hidden="true">
            {caption}
          </p>
        )}
        {ownCount && <OwnArea count={ownCount} isChosen={isChosen} />}
      </Tiles>
      <Legend />
    </section>
  );
}

/** The colour steps from the lowest to the highest, each with the share at which it begins. */
function Legend() {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  return (
    <div className="mt-3 text-xs text-muted">
      <p id="map-legend">{t('map.legend')}</p>
      <ul className="mt-1 grid grid-cols-7 gap-0.5" aria-labelledby="map-legend">
        {steps.toReversed().map(({ step, from, fill, label }) => (
          <li key={step}>
            <span className={`block h-2 rounded-sm ${fill}`} aria-hidden="true" />
            <span className="tabular" aria-hidden="true">
              {formats.percent(from)}
            </span>
            <VisuallyHidden>{t(label)}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}

type TilesProps = {
  areas: readonly PlacedArea[];
  byCode: ReadonlyMap<string, AreaCount>;
  own: string | undefined;
  /** The title of the map, and what is seen in its place. */
  children: ReactNode;
};

/** One tab stop once the page is hydrated; the arrow keys lead from tile to tile. */
function Tiles({ areas, byCode, own, children }: TilesProps) {
  const hydrated = useHydrated();
  const [visited, setVisited] = useState<string>();
  const known = areas.filter(({ code }) => byCode.has(code));
  const tabStop =
    known.find(({ code }) => code === visited) ??
    known.find(({ code }) => code === own) ??
    known[0];
  const columns = Math.max(1, ...areas.map(({ tile }) => tile.column));
  const isCornerFree = hasFreeCorner(areas);
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
      className="grid gap-0.5 outline-none sm:gap-1"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      onKeyDown={onKeyDown}
    >
      {/* In the free corner, whose rows grow with enlarged text; else above the tiles. */}
      <div
        className={`min-w-0 leading-tight hyphens-auto [overflow-wrap:anywhere] ${isCornerFree ? '' : 'col-span-full min-h-[2lh]'}`}
        style={isCornerFree ? { gridColumn: '1 / 4', gridRow: '1 / 3' } : { gridRow: 1 }}
      >
        {children}
      </div>
      {areas.map((area) => (
        <Tile
          key={area.code}
          area={area}
          percentage={byCode.get(area.code)?.percentage ?? undefined}
          isOwn={area.code === own}
          isTabStop={!hydrated || area === tabStop}
          rowsAbove={isCornerFree ? 0 : 1}
          onVisit={setVisited}
        />
      ))}
    </div>
  );
}

const tileShape =
  'flex min-h-11 w-full min-w-0 flex-col items-center justify-center rounded no-underline sm:aspect-[3/2] lg:aspect-[6/5]';

type TileProps = {
  area: PlacedArea;
  percentage: number | undefined;
  isOwn: boolean;
  isTabStop: boolean;
  /** Rows of the grid that the text takes. */
  rowsAbove: number;
  onVisit: (code: string) => void;
};

/** An area's code and share; not a link without a figure, as it has no table row. */
const Tile = memo(({ area, percentage, isOwn, isTabStop, rowsAbove, onVisit }: TileProps) => {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const { code } = area;
  const country = useAreaName()(code);
  const { column: gridColumn } = area.tile;
  const gridRow = area.tile.row + rowsAbove;
  const name = (
    <span className="text-sm leading-tight font-bold sm:text-base" aria-hidden="true">
      {code.split('-').at(-1)}
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
      <span className="tabular text-[0.6875rem] leading-tight sm:text-xs" aria-hidden="true">
        {formats.percent(Math.floor(percentage))}
      </span>
      <VisuallyHidden>
        {t('map.tile', { country, percent: formats.share(percentage) })}
      </VisuallyHidden>
    </a>
  );
});

/** The visitor's area with its share, and whether they chose it. */
function OwnArea({ count, isChosen }: { count: AreaCount; isChosen: boolean }) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const areaName = useAreaName();
  const { countryCode, percentage } = count;
  return (
    <>
      <p className="text-xs text-muted">{t(isChosen ? 'map.ownChosen' : 'map.ownGuessed')}</p>
      <p className="font-heading font-bold sm:text-xl">
        {areaName(countryCode)} {percentage !== null && formats.share(percentage)}
      </p>
    </>
  );
}
