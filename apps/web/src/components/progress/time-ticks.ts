// SPDX-License-Identifier: AGPL-3.0-or-later
const hour = 3_600_000;
const day = 24 * hour;

/** Most labels of the time axis. */
const ticksMax = 11;

/** What labels name: times of a day, days, or months. */
type TickUnit = 'time' | 'day' | 'month';

export type TimeTicks = { unit: TickUnit; times: readonly number[] };

const steps = [1, 2, 3, 4, 6, 12, 24].map((hours) => hours * hour);

/** Range from which months are labelled instead of days. */
const monthsFrom = 120 * day;

/** Ticks that end with the last point, so that the newest figure has a label. */
function evenTicks(start: number, end: number, step: number): number[] {
  const count = Math.floor((end - start) / step) + 1;
  return Array.from({ length: count }, (_, index) => end - (count - 1 - index) * step);
}

/** Months from label to label. Divisors of a year, so that each January has one. */
const monthSteps = [1, 2, 3, 4, 6, 12, 24, 60, 120];

/** First days of months, UTC: of every month, or of every second, third, … one. */
function monthTicks(start: number, end: number): number[] {
  const first = new Date(start);
  const monthAt = (index: number) => Date.UTC(first.getUTCFullYear(), index);
  const count = Math.ceil((end - start) / (28 * day)) + 13;
  const months = Array.from({ length: count }, (_, index) => index).filter(
    (index) => monthAt(index) >= start && monthAt(index) <= end,
  );
  const every = monthSteps.find((step) => months.length / step <= ticksMax) ?? 120;
  return months.filter((index) => index % every === 0).map(monthAt);
}

/** At most eleven ticks of a range. */
export function timeTicks(start: number, end: number): TimeTicks {
  const span = end - start;
  if (span <= 2 * day) {
    const step = steps.find((length) => span / length < ticksMax) ?? day;
    return { unit: 'time', times: evenTicks(start, end, step) };
  }
  if (span < monthsFrom) {
    const step = day * Math.ceil(span / day / (ticksMax - 1));
    return { unit: 'day', times: evenTicks(start, end, step) };
  }
  return { unit: 'month', times: monthTicks(start, end) };
}
