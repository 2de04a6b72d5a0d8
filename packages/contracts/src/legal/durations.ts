// SPDX-License-Identifier: AGPL-3.0-or-later
const units = { Y: 'year', M: 'month', D: 'day' } as const;

const hasUnit = (text: string): text is keyof typeof units => text in units;

/** The count and the unit of a duration such as `P2Y`; undefined for any other text. */
export function parseDuration(
  duration: string,
): { count: number; unit: 'year' | 'month' | 'day' } | undefined {
  const [, count = '', letter = ''] = /^P(\d+)([YMD])$/.exec(duration) ?? [];
  return hasUnit(letter) ? { count: Number(count), unit: units[letter] } : undefined;
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
