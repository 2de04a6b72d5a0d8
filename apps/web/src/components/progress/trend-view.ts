// SPDX-License-Identifier: AGPL-3.0-or-later
import type { HistoryPoint, PetitionStatus } from '@kga/contracts/petitions';

export const historyViews = ['total', 'percentage', 'daily'] as const;

export type HistoryView = (typeof historyViews)[number];

/** A point of a line: time in milliseconds since 1970, and the value in the chosen view. */
export type ViewPoint = { at: number; value: number };

/** A line of the chart, and what it is called beside another one. */
export type TrendLine = { name: string; points: readonly ViewPoint[] };

/** The newest figures, which may be newer than the history. */
export type LatestFigures = {
  status: PetitionStatus;
  asOf: string;
  signatureCount: number;
  goal: number | null;
  /** `treshold`: what 100% of a country is. */
  signatureCountryCount: readonly {
    countryCode: string;
    totalCount: number;
    treshold: number | null;
  }[];
};

const hour = 3_600_000;
const day = 24 * hour;

/**
 * The history of the petition or of a country with the latest figure appended, so that the chart is as
 * current as the counter.
 */
export function withLatest(
  points: readonly HistoryPoint[],
  latest: LatestFigures | undefined,
  country?: string,
): readonly HistoryPoint[] {
  const last = points.at(-1);
  const newer = latest && last && Date.parse(latest.asOf) > Date.parse(last.timestamp);
  if (!newer || latest.status !== 'collecting') return points;
  const { signatureCount, goal, signatureCountryCount, asOf: timestamp } = latest;
  if (country === undefined) return [...points, { timestamp, signatureCount, goal }];
  const state = signatureCountryCount.find(({ countryCode }) => countryCode === country);
  if (!state) return points;
  return [...points, { timestamp, signatureCount: state.totalCount, goal: state.treshold }];
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
      return line.flatMap(({ at, signatureCount, goal }) =>
        goal === null ? [] : [{ at, value: (100 * signatureCount) / goal }],
      );
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
