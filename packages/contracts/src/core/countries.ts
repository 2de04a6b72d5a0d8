/** The 27 states of the European Union, ISO 3166-1 alpha-2. */
export const memberStates = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

export type MemberState = (typeof memberStates)[number];

/** Approximate positions of the states on a grid of 7 columns and 7 rows, from the north-west. */
export const tilePlaces: Readonly<Record<MemberState, readonly [column: number, row: number]>> = {
  SE: [5, 1],
  FI: [6, 1],
  DK: [4, 2],
  EE: [7, 2],
  IE: [1, 3],
  NL: [3, 3],
  DE: [4, 3],
  PL: [5, 3],
  LV: [7, 3],
  BE: [3, 4],
  LU: [4, 4],
  CZ: [5, 4],
  SK: [6, 4],
  LT: [7, 4],
  FR: [3, 5],
  AT: [5, 5],
  HU: [6, 5],
  RO: [7, 5],
  PT: [1, 6],
  ES: [2, 6],
  IT: [4, 6],
  SI: [5, 6],
  HR: [6, 6],
  BG: [7, 6],
  MT: [4, 7],
  GR: [6, 7],
  CY: [7, 7],
};

/** The European institutions write Greece EL and the United Kingdom UK. */
const institutionalCodes: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' };

/**
 * A country code as ISO 3166-1 alpha-2 in upper case, from any case and from the institutions'
 * EL and UK; undefined where the text is not two letters.
 */
export function countryCodeOf(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  return institutionalCodes[code] ?? code;
}
