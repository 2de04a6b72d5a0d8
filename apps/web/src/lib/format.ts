import type { Language } from '@kga/contracts';

/** Numbers, dates and names as a language writes them. */
export type Formats = {
  integer: (value: number) => string;
  /** Takes percents, not shares: 12.5 is written 12.5 %. */
  percent: (value: number) => string;
  /** As short as an axis needs: 1.2M. */
  compact: (value: number) => string;
  /** A day, in UTC unless another time zone is given. */
  day: (at: string | number, timeZone?: string) => string;
  /** A day without its year, in UTC. */
  shortDay: (at: string | number) => string;
  time: (at: string | number, timeZone: string) => string;
  /** A day and its time. */
  moment: (at: string | number, timeZone: string) => string;
  country: (code: string) => string;
};

function createFormats(language: Language): Formats {
  const integer = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const compact = new Intl.NumberFormat(language, { notation: 'compact' });
  const country = new Intl.DisplayNames(language, { type: 'region' });
  const shortDay = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const dayIn = (timeZone: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  const dayInUtc = dayIn('UTC');
  return {
    integer: (value) => integer.format(value),
    percent: (value) => percent.format(value / 100),
    compact: (value) => compact.format(value),
    day: (at, timeZone) => (timeZone ? dayIn(timeZone) : dayInUtc).format(new Date(at)),
    shortDay: (at) => shortDay.format(new Date(at)),
    time: (at, timeZone) =>
      new Intl.DateTimeFormat(language, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      }).format(new Date(at)),
    moment: (at, timeZone) =>
      new Intl.DateTimeFormat(language, {
        dateStyle: 'long',
        timeStyle: 'short',
        hourCycle: 'h23',
        timeZone,
      }).format(new Date(at)),
    country: (code) => country.of(code) ?? code,
  };
}

const known = new Map<Language, Formats>();

/** The formats of a language, made once. */
export function formatsOf(language: Language): Formats {
  const formats = known.get(language) ?? createFormats(language);
  known.set(language, formats);
  return formats;
}
