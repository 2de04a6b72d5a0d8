import { type HistoryPoint, type PetitionLatest, campaign } from '@kga/contracts';

/** What the chart shows of the history. */
export const historyViews = ['total', 'percentage', 'daily'] as const;

export type HistoryView = (typeof historyViews)[number];

/** A point of a line: time in milliseconds since 1970, and a value of the view. */
export type ViewPoint = { at: number; value: number };

const hour = 3_600_000;
const day = 24 * hour;

/** The history with the newest figure at its end, so that a chart moves with the counter. */
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
 * The line of a view. A day's change stands at the later of two points that are at least a day
 * apart, so that polls a minute apart are not blown up into days; where the line begins less than a
 * day ago, its first point serves from 20 hours on.
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

/** Whether a line is so short that its times say more than its days. */
export function isShort(points: readonly ViewPoint[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return !first || !last || last.at - first.at <= 2 * day;
}

/** The values that a line is drawn between, and the million where it is drawn too. */
export type Frame = { bottom: number; top: number; mark: number | undefined };

/** A short line of totals fills its height; every other stands on zero. */
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
  // A line that is still far below the million would lie flat under it.
  const mark = most >= million / 4 ? million : undefined;
  return { bottom: 0, top: Math.max(most, mark ?? 0), mark };
}
