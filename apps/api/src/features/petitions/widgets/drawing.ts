// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  type Palette,
  type WidgetTheme,
  escapeMarkup,
  palettes,
  stepOf,
  interpolate,
} from '@kga/contracts/core';
import { type WidgetFigures, areaName, showShare } from '@kga/contracts/petitions';

import { widgetMessages } from './messages.ts';

const stepNames = (palette: Palette) =>
  [...palette.steps, { from: 0, ...palette.lowest }].map(
    ({ from, fill, ink }) => `--s${from}:${fill};--i${from}:${ink}`,
  );

const variables = (palette: Palette, paper: string = palette.paper): string =>
  [
    `--paper:${paper};--ink:${palette.ink};--muted:${palette.muted};--line:${palette.line}`,
    `--edge:${palette.edge};--signal:${palette.signal}`,
    ...stepNames(palette),
  ].join(';');

const themes: Readonly<Record<WidgetTheme, string>> = {
  auto: `:root{${variables(palettes.light)}}@media(prefers-color-scheme:dark){:root{${variables(palettes.dark)}}}`,
  light: `:root{${variables(palettes.light)}}`,
  dark: `:root{${variables(palettes.dark)}}`,
  transparent: `:root{${variables(palettes.light, 'transparent')}}`,
  'transparent-dark': `:root{${variables(palettes.dark, 'transparent')}}`,
};

const steps = [...palettes.light.steps.map(({ from }) => from), 0]
  .map((from) => `.s${from}{fill:var(--s${from})}.i${from}{fill:var(--i${from})}`)
  .join('');

/** Colours of a theme, and of what `bar` and `tileMap` draw. */
export const drawingStyle = (theme: WidgetTheme): string =>
  `${themes[theme]}${steps}.track{fill:var(--line)}.full{fill:var(--signal)}.mark{fill:var(--ink)}` +
  '.chosen{fill:none;stroke:var(--ink);stroke-width:3}';

/** A bar of a width and height with the target as a mark, once it is passed. */
export function bar(percentage: number, width: number, height: number, country: boolean): string {
  const scale = width / Math.max(100, percentage);
  const [end, target] = [percentage * scale, 100 * scale].map((at) => at.toFixed(1));
  const fill = country ? `s${stepClass(percentage)}` : 'full';
  const mark = `<rect class="mark" x="${Math.min(Number(target), width - 3)}" y="0" width="3" height="${height}"/>`;
  return (
    `<rect class="track" y="3" width="${width}" height="${height - 6}" rx="4"/>` +
    `<rect class="${fill}" y="3" width="${end}" height="${height - 6}" rx="4"/>${mark}`
  );
}

/** The `from` of a step; the steps of both themes are the same. */
function stepClass(percentage: number): number {
  const step = stepOf(palettes.light, percentage);
  return 'from' in step ? step.from : 0;
}

const [tileWidth, tileHeight, tileGap] = [78, 66, 6] as const;

/** Width and height of the map. */
export const mapSize = { width: 7 * 84 - tileGap, height: 7 * 72 - tileGap } as const;

const chosen = (x: number, y: number) =>
  `<rect class="chosen" x="${x - 3}" y="${y - 3}" width="${tileWidth + 6}" height="${tileHeight + 6}" rx="8"/>`;

/** The areas as tiles in their places; the chosen one has a frame. */
export function tileMap(
  { countries, country }: Pick<WidgetFigures, 'countries' | 'country'>,
  language: Language,
): string {
  return countries
    .map(({ countryCode: code, name, tile, percentage }) => {
      if (!tile) return '';
      const { column, row } = tile;
      const [x, y] = [(column - 1) * (tileWidth + tileGap), (row - 1) * (tileHeight + tileGap)];
      const middle = x + tileWidth / 2;
      const step = stepClass(percentage);
      const rect = `x="${x}" y="${y}" width="${tileWidth}" height="${tileHeight}" rx="5"`;
      const label = interpolate(widgetMessages(language).tile, {
        country: areaName({ code, name }, language),
        percent: showShare(language, percentage, 0),
      });
      return (
        `<g><title>${escapeMarkup(label)}</title><rect class="s${step}" ${rect}/>` +
        `<text class="i${step}" x="${middle}" y="${y + 30}" text-anchor="middle" font-size="24" font-weight="700">${code}</text>` +
        `<text class="i${step}" x="${middle}" y="${y + 53}" text-anchor="middle" font-size="18">${showShare(language, percentage, 0)}</text>` +
        `${code === country ? chosen(x, y) : ''}</g>`
      );
    })
    .join('');
}
