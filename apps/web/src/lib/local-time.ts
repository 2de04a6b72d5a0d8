/** Minutes by which the clocks of a time zone are ahead of UTC at an instant. */
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
 * The instant, in ISO 8601, at which the clocks of a time zone show `2026-11-21T10:00`; undefined
 * for what is no date and time. Of an hour that comes twice it is the first, and one that is left
 * out is as much later as the clocks were put forward.
 */
export function toInstant(local: string, timeZone: string): string | undefined {
  if (!localForm.test(local)) return undefined;
  const clock = Date.parse(`${local.slice(0, 16)}Z`);
  if (Number.isNaN(clock)) return undefined;
  const day = 86_400_000;
  // The offsets on both sides of a change that may be near.
  const before = offsetAt(clock - day, timeZone);
  const after = offsetAt(clock + day, timeZone);
  const instant = (offset: number) => clock - offset * 60_000;
  const fits = [before, after].find((offset) => offsetAt(instant(offset), timeZone) === offset);
  return new Date(instant(fits ?? before)).toISOString();
}

/** What a field for date and time shows of an instant: `2026-11-21T10:00` by a time zone's clocks. */
export function toLocalTime(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  return new Date(at + offsetAt(at, timeZone) * 60_000).toISOString().slice(0, 16);
}
