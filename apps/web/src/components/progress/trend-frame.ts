// SPDX-License-Identifier: AGPL-3.0-or-later
import type { HistoryView } from './chart-choice.ts';
import { type ViewPoint, dayMs, hasPlace, spanOf } from './trend-view.ts';

/** What the plot shows: its times and values, the grid lines, and the line at the goal. */
export type Frame = {
  start: number;
  end: number;
  bottom: number;
  top: number;
  grid: readonly number[];
  /** Value of the line at the goal, if it is shown. */
  mark: number | undefined;
};

/** Most intervals of the value axis: seven labels. */
const intervalsMax = 6;

/** The least step of 1, 2, 2.5 or 5 times a power of ten that covers a span in few intervals. */
function roundStep(span: number, least: number): number {
  const unit = 10 ** Math.floor(Math.log10(span / intervalsMax || 1));
  const step = unit * ([1, 2, 2.5, 5].find((each) => each * unit * intervalsMax >= span) ?? 10);
  // 2.5 signatures do not exist either.
  return least === 1 && step === 2.5 ? 5 : Math.max(least, step);
}

/** Grid lines from the last one below the values to the first one above them. */
function gridOf(least: number, most: number, smallest: number): number[] {
  const step = roundStep(most - least, smallest);
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  return last - first > intervalsMax
    ? gridOf(first * step, last * step, smallest)
    : Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Ranges of up to a week and a bit have an axis of their own where their change would not be seen. */
const ownAxisMs = 8 * dayMs;

function hasOwnAxis(points: readonly ViewPoint[], least: number, most: number): boolean {
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  return last - first <= ownAxisMs && least > 0 && most > least && most - least < most / 2;
}

/** The value of the line at the goal, where it fits between the values. */
function markOf(least: number, most: number, mark: number | undefined, isOwn: boolean) {
  if (mark === undefined) return undefined;
  // A line far below the goal would look flat under it.
  const fits = isOwn ? least <= mark && mark <= most : most >= mark / 4;
  return fits ? mark : undefined;
}

export type FrameOptions = {
  view: HistoryView;
  /** Signatures. */
  goal?: number | undefined;
  /** Times beyond the points that the plot shows, too. */
  times?: readonly number[];
};

/**
 * Frames lines of one view, the first of which decides the times. Totals and shares of a short time use
 * the full height where their change is small; every other axis starts at zero.
 */
export function frameOf(
  lines: readonly (readonly ViewPoint[])[],
  { view, goal, times = [] }: FrameOptions,
): Frame {
  const points = lines[0] ?? [];
  const values = lines.flat().map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const isOwn = view !== 'daily' && hasOwnAxis(points, least, most);
  const mark = markOf(least, most, { total: goal, percentage: 100, daily: undefined }[view], isOwn);
  const grid = gridOf(
    isOwn ? least : Math.min(0, least),
    Math.max(isOwn ? least : 0, most, mark ?? least),
    view === 'percentage' ? 0.01 : 1,
  );
  const all = [
    ...points.flatMap((point) => (hasPlace(point) ? point.at : spanOf(point))),
    ...times,
  ];
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const margin = first === last ? dayMs / 2 : 0;
  return {
    start: first - margin,
    end: last + margin,
    bottom: grid[0] ?? 0,
    top: grid.at(-1) ?? 1,
    grid,
    mark,
  };
}

/** Position of a time between both ends of the plot, in percent. */
export const xOf = ({ start, end }: Pick<Frame, 'start' | 'end'>, at: number) =>
  (100 * (at - start)) / (end - start);

/** Position of a value below the top of the plot, in percent. */
export const yOf = ({ bottom, top }: Pick<Frame, 'bottom' | 'top'>, value: number) =>
  (100 * (top - value)) / (top - bottom);

/** The value of a line at a time between its joined points. */
export function valueAt(points: readonly ViewPoint[], at: number): number | undefined {
  const next = points.findIndex((point) => point.at >= at);
  const [before, after] = [points[next - 1], points[next]];
  if (after?.at === at) return after.value;
  if (!before || !after?.joined) return undefined;
  const share = (at - before.at) / (after.at - before.at);
  return before.value + share * (after.value - before.value);
}

/** When a line first reached a value. */
export type Crossing = {
  /** The figures before and after are of these times. */
  from: number;
  to: number;
  /** Its place in the plot, where it is known to a day. */
  at: number | undefined;
};

const dayOf = (at: number) => Math.floor(at / dayMs);

/** Whether it is known on which day, in UTC, a line crossed. */
export const isOneDay = ({ from, to }: Crossing): boolean => dayOf(from) === dayOf(to);

/**
 * Where a line first reaches the mark; undefined where it begins above it or stays below. Its day is
 * known where it is recorded (`reached`), or where the figures before and after are of that day.
 */
export function crossingOf(
  points: readonly ViewPoint[],
  mark: number | undefined,
  reached: string | null = null,
): Crossing | undefined {
  if (mark === undefined) return undefined;
  const next = points.findIndex(({ value }) => value >= mark);
  // Where a source says 'over', there may have been as many as the mark.
  const before = points.slice(0, Math.max(0, next)).findLast(({ atLeast }) => atLeast !== true);
  const after = points[next];
  if (!before || !after) return undefined;
  const [from, to] = [spanOf(before)[0], spanOf(after)[1]];
  const recorded = reached === null ? NaN : Date.parse(reached);
  if (recorded >= from && recorded <= to) return { from: recorded, to: recorded, at: recorded };
  if (!after.joined || after.at - before.at > dayMs) return { from, to, at: undefined };
  const share = (mark - before.value) / (after.value - before.value);
  return { from, to, at: before.at + share * (after.at - before.at) };
}
