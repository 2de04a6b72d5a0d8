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
  yen: (amount: number) => string;
  /** An amount as it was given, in a currency by its code: cents only where there are some. */
  money: (amount: number, currency: string) => string;
};

/** A formatter is dear to make and cheap to use: each is made when it is first asked for. */
function lazily<Made>(make: (key: string) => Made): (key?: string) => Made {
  const made = new Map<string, Made>();
  return (key = '') => {
    const found = made.get(key) ?? make(key);
    made.set(key, found);
    return found;
  };
}

function createFormats(language: Language): Formats {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    lazily((timeZone) => new Intl.DateTimeFormat(language, { ...options, timeZone }));
  const integer = lazily(() => new Intl.NumberFormat(language));
  const percent = lazily(
    () => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }),
  );
  const compact = lazily(() => new Intl.NumberFormat(language, { notation: 'compact' }));
  const yen = lazily(() => new Intl.NumberFormat(language, { style: 'currency', currency: 'JPY' }));
  const money = lazily((currency) => {
    const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    return new Intl.NumberFormat(language, { style: 'currency', currency, ...places });
  });
  const wholeMoney = lazily(
    (currency) =>
      new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }),
  );
  const country = lazily(() => new Intl.DisplayNames(language, { type: 'region' }));
  const day = dates({ dateStyle: 'long' });
  const shortDay = dates({ day: 'numeric', month: 'short' });
  const time = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const moment = dates({ dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' });
  return {
    integer: (value) => integer().format(value),
    percent: (value) => percent().format(value / 100),
    compact: (value) => compact().format(value),
    day: (at, timeZone = 'UTC') => day(timeZone).format(new Date(at)),
    shortDay: (at) => shortDay('UTC').format(new Date(at)),
    time: (at, timeZone) => time(timeZone).format(new Date(at)),
    moment: (at, timeZone) => moment(timeZone).format(new Date(at)),
    yen: (amount) => yen().format(amount),
    money: (amount, currency) =>
      (Number.isInteger(amount) ? wholeMoney : money)(currency).format(amount),
    country: (code) => country().of(code) ?? code,
  };
}

const known = new Map<Language, Formats>();

/** The formats of a language, made once. */
export function formatsOf(language: Language): Formats {
  const formats = known.get(language) ?? createFormats(language);
  known.set(language, formats);
  return formats;
}
