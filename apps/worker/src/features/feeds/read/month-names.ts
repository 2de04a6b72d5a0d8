/** Beginnings of the names of months, without accents and in small letters, the first being January. */
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

/** 1 to 12 by the name of a month in one of many languages, also where it is cut short. */
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
