import { type HistoryPoint, type PetitionLatest, campaign } from '@kga/contracts';

export const historyViews = ['total', 'percentage', 'daily'] as const;

export type HistoryView = (typeof historyViews)[number];

/** A point of a line: time in milliseconds since 1970, and the value in the chosen view. */
export type ViewPoint = { at: number; value: number };

const hour = 3_600_000;
const day = 24 * hour;

/** The history with the latest figure appended, so that the chart is as current as the counter. */
export function withLatest(
  points: readonly HistoryPoint[],
  latest: PetitionLatest | undefined,
): readonly HistoryPoint[] {
  const last = points.at(-1);
  const newer = latest && last && Date.parse(latest.asOf) > Date.parse(last.timestamp);
  if (!newer || latest.status !== 'collecting') return points;
  const { signatureCount, goal, asOf } = latest;
  return [...points, { timestamp: asOf, signatureCount, goal }];
}

/**
 * The points of a view. The daily change is computed between points at least a day apart and placed
 * at the later one, so that polls a minute apart are not extrapolated. A history shorter than a day
 * is compared with its first point from 20 hours on.
 */
export function viewPoints(points: readonly HistoryPoint[], view: HistoryView): ViewPoint[] {
  const line = points.map((point) => ({ ...point, at: Date.parse(point.timestamp) }));
  switch (view) {
    case 'total':
      return line.map(({ at, signatureCount }) => ({ at, value: signatureCount }));
    case 'percentage':
      return line.map(({ at, signatureCount, goal }) => ({
        at,
        value: (100 * signatureCount) / goal,
      }));
    case 'daily':
      return line.flatMap((point) => {
        const before = line.findLast(({ at }) => point.at - at >= day) ?? line[0];
        if (!before || point.at - before.at < 20 * hour) return [];
        const days = (point.at - before.at) / day;
        const value = Math.round((point.signatureCount - before.signatureCount) / days);
        return [{ at: point.at, value }];
      });
  }
}

/** Whether a line is so short that the axis shows times instead of days. */
export function isShort(points: readonly ViewPoint[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return !first || !last || last.at - first.at <= 2 * day;
}

/** The range of the value axis, and the line at the goal if it is shown. */
export type Frame = { bottom: number; top: number; mark: number | undefined };

/** A short line of totals uses the full height; every other axis starts at zero. */
export function frameOf(points: readonly ViewPoint[], view: HistoryView): Frame {
  const values = points.map((point) => point.value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const million = campaign.legalMinimum;
  if (view !== 'total') {
    return { bottom: Math.min(0, least), top: Math.max(0, most), mark: undefined };
  }
  if (isShort(points)) {
    const mark = least <= million && million <= most ? million : undefined;
    return { bottom: least, top: most, mark };
  }
  // A line far below the goal would look flat under it.
  const mark = most >= million / 4 ? million : undefined;
  return { bottom: 0, top: Math.max(most, mark ?? 0), mark };
}
