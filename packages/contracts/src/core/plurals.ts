// SPDX-License-Identifier: AGPL-3.0-or-later
/** Names that CLDR has for the forms of a plural; i18next appends them to keys: `days_few`. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Keys of plurals without their form. Every language has the form `other`. */
type PluralKey<Key> = Key extends `${infer Base}_other` ? Base : never;

type FormKey<Key> = `${PluralKey<Key>}_${Exclude<PluralForm, 'other'>}`;

/**
 * The shape of English messages with other texts. A missing or an extra key does not compile; of a plural,
 * each language has the forms of its own.
 */
export type Translated<English> = {
  readonly [Key in Exclude<keyof English, FormKey<keyof English>>]: English[Key] extends string
    ? string
    : Translated<English[Key]>;
} & { readonly [Key in FormKey<keyof English>]?: string };

const rules = new Map<string, Intl.PluralRules>();

/** The form that a number takes in a language. */
export function pluralForm(language: string, count: number): PluralForm {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}

/** The forms that whole numbers below a thousand take in a language. */
export const pluralForms = (language: string): PluralForm[] => [
  ...new Set(Array.from({ length: 1_000 }, (_, count) => pluralForm(language, count))),
];

type Plural<Key extends string> = { readonly [Other in `${Key}_other`]: string } & {
  readonly [Form in `${Key}_${Exclude<PluralForm, 'other'>}`]?: string;
};

/** The text of a plural for a number. */
export function pluralText<Key extends string>(
  messages: Plural<Key>,
  key: Key,
  { language, count }: { language: string; count: number },
): string {
  const texts: Readonly<Record<string, string | undefined>> = messages;
  return texts[`${key}_${pluralForm(language, count)}`] ?? texts[`${key}_other`] ?? '';
}
