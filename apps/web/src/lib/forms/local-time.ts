// SPDX-License-Identifier: AGPL-3.0-or-later
/** Offset of a time zone from UTC at an instant, in minutes. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  const clock = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  return Math.round((clock - instant) / 60_000);
}

const localForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * Converts a local date and time such as `2026-11-21T10:00` into an ISO 8601 instant; undefined for
 * invalid input. An hour that occurs twice means the first one; a skipped hour moves forward by the
 * clock change.
 */
export function toInstant(local: string, timeZone: string): string | undefined {
  if (!localForm.test(local)) return undefined;
  const clock = Date.parse(`${local.slice(0, 16)}Z`);
  if (Number.isNaN(clock)) return undefined;
  const day = 86_400_000;
  // The offsets before and after a possible clock change.
  const before = offsetAt(clock - day, timeZone);
  const after = offsetAt(clock + day, timeZone);
  const instant = (offset: number) => clock - offset * 60_000;
  const fits = [before, after].find((offset) => offsetAt(instant(offset), timeZone) === offset);
  return new Date(instant(fits ?? before)).toISOString();
}

/** The value of a `datetime-local` field for an instant: `2026-11-21T10:00` in a time zone. */
export function toLocalTime(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  return new Date(at + offsetAt(at, timeZone) * 60_000).toISOString().slice(0, 16);
}
