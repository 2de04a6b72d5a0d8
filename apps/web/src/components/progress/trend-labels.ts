// SPDX-License-Identifier: AGPL-3.0-or-later
import type { HistoryView } from './chart-choice.ts';
import { type Crossing, type Frame, valueAt, xOf, yOf } from './trend-frame.ts';
import type { TrendLine } from './trend-view.ts';

/** Something that happened in the petition's life. It is drawn where its day is known. */
export type TrendEvent = { at: string | null | undefined; title: string };

/** An event in the plot. Positions are in percent of the plot. */
export type PlacedEvent = {
  title: string;
  at: number;
  x: number;
  /** Where its label fits without covering a line or another label; undefined where it fits nowhere. */
  label: { top: number; isBefore: boolean } | undefined;
  /** Row of its number above a narrow plot. */
  row: 0 | 1;
};

/** All that is drawn. */
export type Trend = {
  view: HistoryView;
  lines: readonly TrendLine[];
  frame: Frame;
  /** Names the goal at its line. */
  goal: string;
  crossing: Crossing | undefined;
  events: readonly PlacedEvent[];
};

/** The narrowest plot with labels, in CSS pixels. On a wider one they take less of it. */
const plot = { width: 540, height: 320 };

/** Height of a label of two lines, and the room beside it. */
const labelHeight = (100 * 34) / plot.height;

/** Least distance of two numbers in one row, in percent of a phone's plot. */
const numberWidth = 7;

type Box = { left: number; right: number; top: number; bottom: number };

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Estimated, as the server knows no fonts: Chinese, Japanese and Korean letters are square. */
function widthOf(text: string): number {
  const pixels = Array.from(text).reduce(
    (sum, letter) => sum + (letter > '\u2e80' ? 12.5 : 6.8),
    16,
  );
  return (100 * pixels) / plot.width;
}

/** What a label must not cover: the lines, their single points, and the labels at their ends. */
function obstaclesOf(lines: readonly TrendLine[], frame: Frame): Box[] {
  return lines.flatMap(({ points }) => {
    const spots = Array.from({ length: 101 }, (_, x) => {
      const value = valueAt(points, frame.start + (x / 100) * (frame.end - frame.start));
      return value === undefined ? [] : { x, y: yOf(frame, value) };
    }).flat();
    const dots = points.map(({ at, value }) => ({ x: xOf(frame, at), y: yOf(frame, value) }));
    const end = dots.at(-1);
    return [
      ...[...spots, ...dots].map(({ x, y }) => ({
        left: x - 1,
        right: x + 1,
        top: y - 2,
        bottom: y + 2,
      })),
      ...(end ? [{ left: end.x - 22, right: end.x + 2, top: end.y - 9, bottom: end.y + 9 }] : []),
    ];
  });
}

/** Tops to try, from the bottom of the plot up. */
const tops = Array.from({ length: 17 }, (_, step) => (100 - labelHeight) * (1 - step / 16));

/** The times of events with a known day, as long as the plot may show them. */
export const eventTimes = (events: readonly TrendEvent[]): number[] =>
  events.flatMap(({ at }) => (at && at.length >= 'YYYY-MM-DD'.length ? Date.parse(at) : []));

/** The first figures may be those of the end of the day on which collection opened. */
const shownAt = (at: number, { start }: Frame) =>
  at < start && start - at < 86_400_000 ? start : at;

/** Places the labels of events, in the order of time. `dayText`: what the second line says. */
export function placeEvents(
  events: readonly TrendEvent[],
  lines: readonly TrendLine[],
  frame: Frame,
  dayText: (at: number) => string,
): readonly PlacedEvent[] {
  const taken = obstaclesOf(lines, frame);
  if (frame.mark !== undefined) {
    const y = yOf(frame, frame.mark);
    taken.push({ left: 0, right: 100, top: y - 8, bottom: y + 8 });
  }
  const placed: PlacedEvent[] = [];
  const dated = events
    .flatMap((event) => eventTimes([event]).map((at) => ({ ...event, at: shownAt(at, frame) })))
    .filter(({ at }) => at >= frame.start && at <= frame.end)
    .toSorted((a, b) => a.at - b.at);
  for (const { title, at } of dated) {
    const x = xOf(frame, at);
    const width = Math.max(widthOf(title), widthOf(dayText(at)));
    const sides = x < 50 ? [false, true] : [true, false];
    const boxes = sides.flatMap((isBefore) =>
      tops.map((top) => ({
        isBefore,
        left: isBefore ? x - width : x,
        right: isBefore ? x : x + width,
        top,
        bottom: top + labelHeight,
      })),
    );
    const free = boxes.find(
      (box) =>
        box.left >= 0 && box.right <= 102 && !taken.some((obstacle) => overlap(box, obstacle)),
    );
    if (free) taken.push(free);
    const last = placed.at(-1);
    placed.push({
      title,
      at,
      x,
      label: free && { top: free.top, isBefore: free.isBefore },
      row: last && x - last.x < numberWidth && last.row === 0 ? 1 : 0,
    });
  }
  return placed;
}
