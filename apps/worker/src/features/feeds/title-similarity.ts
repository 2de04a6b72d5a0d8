/** How near two titles must be: the share of their parts that both have (Dice), from 0 to 1. */
const nearEnough = 0.85;

/** Of what differs between them, so that a slip of the pen passes and another word does not. */
const slipOfThePen = 0.5;

/** Shorter ones, such as 'Weekly news', are the same by chance; a Han character counts for two. */
const shortest = 20;

const bands = 4;
const rowsOfBand = 2;

const cjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const eachCjk = new RegExp(cjk, 'gu');
/** Those who write so set spaces as they like. */
const besideCjk = new RegExp(`(?<=${cjk.source}) | (?=${cjk.source})`, 'gu');

/** Words that turn a title into its opposite, as `normalizeTitle` leaves them. */
const negations = new Set(
  'not no never without nicht kein keine nie ohne pas ne non sans jamais'.split(' '),
);
const cjkNegations = /[不没沒未無无非]|ない|ません|않|못|안/gu;

/**
 * A title by its words alone: lower case, without accents and punctuation, and without the
 * source's name after a dash or bar at its end.
 */
export function normalizeTitle(title: string, source: string): string {
  const whole = plain(title);
  const end = plain(source);
  const isNamed = end !== '' && whole.endsWith(` ${end}`) && /\s[-–—|·:]\s/u.test(title.slice(1));
  return (isNamed ? whole.slice(0, -end.length - 1) : whole).replaceAll(besideCjk, '');
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/gu, '')
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Keys of a plain title: two that are near share at least one (97 of 100 at the limit, all that are
 * equal), others hardly ever. Numbers and the language are part of each, so that neither 'Part 1'
 * and 'Part 2' nor translations meet. None for a title too short to tell.
 */
export function titleKeys(title: string, language: string): number[] {
  if (lengthOf(title) < shortest) return [];
  const parts = partsOf(title);
  const seed = hash(`${language} ${numbersOf(title)}`);
  return Array.from({ length: bands }, (_, band) => {
    let key = seed ^ band;
    for (let row = 0; row < rowsOfBand; row += 1) {
      const salt = Math.imul(band * rowsOfBand + row + 1, 0x9e3779b1);
      let least = 0xffffffff;
      for (const part of parts) least = Math.min(least, mix(part ^ salt) >>> 0);
      key = mix(key ^ least);
    }
    return key | 0;
  });
}

/** A plain title, taken to pieces once for being compared with many. */
export type ParsedTitle = {
  plain: string;
  length: number;
  numbers: string;
  negations: number;
  parts: ReadonlySet<number>;
};

/** Takes a plain title to pieces. */
export const parseTitle = (title: string): ParsedTitle => ({
  plain: title,
  length: lengthOf(title),
  numbers: numbersOf(title),
  negations: negationsOf(title),
  parts: new Set(partsOf(title)),
});

/** Whether two titles say the same but for a slip of the pen or a word that adds nothing. */
export function areSimilarTitles(one: ParsedTitle, other: ParsedTitle): boolean {
  if (Math.min(one.length, other.length) < shortest) return false;
  if (one.plain === other.plain) return true;
  if (one.numbers !== other.numbers || one.negations !== other.negations) return false;
  if (likeness(one.parts, other.parts) < nearEnough) return false;
  const [left, right] = differenceOf(one.plain, other.plain);
  if (left.length === 0 || right.length === 0) return true;
  // 'Rules for one against another' has the words of 'rules against one for another'.
  if (wordsIn(left, right) !== wordsIn(right, left)) return false;
  return likeness(partsIn(left), partsIn(right)) >= slipOfThePen;
}

const partsIn = (words: readonly string[]) => new Set(partsOf(words.join(' ')));

/** The share of parts that both have. */
function likeness(left: ReadonlySet<number>, right: ReadonlySet<number>): number {
  const [shorter, longer] = left.size < right.size ? [left, right] : [right, left];
  let both = 0;
  for (const part of shorter) if (longer.has(part)) both += 1;
  return (2 * both) / (left.size + right.size);
}

/** Those words of a title, in its order, that the other has, too. */
function wordsIn(words: readonly string[], others: readonly string[]): string {
  const known = new Set(others);
  return words.filter((word) => known.has(word)).join(' ');
}

/** The words of both without those that they begin and end with alike. */
function differenceOf(one: string, other: string): [string[], string[]] {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  while (left.length > 0 && left[0] === right[0]) {
    left.shift();
    right.shift();
  }
  while (left.length > 0 && left.at(-1) === right.at(-1)) {
    left.pop();
    right.pop();
  }
  return [left, right];
}

/** Three letters each, two where a letter is a syllable or a word; as hashes. */
function partsOf(title: string): number[] {
  const size = cjk.test(title) ? 2 : 3;
  const text = ` ${title} `;
  const parts: number[] = [];
  for (let at = 0; at + size <= text.length; at += 1) parts.push(hash(text, at, at + size));
  return parts;
}

const wordsOf = (title: string) => (cjk.test(title) ? Array.from(title) : title.split(' '));
const numbersOf = (title: string) => (title.match(/\p{N}+/gu) ?? []).join(' ');
const lengthOf = (title: string) => title.length + (title.match(eachCjk)?.length ?? 0);

function negationsOf(title: string): number {
  const words = title.split(' ').filter((word) => negations.has(word)).length;
  return words + (title.match(cjkNegations)?.length ?? 0);
}

/** FNV-1a. */
function hash(text: string, from = 0, to = text.length): number {
  let value = 0x811c9dc5;
  for (let at = from; at < to; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

/** Spreads the bits of a number, as MurmurHash3 ends. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
