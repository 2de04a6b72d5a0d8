// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, localeOf } from '../core/languages.ts';

const units = { Y: 'year', M: 'month', D: 'day' } as const;

const hasUnit = (text: string): text is keyof typeof units => text in units;

/** The count and the unit of a duration such as `P2Y`; undefined for any other text. */
export function parseDuration(
  duration: string,
): { count: number; unit: 'year' | 'month' | 'day' } | undefined {
  const [, count = '', letter = ''] = /^P(\d+)([YMD])$/.exec(duration) ?? [];
  return hasUnit(letter) ? { count: Number(count), unit: units[letter] } : undefined;
}

const daysOf = { year: 365, month: 30, day: 1 } as const;

/** Length of a duration for comparing it with others, in days. */
export function lengthOf(duration: string): number {
  const { count = 0, unit = 'day' } = parseDuration(duration) ?? {};
  return count * daysOf[unit];
}

/** Durations in words, the shortest first: from the first to the last where both have one unit, else the first. */
export function durationRange(language: Language, durations: readonly string[]): string {
  const parsed = durations.flatMap((duration) => parseDuration(duration) ?? []);
  const [shortest, longest] = [parsed[0], parsed.at(-1)];
  if (!shortest || !longest) return '';
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: shortest.unit,
    unitDisplay: 'long',
  });
  const text =
    shortest.unit === longest.unit && shortest.count < longest.count
      ? format.formatRange(shortest.count, longest.count)
      : format.format(shortest.count);
  // Japanese texts of this site write units without a space.
  return language === 'ja' ? text.replaceAll(' ', '') : text;
}

/** A day (`2026-11-23`) later by a duration. */
export function dayAfter(day: string, duration: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const { count = 0, unit } = parseDuration(duration) ?? {};
  if (unit === 'year') date.setUTCFullYear(date.getUTCFullYear() + count);
  if (unit === 'month') date.setUTCMonth(date.getUTCMonth() + count);
  if (unit === 'day') date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
