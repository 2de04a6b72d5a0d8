// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PetitionLife } from '@kga/contracts/petitions';

import { type HistoryView, type ViewPoint, isShort } from './trend-view.ts';

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

const day = 86_400_000;

/** Most intervals of the value axis: seven labels. */
const intervalsMax = 6;

/** The least step of 1, 2, 2.5 or 5 times a power of ten that covers a span in few intervals. */
function roundStep(span: number): number {
  const unit = 10 ** Math.floor(Math.log10(span / intervalsMax || 1));
  return unit * ([1, 2, 2.5, 5].find((step) => step * unit * intervalsMax >= span) ?? 10);
}

/** Grid lines from the last one below the values to the first one above them. */
function gridOf(least: number, most: number): number[] {
  const span = most - least;
  const step = roundStep(span === 0 ? Math.max(intervalsMax, Math.abs(most)) : span);
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  return last - first > intervalsMax
    ? gridOf(first * step, last * step)
    : Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The value of the line at the goal, where it fits between the values. */
function markOf(least: number, most: number, mark: number | undefined, short: boolean) {
  if (mark === undefined) return undefined;
  // A line far below the goal would look flat under it.
  const fits = short ? least <= mark && mark <= most : most >= mark / 4;
  return fits ? mark : undefined;
}

/**
 * Frames lines of one view, the first of which decides the times. Totals of a short time use the full
 * height; every other axis starts at zero. `goal` is a number of signatures.
 */
export function frameOf(
  lines: readonly (readonly ViewPoint[])[],
  view: HistoryView,
  goal: number | undefined,
): Frame {
  const points = lines[0] ?? [];
  const values = lines.flat().map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const short = isShort(points);
  const line = { total: goal, percentage: 100, daily: undefined }[view];
  const mark = markOf(least, most, line, short);
  const fromZero = view !== 'total' || !short;
  const grid = gridOf(
    fromZero ? Math.min(0, least) : least,
    Math.max(fromZero ? 0 : least, most, mark ?? least),
  );
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const margin = first === last ? day / 2 : 0;
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
export const yOf = ({ bottom, top }: Frame, value: number) =>
  (100 * (top - value)) / (top - bottom);

/** The value of a line at a time between its points. */
export function valueAt(points: readonly ViewPoint[], at: number): number | undefined {
  const next = points.findIndex((point) => point.at >= at);
  const [before, after] = [points[next - 1] ?? points[next], points[next]];
  if (!before || !after || before.at > at) return undefined;
  const share = after.at === before.at ? 1 : (at - before.at) / (after.at - before.at);
  return before.value + share * (after.value - before.value);
}

/** Where a line first reaches the mark; undefined where it begins above it or stays below. */
export function crossingOf(points: readonly ViewPoint[], mark: number): number | undefined {
  const next = points.findIndex(({ value }) => value >= mark);
  const [before, after] = [points[next - 1], points[next]];
  if (!before || !after) return undefined;
  return (
    before.at + ((mark - before.value) / (after.value - before.value)) * (after.at - before.at)
  );
}

/**
 * The line with the time at which the goal is known to have been reached. Points a week apart would
 * let it cross the mark days earlier or later.
 */
export function withCrossing(
  points: readonly ViewPoint[],
  mark: number | undefined,
  reached: PetitionLife['firstReached'],
): readonly ViewPoint[] {
  if (mark === undefined || reached === null) return points;
  const at = Date.parse(reached);
  const next = points.findIndex((point) => point.at > at);
  const [before, after] = [points[next - 1], points[next]];
  if (!before || !after || before.value >= mark || after.value < mark) return points;
  return points.toSpliced(next, 0, { at, value: mark });
}
