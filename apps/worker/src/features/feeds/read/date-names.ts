/** Beginnings of the names of each month, from January on, in the languages of feeds. */
const beginnings = [
  'jan|ene|gen|ιαν|янв|sty|led|oca',
  'feb|fev|fév|φεβ|фев|lut|uno|şub|sub',
  'mar|mrt|mär|mrz|maer|μαρ|мар|bre|bře',
  'apr|avr|abr|απρ|апр|kwi|dub|nis',
  'may|mai|mag|mei|maj|μαι|μαϊ|май|мая|kve|kvě',
  'jun|juin|giu|ιουν|ιούν|июн|cze|cer|haz',
  'jul|juil|lug|ιουλ|ιούλ|июл|lip|cvc|tem',
  'aug|aout|août|ago|αυγ|αύγ|авг|sie|srp|agu|ağu',
  'sep|set|σεπ|сен|wrz|zar|zář|eyl',
  'oct|okt|out|ott|οκτ|окт|paz|paź|rij|eki',
  'nov|νοε|νοέ|ноя|lis|kas',
  'dec|dez|dic|déc|δεκ|дек|gru|pro|ara',
].map((names) => names.split('|').map(plain));

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Number of a month, 1 to 12, by its full or abbreviated name in one of many languages. */
export function monthOf(word: string): number | undefined {
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

/** Minutes east of UTC of named zones; an ambiguous name has the meaning that is usual in feeds. */
export const zones: Readonly<Record<string, number>> = {
  // Europe and Africa
  utc: 0,
  gmt: 0,
  ut: 0,
  z: 0,
  wet: 0,
  west: 60,
  bst: 60,
  cet: 60,
  cest: 120,
  mez: 60,
  mesz: 120,
  eet: 120,
  eest: 180,
  msk: 180,
  sast: 120,
  // America
  est: -300,
  edt: -240,
  et: -300,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  pt: -480,
  ast: -240,
  adt: -180,
  akst: -540,
  akdt: -480,
  hst: -600,
  brt: -180,
  art: -180,
  // Asia and Oceania
  ist: 330,
  jst: 540,
  kst: 540,
  hkt: 480,
  sgt: 480,
  awst: 480,
  aest: 600,
  aedt: 660,
  nzst: 720,
  nzdt: 780,
};
