// SPDX-License-Identifier: AGPL-3.0-or-later
import { closedAt, endOfDay, weeklyFigures } from './initiative.ts';

export interface Week {
  readonly date: string;
  readonly counts: Readonly<Record<string, number>>;
}

export interface Figures {
  readonly total: number;
  /** By ISO 3166-1 code, upper-case. */
  readonly counts: Readonly<Record<string, number>>;
}

type Segment = { width: number; start: number; end: number; tangents: readonly [number, number] };

/** Cubic Hermite interpolation, `share` of the way. */
function interpolate({ width, start, end, tangents }: Segment, share: number): number {
  const [t2, t3] = [share ** 2, share ** 3];
  return (
    start * (2 * t3 - 3 * t2 + 1) +
    end * (3 * t2 - 2 * t3) +
    width * (tangents[0] * (t3 - 2 * t2 + share) + tangents[1] * (t3 - t2))
  );
}

/** Tangents by Fritsch and Butland: flat at a turn, so that the curve never overshoots. */
function segments(values: readonly number[], times: readonly number[]): Segment[] {
  const pieces = times.slice(1).map((time, index) => {
    const [start = 0, end = 0] = [values[index], values[index + 1]];
    const width = time - (times[index] ?? 0);
    return { width, start, end, slope: (end - start) / width };
  });
  return pieces.map(({ slope, ...piece }, index) => {
    const tangent = (other = slope) =>
      slope * other > 0 ? (2 * slope * other) / (slope + other) : 0;
    return {
      ...piece,
      tangents: [tangent(pieces[index - 1]?.slope), tangent(pieces[index + 1]?.slope)] as const,
    };
  });
}

/**
 * Makes the function of the figures at a time of the initiative's life, in whole statements of support:
 * a monotone curve through the known weeks, clamped to the first and the last.
 */
export function curveOf(weeks: readonly Week[]): (at: Date) => Figures {
  // The last day was counted after collection had closed; its figures are those of the closing.
  const times = weeks.map(({ date }) => Math.min(endOfDay(date).getTime(), closedAt.getTime()));
  const countries = Object.entries(weeks.at(-1)?.counts ?? {}).map(([code, last]) => {
    const values = weeks.map(({ counts }) => counts[code] ?? 0);
    return { code, last, curve: segments(values, times) };
  });
  return (at) => {
    const next = times.findIndex((time) => time > at.getTime());
    const start = times[next - 1] ?? at.getTime();
    const counts = countries.map(({ code, last, curve }): [string, number] => {
      if (next === -1) return [code, last];
      const segment = curve[Math.max(0, next - 1)];
      if (!segment) return [code, 0];
      return [code, Math.floor(interpolate(segment, (at.getTime() - start) / segment.width))];
    });
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    return { total, counts: Object.fromEntries(counts) };
  };
}

export const figuresAt = curveOf(weeklyFigures);
