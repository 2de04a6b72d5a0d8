// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Formats } from '../../lib/format.ts';
import type { HistoryView } from './chart-choice.ts';
import { timeTicks } from './time-ticks.ts';
import { isOneDay, xOf, yOf } from './trend-frame.ts';
import type { Trend } from './trend-labels.ts';
import { type ViewPoint, hasPlace, spanOf } from './trend-view.ts';

const columns = {
  total: 'signatures',
  percentage: 'percent_of_goal',
  daily: 'signatures_per_day',
} as const satisfies Record<HistoryView, string>;

/** A cell of CSV as RFC 4180 writes it. */
const cellOf = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** With two decimals, which only shares have. */
const numberOf = (value: number | undefined) =>
  value === undefined ? '' : `${Math.round(100 * value) / 100}`;

/**
 * The figures of the chart as CSV. A figure whose time of day is not known has its day, month or year;
 * one of which the source says 'over' has `true` in the last column.
 */
export function csvOf({ lines, view }: Pick<Trend, 'lines' | 'view'>): Blob {
  const [total, country] = lines;
  const ofCountry = new Map(country?.points.map(({ at, value }) => [at, value]));
  const rows = (total?.points ?? []).map(({ at, date, value, atLeast }) => [
    date ?? new Date(at).toISOString(),
    numberOf(value),
    ...(country ? [numberOf(ofCountry.get(at))] : []),
    `${atLeast === true}`,
  ]);
  const head = ['time', columns[view], ...(country ? [country.name] : []), 'at_least'];
  const text = [head, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

const size = { width: 1200, height: 675 } as const;
const plot = { left: 110, top: 130, width: 1030, height: 410 } as const;

type Texts = {
  heading: string;
  /** What the figures are, where they are not those of the world. */
  note: string;
  source: string;
  formats: Formats;
  writeValue: (point: ViewPoint) => string;
};

type Pen = {
  context: CanvasRenderingContext2D;
  colour: (name: string) => string;
  /** Where a time and a value are. */
  x: (at: number) => number;
  y: (value: number) => number;
  write: (
    text: string,
    x: number,
    y: number,
    style?: { size?: number; bold?: boolean; colour?: string; align?: CanvasTextAlign },
  ) => void;
  stroke: (
    from: readonly [number, number],
    to: readonly [number, number],
    style: { colour: string; width?: number; dash?: number[] },
  ) => void;
};

function penOf(context: CanvasRenderingContext2D, { frame }: Trend): Pen {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    context,
    colour,
    x: (at) => plot.left + (plot.width * xOf(frame, at)) / 100,
    y: (value) => plot.top + (plot.height * yOf(frame, value)) / 100,
    write: (
      text,
      x,
      y,
      { size: px = 18, bold = false, colour: name = 'ink', align = 'start' } = {},
    ) => {
      context.font = `${bold ? 700 : 400} ${px}px ${style.fontFamily}`;
      context.textAlign = align;
      context.fillStyle = colour(name);
      context.fillText(text, x, y);
    },
    stroke: (from, to, { colour: name, width = 1, dash = [] }) => {
      context.beginPath();
      context.setLineDash(dash);
      context.lineWidth = width;
      context.lineCap = width > 2 ? 'round' : 'butt';
      context.strokeStyle = colour(name);
      context.moveTo(...from);
      context.lineTo(...to);
      context.stroke();
    },
  };
}

function drawAxes({ write, stroke, x, y }: Pen, { frame, view }: Trend, formats: Formats): void {
  const right = plot.left + plot.width;
  for (const value of frame.grid) {
    const colour = value === frame.bottom ? 'edge' : 'line';
    stroke([plot.left, y(value)], [right, y(value)], { colour });
    const text = view === 'percentage' ? formats.percent(value) : formats.integer(value);
    write(text, plot.left - 10, y(value) + 6, { size: 16, colour: 'muted', align: 'end' });
  }
  const { unit, times } = timeTicks(frame.start, frame.end);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  times.forEach((at, index) => {
    const text = {
      time: formats.time(at, zone),
      day: formats.shortDay(at),
      month: formats.month(at),
    }[unit];
    const bottom = plot.top + plot.height;
    write(text, x(at), bottom + 26, { size: 16, colour: 'muted', align: 'center' });
    if (unit !== 'time' && formats.year(at) !== formats.year(times[index - 1] ?? 0)) {
      write(formats.year(at), x(at), bottom + 48, { size: 16, colour: 'muted', align: 'center' });
    }
  });
}

function drawMarks({ write, stroke, x, y }: Pen, trend: Trend, formats: Formats): void {
  const { frame, view, goal, crossing, events } = trend;
  for (const { at, title, label } of events) {
    stroke([x(at), plot.top], [x(at), plot.top + plot.height], { colour: 'edge', dash: [3, 4] });
    if (!label) continue;
    const align = label.isBefore ? 'end' : 'start';
    const [left, top] = [
      x(at) + (label.isBefore ? -8 : 8),
      plot.top + (plot.height * label.top) / 100,
    ];
    write(title, left, top + 18, { size: 16, bold: true, align });
    write(formats.day(at), left, top + 38, { size: 16, colour: 'muted', align });
  }
  if (frame.mark === undefined) return;
  const height = y(frame.mark);
  const right = plot.left + plot.width;
  stroke([plot.left, height], [right, height], { colour: 'edge', width: 2, dash: [8, 6] });
  const name = view === 'percentage' ? formats.percent(frame.mark) : goal;
  const day = crossing && isOneDay(crossing) ? ` · ${formats.day(crossing.from)}` : '';
  write(`${name}${day}`, plot.left + 8, height - 10, { size: 16, bold: true });
}

function drawLines(pen: Pen, { lines }: Trend, { writeValue }: Texts): void {
  const { context, x, y, stroke, write } = pen;
  lines.forEach(({ name, points }, line) => {
    const colour = line === 0 ? 'ink' : 'focus';
    points.forEach((point, index) => {
      const before = points[index - 1];
      const at: readonly [number, number] = [x(point.at), y(point.value)];
      if (before && point.joined) {
        const dash = point.unfinished === true ? [1, 10] : [];
        stroke([x(before.at), y(before.value)], at, { colour, width: 4, dash });
      } else if (points[index + 1]?.joined !== true) {
        const [from, to] = hasPlace(point) ? [at[0], at[0]] : spanOf(point).map(x);
        stroke([from ?? at[0], at[1]], [to ?? at[0], at[1]], { colour, width: 14 });
      }
    });
    const last = points.at(-1);
    if (!last) return;
    context.fillStyle = pen.colour(colour);
    context.beginPath();
    context.arc(x(last.at), y(last.value), 7, 0, 2 * Math.PI);
    context.fill();
    const text = lines.length > 1 ? `${name} ${writeValue(last)}` : writeValue(last);
    const isLow = lines.length > 1 && line === 1;
    write(text, x(last.at) + 8, y(last.value) + (isLow ? 30 : -16), {
      size: 22,
      bold: true,
      colour,
      align: 'end',
    });
  });
}

/** The chart as a PNG of 1200 by 675 pixels in the colours of the page, with its name and address. */
export async function pictureOf(trend: Trend, texts: Texts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  const pen = penOf(context, trend);
  context.fillStyle = pen.colour('paper');
  context.fillRect(0, 0, size.width, size.height);
  const [title, ...rest] = texts.heading.split(' · ');
  pen.write(title ?? '', 40, 58, { size: 34, bold: true });
  pen.write(rest.join(' · '), 40, 90, { size: 18, colour: 'muted' });
  pen.write(texts.source, 40, size.height - 28, { size: 16, colour: 'muted' });
  pen.write(texts.note, size.width - 40, size.height - 28, { size: 16, bold: true, align: 'end' });
  drawAxes(pen, trend, texts.formats);
  drawMarks(pen, trend, texts.formats);
  drawLines(pen, trend, texts);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))));
  });
}
