// SPDX-License-Identifier: AGPL-3.0-or-later
type Time = { hour: number; minute: number; second: number; milliseconds: number };

const midnight: Time = { hour: 0, minute: 0, second: 0, milliseconds: 0 };

/**
 * Parses the dates of feeds: RFC 822 with its common mistakes, ISO 8601 and its profiles, asctime,
 * two-digit years, months in other languages, dotted dates, Chinese, Japanese and Korean dates, and Unix
 * time. UTC without a zone; undefined where it, its time or its zone cannot be parsed, or has several
 * meanings.
 */
export function readDate(text: string): Date | undefined {
  const written = text
    .trim()
    .slice(0, 200)
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
  if (/^\d{10}(\d{3})?$/.test(written)) {
    return sane(new Date(Number(written) * (written.length === 10 ? 1_000 : 1)));
  }
  const day = isoDay(written) ?? eastAsianDay(written) ?? namedDay(written) ?? numericDay(written);
  if (!day) return undefined;
  const { rest, year, month, date } = day;
  const found = timeIn(rest);
  // What looks like a time and cannot be read is not midnight.
  if (!found && /(?<![+-]\d{0,2})\d:\d/.test(rest)) return undefined;
  // Without a time, a zone would only move the day.
  const { zone, ...time } = found ?? { ...midnight, zone: '' };
  if (time.hour > 24 || time.minute > 59 || time.second > 60) return undefined;
  const read = new Date(
    Date.UTC(year, month - 1, date, time.hour, time.minute, time.second, time.milliseconds),
  );
  // Rejects days that do not exist, such as June 31.
  const noon = new Date(Date.UTC(year, month - 1, date, 12));
  if (noon.getUTCMonth() !== month - 1 || noon.getUTCDate() !== date) return undefined;
  const east = zoneOf(zone, read);
  return east === undefined ? undefined : sane(new Date(read.getTime() - east * 60_000));
}

type Day = { year: number; month: number; date: number; rest: string };

/** Rejects implausible years. */
function sane(date: Date): Date | undefined {
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 2200 ? date : undefined;
}

function dayOf(year: string, month: number, date: string | undefined, rest: string): Day {
  const number = Number(year);
  const full = year.length > 2 ? number : number + (number < 70 ? 2_000 : 1_900);
  return { year: full, month, date: Number(date ?? 1), rest };
}

/** The year first: ISO 8601, also after the day of the week or with a named month. */
function isoDay(written: string): Day | undefined {
  const text = written.replace(/^\p{L}+\.?,? (?=\d{4}[-/])/u, '');
  const named = /^(\d{4})[-/. ]+(\p{L}{3,})[-/. ]+(\d{1,2})(?!\d)/u.exec(text);
  const month = monthOf(named?.[2] ?? '');
  if (named && month !== undefined) {
    return dayOf(named[1] ?? '', month, named[3], text.slice(named[0].length));
  }
  const found =
    /^(\d{4})(?:[-/]|\. ?)(\d{1,2})(?:(?:[-/]|\. ?)(\d{1,2}))?(?!\d)/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})(?=\D|$)/.exec(text) ??
    /^(\d{4})$/.exec(text);
  if (!found) return undefined;
  const [all, year = '', number = '1', date] = found;
  return dayOf(year, Number(number), date, text.slice(all.length));
}

function eastAsianDay(text: string): Day | undefined {
  const found = /(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일号]/.exec(text);
  if (!found) return undefined;
  const [all, year = '', month = '', date] = found;
  return dayOf(year, Number(month), date, text.slice(found.index + all.length));
}

/** Two digits before a time or a longer year are not a year. */
const yearAfter = /^[ .,'-]*(?:de )?(\d{4}|\d{2})(?!\d|:| ?h| ?[ap]\.?m\b|[ ./-]\d{4})/i;

/** `29 Jul 2004`, `Jul 29, 2004`, `Thu Jul 29 12:00:00 2004`. */
function namedDay(text: string): Day | undefined {
  // Brackets hold the zone or the day of the week.
  const spoken = text.replaceAll(/\([^)]*\)/g, ' ');
  const withoutTime = spoken.replace(/\d{1,2}:\d{2}.*?(?= \d{4}$| \d{4} |$)/, ' ');
  for (const found of withoutTime.matchAll(/\p{L}{3,}/gu)) {
    const month = monthOf(found[0]);
    const before = withoutTime.slice(0, found.index);
    const after = withoutTime.slice(found.index + found[0].length);
    const dateBefore = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er)?[ .,-]*(?:de |of )?$/i.exec(before)?.[1];
    const dateAfter = /^[ .-]*(\d{1,2})(?:st|nd|rd|th)?(?=[ ,]|$)/i.exec(after);
    const date = dateBefore ?? dateAfter?.[1];
    const yearPart =
      dateBefore === undefined && dateAfter ? after.slice(dateAfter[0].length) : after;
    const [, year] = yearAfter.exec(yearPart.replace(/^\p{L}+/u, '')) ?? [];
    // `Mar` may be Tuesday in French; a month has a day beside it.
    if (month === undefined || date === undefined || year === undefined) continue;
    return dayOf(year, month, date, text);
  }
  return undefined;
}

/** `29.07.2004`, and `07/29/2004` or `29/07/2004` where unambiguous. */
function numericDay(text: string): Day | undefined {
  const found = /^(?:\p{L}+,? )?(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/u.exec(text);
  if (!found) return undefined;
  const [all, first = '', mark, second = '', year = ''] = found;
  const rest = text.slice(all.length);
  if (mark === '.' || Number(first) > 12 || first === second) {
    return dayOf(year, Number(second), first, rest);
  }
  return Number(second) > 12 ? dayOf(year, Number(first), second, rest) : undefined;
}

/** The time, and the text behind it, which may name a zone. */
function timeIn(text: string): (Time & { zone: string }) | undefined {
  const found =
    /(?:^|[T\s,])(?:(오전|오후|上午|下午|午前|午後) ?)?(\d{1,2})(?:[:時时시] ?|\.(?=\d\d)| ?h ?(?=\d\d))(\d{1,2})(?!\d)(?:[:.分분] ?(\d{1,2})(?!\d))?(?:[.,](\d{1,9}))?(?: ?([ap])\.?m\b)?/i.exec(
      text,
    ) ?? /^T()(\d{2})(\d{2})(\d{2})?/.exec(text);
  if (!found) return undefined;
  const [all, half = '', hour = '', minute = '', second = '0', fraction = '0', letter = ''] = found;
  const isLate = /오후|下午|午後/.test(half) || /p/i.test(letter);
  const isHalf = half !== '' || letter !== '';
  return {
    hour: isHalf ? (Number(hour) % 12) + (isLate ? 12 : 0) : Number(hour),
    minute: Number(minute),
    second: Number(second),
    milliseconds: Math.floor(Number(`0.${fraction}`) * 1_000),
    zone: text.slice(found.index + all.length),
  };
}

/**
 * Minutes east of UTC, by an offset or a name, also in brackets; undefined where a zone is named that is not
 * known.
 */
function zoneOf(written: string, read: Date): number | undefined {
  const text = written.replaceAll(/[()[\]]/g, ' ').trim();
  const offset = /^(?:utc|gmt)? ?([+-])(\d{1,2}):?(\d{2})?(?::00)?(?= |$)/i.exec(text);
  if (offset) {
    const [, sign, hours = '', minutes = '0'] = offset;
    const east = Number(hours) * 60 + Number(minutes);
    return sign === '-' ? -east : east;
  }
  const names = text.matchAll(/(?<![a-z])[a-z]{1,4}(?![a-z])/gi);
  const known = Array.from(names, ([name]) => zones.get(name.toLowerCase()));
  const place = /^[a-z]+\/[a-z_/+-]+/i.exec(text)?.[0];
  if (place !== undefined) return offsetAt(place, read);
  const zone = known.find((east) => east !== undefined);
  return zone ?? (/^(?:[+-]|[:.]?\d(?!\d{3}\b)|[A-Z]{2,5}\b)/.test(text) ? undefined : 0);
}

/** Minutes east of UTC of a place of the time zone database at a local time; undefined for an unknown one. */
function offsetAt(timeZone: string, local: Date): number | undefined {
  try {
    const format = new Intl.DateTimeFormat('sv', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const east = (time: number) =>
      (Date.parse(`${format.format(time).replace(' ', 'T')}Z`) - Math.floor(time / 1_000) * 1_000) /
      60_000;
    // The offset at the time itself, which differs where the clocks changed in between.
    return east(local.getTime() - east(local.getTime()) * 60_000);
  } catch {
    return undefined;
  }
}

/**
 * Beginnings of the names of each month, from January on, in the languages of feeds. The longest counts,
 * which tells Czech `červenec` (July) from `červen` (June). Names of different months in different
 * languages are left out: `listopada` is November in Polish and October in Croatian.
 */
const beginnings = [
  'jan|ene|gen|xan|ιαν|янв|яну|јан|січ|sty|led|oca|ian|jaa|tam|sij|sau',
  'feb|fev|φεβ|фев|феб|лют|lut|uno|sub|vee|hel|velj|vas',
  'mar|mrt|mrz|maer|μαρ|мар|бер|bre|maal|ozu|kov|mac',
  'apr|avr|abr|απρ|апр|кві|kwi|dub|nis|huh|trav|bal',
  'may|mai|mag|mei|maj|μαι|май|мая|мај|тра|kve|tou|svi|geg',
  'jun|juin|giu|iun|xun|ιουν|ιον|июн|юни|јун|чер|cze|cerven|cervna|haz|juun|kes|lipanj|lipnj|bir',
  'jul|juil|lug|iul|xul|ιουλ|ιολ|июл|юли|јул|лип|lipc|lipiec|cervenec|cervence|cvc|tem|juul|hei|srpanj|srpnj|lie',
  'aug|aout|ago|avg|αυγ|авг|сер|sie|srpen|srpna|agu|elo|kolov|rugp|ogo',
  'sep|set|szep|σεπ|сен|сеп|вер|wrz|zar|eyl|syy|ruj|rugs',
  'oct|okt|out|ott|οκτ|окт|жов|paz|rij|eki|lok|spa',
  'nov|νοε|ноя|ное|нов|лис|kas|noi|marras|listopadu|stu|lap',
  'dec|dez|dic|des|dis|det|δεκ|дек|дец|гру|gru|pro|ara|jou',
].map((names) => names.split('|').map(plain));

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Number of a month, 1 to 12, by its full or abbreviated name in one of many languages. */
function monthOf(word: string): number | undefined {
  const name = plain(word);
  if (name.length < 3) return undefined;
  let best: { month: number; length: number } | undefined;
  for (const [index, names] of beginnings.entries()) {
    for (const beginning of names) {
      if (name.startsWith(beginning) && beginning.length > (best?.length ?? 0)) {
        best = { month: index + 1, length: beginning.length };
      }
    }
  }
  return best?.month;
}

/** Named zones by minutes east of UTC; an ambiguous name has the meaning that is usual in feeds. */
const zoneNames = [
  [0, 'utc gmt ut z wet'],
  [60, 'west bst cet mez met'],
  [120, 'cest mesz mest eet sast'],
  [180, 'eest msk idt trt'],
  [300, 'pkt'],
  [330, 'ist'],
  [345, 'npt'],
  [420, 'ict wib'],
  [480, 'hkt sgt myt pht wita awst'],
  [540, 'jst kst wit'],
  [570, 'acst'],
  [600, 'aest'],
  [630, 'acdt'],
  [660, 'aedt'],
  [720, 'nzst'],
  [780, 'nzdt'],
  [-180, 'adt brt art'],
  [-240, 'edt ast at'],
  [-300, 'est et cdt'],
  [-360, 'cst ct mdt'],
  [-420, 'mst mt pdt'],
  [-480, 'pst pt akdt'],
  [-540, 'akst'],
  [-600, 'hst'],
] as const;

const zones: ReadonlyMap<string, number> = new Map(
  zoneNames.flatMap(([minutes, names]) => names.split(' ').map((name) => [name, minutes])),
);
