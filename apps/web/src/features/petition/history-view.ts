import type { HistoryPoint, PetitionLatest } from '@kga/contracts';

/** What the chart shows of the history. */
export const historyViews = ['total', 'percentage', 'daily'] as const;

export type HistoryView = (typeof historyViews)[number];

/** A point of a line: time in milliseconds since 1970, and a value of the view. */
export type ViewPoint = { at: number; value: number };

const day = 86_400_000;

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

/** The line of a view; a day's change stands at the later of two points. */
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
      return line.flatMap((point, index) => {
        const before = line[index - 1];
        if (!before || point.at <= before.at) return [];
        const days = (point.at - before.at) / day;
        const value = Math.round((point.signatureCount - before.signatureCount) / days);
        return [{ at: point.at, value }];
      });
  }
}
