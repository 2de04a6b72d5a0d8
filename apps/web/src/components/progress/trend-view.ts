// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PetitionFigure, HistoryPoint, PetitionStatus } from '@kga/contracts/petitions';

import type { HistoryView } from './chart-choice.ts';
import { historyLimit } from './queries.ts';

/** How exactly the time of a figure is known. */
type Known = {
  /** Milliseconds since 1970; of a figure without a day the middle of its month or year. */
  at: number;
  /** `2025-03-15`, `2025-03` or `2025`, where the time of day is not known. */
  date?: string;
  /** The source says 'over'. */
  atLeast?: boolean;
};

/** A known number of signatures. */
export type KnownCount = Known & { count: number; goal: number | null };

/** A point of a line in the chosen view. */
export type ViewPoint = Known & {
  value: number;
  /** Whether a line leads here from the point before; else nothing is known between them. */
  joined: boolean;
  /** Of a day that is not over. */
  unfinished?: boolean;
  /** A daily change that is the mean of several days. */
  isMean?: boolean;
};

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

/** A figure that was entered by hand. */
export type ReportedFigure = Pick<PetitionFigure, 'signatureCount' | 'atLeast' | 'date'>;

const hour = 3_600_000;
export const dayMs = 24 * hour;

/** Points further apart are not joined: the public record has a figure a week. */
const gapMs = 8 * dayMs;

const isDay = (date: string) => date.length === 'YYYY-MM-DD'.length;

/** The beginning and the end of what a time stands for. */
export function spanOf({ at, date }: Known): readonly [from: number, to: number] {
  if (date === undefined) return [at, at];
  const from = new Date(date);
  const to = new Date(from);
  if (isDay(date)) to.setUTCDate(to.getUTCDate() + 1);
  else if (date.length === 4) to.setUTCFullYear(to.getUTCFullYear() + 1);
  else to.setUTCMonth(to.getUTCMonth() + 1);
  return [from.getTime(), to.getTime() - 1];
}

/** Whether a figure has a place on the axis: that of a month or a year has a span of it. */
export const hasPlace = ({ date }: Pick<Known, 'date'>): boolean =>
  date === undefined || isDay(date);

function placeOf(date: string): number {
  const [from, to] = spanOf({ at: 0, date });
  return isDay(date) ? from : (from + to) / 2;
}

/** Appends the latest figure, so that the chart is as current as the counter. */
function withLatest(
  counts: readonly KnownCount[],
  latest: LatestFigures | undefined,
  country?: string,
): readonly KnownCount[] {
  const last = counts.at(-1);
  if (!last || latest?.status !== 'collecting' || latest.asOf.length < 'YYYY-MM-DD'.length) {
    return counts;
  }
  const at = Date.parse(latest.asOf);
  if (at <= last.at) return counts;
  const date = isDay(latest.asOf) ? { date: latest.asOf } : {};
  if (country === undefined) {
    return [...counts, { at, ...date, count: latest.signatureCount, goal: latest.goal }];
  }
  const state = latest.signatureCountryCount.find(({ countryCode }) => countryCode === country);
  if (!state) return counts;
  return [...counts, { at, ...date, count: state.totalCount, goal: state.treshold }];
}

type Sources = {
  latest?: LatestFigures | undefined;
  country?: string | undefined;
  /** What was entered by hand, with figures of a month or a year, which a history leaves out. */
  reported?: readonly ReportedFigure[] | undefined;
};

/** What is known of the petition or of a country, oldest first, each with how exactly it is known. */
export function knownCounts(
  history: readonly HistoryPoint[],
  { latest, country, reported = [] }: Sources,
): readonly KnownCount[] {
  const isByHand =
    country === undefined && history.length > 0 && history.every(({ date }) => date !== undefined);
  const goal = history.at(-1)?.goal ?? null;
  const counts =
    isByHand && reported.length > 0
      ? reported.map(({ date, signatureCount: count, atLeast }): KnownCount => ({
          at: placeOf(date),
          date,
          count,
          goal,
          ...(atLeast && { atLeast }),
        }))
      : history.map((point): KnownCount => {
          const { timestamp, date, signatureCount: count, goal: own } = point;
          return {
            at: Date.parse(timestamp),
            ...(date !== undefined && { date }),
            count,
            goal: own,
          };
        });
  return withLatest(
    counts.toSorted((a, b) => a.at - b.at),
    latest,
    country,
  );
}

/** Whether the value between two figures is known well enough for a line. */
function isJoined(before: Known | undefined, point: Known, widest: number): boolean {
  if (!before) return false;
  if (!hasPlace(before) || !hasPlace(point)) return false;
  const isExact = before.date === undefined && point.date === undefined;
  return point.at - before.at <= (isExact ? widest : dayMs);
}

/** The widest gap that is bridged: in a thinned history points are further apart than in the record. */
function widestGap(counts: readonly KnownCount[]): number {
  const [first, last] = [counts[0]?.at ?? 0, counts.at(-1)?.at ?? 0];
  return counts.length < historyLimit
    ? gapMs
    : Math.max(gapMs, (3 * (last - first)) / (historyLimit - 1));
}

/**
 * The points of a view. The daily change is computed between points at least a day apart and placed
 * at the later one, so that polls a minute apart are not extrapolated; not over a gap. A history shorter
 * than a day is compared with its first point from 20 hours on. `now`: the time up to which a petition
 * that still collects is known.
 */
export function viewPoints(
  counts: readonly KnownCount[],
  view: HistoryView,
  now?: string,
): ViewPoint[] {
  const widest = widestGap(counts);
  const joinedAt = counts.map((point, index) => isJoined(counts[index - 1], point, widest));
  const isToday = (at: number) =>
    now !== undefined && Math.floor(at / dayMs) === Math.floor(Date.parse(now) / dayMs);
  const points = counts.flatMap(({ count, goal, ...point }, index): Omit<ViewPoint, 'joined'>[] => {
    if (view === 'total') return [{ ...point, value: count }];
    if (view === 'percentage') {
      return goal === null ? [] : [{ ...point, value: (100 * count) / goal }];
    }
    const from = Math.max(
      0,
      counts.findLastIndex(({ at }) => point.at - at >= dayMs),
    );
    const before = counts[from];
    const isKnown = joinedAt.slice(from + 1, index + 1).every(Boolean);
    if (!before || !isKnown || point.at - before.at < 20 * hour) return [];
    const days = (point.at - before.at) / dayMs;
    return [
      {
        ...point,
        value: Math.round((count - before.count) / days),
        ...(days > 1.5 && { isMean: true }),
        ...(isToday(point.at) && { unfinished: true }),
      },
    ];
  });
  return points.map((point, index) => ({
    ...point,
    joined: isJoined(points[index - 1], point, widest),
  }));
}

/** Whether a line is so short that the axis shows times instead of days. */
export function isShort(points: readonly ViewPoint[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return !first || !last || last.at - first.at <= 2 * dayMs;
}
