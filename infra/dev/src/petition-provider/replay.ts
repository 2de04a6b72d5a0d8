import { endOfDay, weeklyFigures } from '@kga/db/initiative';

/** The replay began at `epoch` on the wall clock, at `from` in the initiative's life. */
export interface ReplayClock {
  readonly from: Date;
  readonly epoch: Date;
  /** Seconds of the initiative's life in one second. */
  readonly speed: number;
}

export interface Week {
  readonly date: string;
  readonly counts: Readonly<Record<string, number>>;
}

export interface Figures {
  readonly total: number;
  /** By ISO 3166-1 code, upper-case. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Time of the last figures, where the replay stops. */
export const replayEnd = endOfDay(weeklyFigures.at(-1)?.date ?? '');
const replayBegin = endOfDay(weeklyFigures[0]?.date ?? '');

/** Position of the replay in the initiative's life, clamped to the known weeks. */
export function positionAt({ from, epoch, speed }: ReplayClock, now: Date): Date {
  const position = from.getTime() + (now.getTime() - epoch.getTime()) * speed;
  return new Date(Math.min(Math.max(position, replayBegin.getTime()), replayEnd.getTime()));
}

/** Figures at a time, interpolated linearly between two weeks, in whole statements of support. */
export function figuresAt(position: Date, weeks: readonly Week[] = weeklyFigures): Figures {
  const time = position.getTime();
  const next = weeks.findIndex((week) => endOfDay(week.date).getTime() > time);
  const after = next === -1 ? weeks.at(-1) : weeks[next];
  const before = next === -1 ? after : weeks[Math.max(next - 1, 0)];
  if (!before || !after) return { total: 0, counts: {} };
  const [start, end] = [endOfDay(before.date).getTime(), endOfDay(after.date).getTime()];
  const share = end > start ? Math.max(0, (time - start) / (end - start)) : 0;

  const counts: Record<string, number> = {};
  let total = 0;
  for (const [code, count] of Object.entries(before.counts)) {
    const value = Math.floor(count + ((after.counts[code] ?? count) - count) * share);
    counts[code] = value;
    total += value;
  }
  return { total, counts };
}
