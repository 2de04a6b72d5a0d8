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
