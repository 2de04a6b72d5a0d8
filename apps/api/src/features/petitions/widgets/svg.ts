// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type WidgetLook,
  type WidgetView,
  campaign,
  escapeMarkup,
  heartPath,
  isTransparent,
} from '@kga/contracts/core';
import type { WidgetFigures } from '@kga/contracts/petitions';

import { bar, drawingStyle, mapSize, tileMap } from './drawing.ts';
import { type WidgetTexts, describeFigures, numberText, summaryOf } from './figures.ts';

const width = 480;
const margin = 20;
const inner = width - 2 * margin;

/** Width of a text in units of the font size, estimated for the widest of the system's fonts. */
function widthOf(text: string): number {
  let sum = 0;
  for (const character of text) {
    if (/[\u1100-\uffff\u{20000}-\u{3ffff}]/u.test(character)) sum += 1;
    else
      sum += /[\s!'(),.:;Iijl|]/.test(character)
        ? 0.42
        : /[A-Zmw%@\d]/.test(character)
          ? 0.76
          : 0.66;
  }
  return sum;
}

/** A text in at most two lines of a font size; what is longer ends with an ellipsis. */
function wrap(text: string, size: number): string[] {
  const fits = (line: string) => widthOf(line) * size <= inner;
  if (fits(text)) return [text];
  // Chinese and Japanese break anywhere.
  const words = text.match(/[\u2e80-\u9fff\uac00-\ud7af]|[^\s\u2e80-\u9fff]+\s*|\s+/gu) ?? [];
  const lines = ['', ''];
  let line = 0;
  for (const word of words) {
    if (!fits((lines[line] ?? '') + word.trimEnd())) line += 1;
    if (line > 1) break;
    lines[line] += word;
  }
  if (line > 1 || lines.some((each) => !fits(each.trimEnd()))) {
    const cut = lines.map((each) => Array.from(each));
    while (cut.some((each) => widthOf(each.join('')) * size > inner - size)) {
      for (const each of cut) if (widthOf(each.join('')) * size > inner - size) each.pop();
    }
    return cut.map((each, index) => each.join('').trim() + (index === 1 ? '…' : ''));
  }
  return lines.map((each) => each.trim());
}

type Line = { text: string; size: number; weight?: number; className?: 'ink' | 'muted' };

/** Texts below each other from `y` on, and where they end. */
function linesFrom(y: number, lines: readonly Line[]) {
  let bottom = y;
  let svg = '';
  for (const { text, size, weight = 400, className = 'ink' } of lines) {
    for (const part of text === '' ? [] : wrap(text, size)) {
      bottom += Math.round(size * 1.3);
      svg += `<text class="${className}" x="${margin}" y="${bottom - Math.round(size * 0.3)}" font-size="${size}" font-weight="${weight}">${escapeMarkup(part)}</text>`;
    }
  }
  return { svg, bottom };
}

/** What is above the drawing, the drawing with its height, and what is below. */
function partsOf(view: WidgetView, figures: WidgetFigures, look: WidgetLook, texts: WidgetTexts) {
  const number = numberText(texts);
  const share: Line = { text: texts.share, size: 15, className: 'muted' };
  const outlook: Line = { text: texts.outlook, size: 17, weight: 600 };
  const { percentage, country, countries } = figures;
  const drawnBar = percentage === null ? '' : bar(percentage, inner, 22, country !== null);
  if (view === 'counter') {
    const lines: Line[] = [
      {
        text: texts.number,
        size: Math.min(72, inner / Math.max(1, widthOf(texts.number))),
        weight: 800,
      },
      { text: texts.unit.trim(), size: 17, className: 'muted' },
      outlook,
      { text: texts.goal, size: 15, className: 'muted' },
    ];
    return { above: lines, drawing: '', height: 0, below: [] };
  }
  if (view === 'map' && countries.length > 0) {
    const scale = inner / mapSize.width;
    const map = `<g transform="scale(${scale.toFixed(4)})">${tileMap(figures, look.lang)}</g>`;
    const lines: Line[] = [{ text: number, size: 26, weight: 800 }];
    return { above: lines, drawing: map, height: mapSize.height * scale, below: [outlook] };
  }
  const lines: Line[] = [{ text: number, size: view === 'row' ? 22 : 26, weight: 800 }];
  const below = view === 'row' ? [share] : [outlook, share];
  return { above: lines, drawing: drawnBar, height: drawnBar === '' ? 0 : 22, below };
}

/** A widget as an image, 480 pixels wide. */
export function widgetSvg(figures: WidgetFigures, look: WidgetLook): string {
  const texts = describeFigures(figures, look.lang);
  const { above, drawing, height, below } = partsOf(look.view, figures, look, texts);
  const title: Line[] = [
    { text: texts.title, size: 19, weight: 700 },
    { text: texts.of, size: 14, className: 'muted' },
  ];
  const head = linesFrom(margin - 4, [...title, ...above]);
  const drawn = drawing && `<g transform="translate(${margin} ${head.bottom + 8})">${drawing}</g>`;
  const end = linesFrom(head.bottom + (height > 0 ? height + 16 : 4), below);
  const foot = Math.round(end.bottom + 34);
  const notes = [texts.demonstration, texts.asOf].filter(Boolean).join(' · ');
  const full = foot + margin - 4;
  const heartAt = width - margin - 24 - Math.ceil(widthOf(campaign.brand) * 13);
  const hasPaper = !isTransparent(look.theme);
  const summary = escapeMarkup(summaryOf(texts));
  const fontFamily = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${full}" viewBox="0 0 ${width} ${full}" role="img" aria-labelledby="t" lang="${look.lang}" font-family="${fontFamily}">` +
    `<title id="t">${summary}</title><style>${drawingStyle(look.theme)}.ink{fill:var(--ink)}.muted{fill:var(--muted)}.paper{fill:var(--paper);stroke:var(--line)}</style>` +
    (hasPaper
      ? `<rect class="paper" x=".5" y=".5" width="${width - 1}" height="${full - 1}" rx="8"/>`
      : '') +
    `${head.svg}${drawn}${end.svg}` +
    `<text class="muted" x="${margin}" y="${foot}" font-size="13">${escapeMarkup(notes)}</text>` +
    `<g transform="translate(${heartAt} ${foot - 14}) scale(.28)"><path d="${heartPath}" fill="none" stroke="var(--signal)" stroke-width="8.5" stroke-linejoin="round"/></g>` +
    `<text class="ink" x="${width - margin}" y="${foot}" font-size="13" font-weight="700" text-anchor="end">${campaign.brand}</text></svg>\n`
  );
}
