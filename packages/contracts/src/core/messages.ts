// SPDX-License-Identifier: AGPL-3.0-or-later
import { withParticles } from './particles.ts';

/** Names that CLDR has for the forms of a plural; i18next appends them to keys: `days_few`. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

declare const placeholders: unique symbol;

/** A text of the English messages, with the names of its placeholders. */
export type Text<Names extends string = never> = string & { readonly [placeholders]?: Names };

/** The names of the placeholders of a text, or of any form of a plural. */
export type Placeholders<Message> = Message extends { readonly [placeholders]?: infer Names }
  ? Names & string
  : never;

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

/** The text of a plural for a number. */
export function pluralText<
  Key extends string,
  Messages extends Readonly<Record<`${Key}_other`, string>>,
>(
  messages: Messages,
  key: Key,
  { language, count }: { language: string; count: number },
): Messages[`${Key}_other`] {
  const form = `${key}_${pluralForm(language, count)}`;
  // All forms of a plural are texts of one type.
  const isForm = (name: string): name is `${Key}_other` => name in messages;
  return isForm(form) ? messages[form] : messages[`${key}_other`];
}

/** What stands before and after the number `{{n}}` of a text that shows it apart. */
export function aroundNumber(text: string): { before: string; after: string } {
  const [before = '', after = ''] = text.split('{{n}}');
  return { before, after };
}

/** Fills the placeholders of a text; values are not filled in turn. */
export function interpolate<Names extends string>(
  text: Text<Names>,
  values: Readonly<Record<NoInfer<Names>, string>> & Readonly<Record<string, string>>,
): string {
  const all: Readonly<Record<string, string>> = values;
  const filled = text.replaceAll(
    /\{\{(\w+)\}\}/g,
    (placeholder, name: string) => all[name] ?? placeholder,
  );
  return withParticles(filled);
}

/** Messages of a namespace as JSON has them. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/**
 * The messages of a language, with those of English where it has none: of a plural that is missing, for each form of
 * the language.
 */
export function completeMessages(
  english: MessageTree,
  translated: MessageTree | undefined,
  language: string,
): MessageTree {
  const complete: Record<string, string | MessageTree> = {};
  for (const [key, value] of Object.entries(english)) {
    const own = translated?.[key];
    if (typeof value !== 'string') {
      complete[key] = completeMessages(value, typeof own === 'object' ? own : undefined, language);
    } else if (pluralBaseOf(english, key) === undefined) {
      complete[key] = typeof own === 'string' && own !== '' ? own : value;
    }
  }
  for (const base of pluralBasesOf(english)) {
    for (const form of new Set<PluralForm>([...pluralForms(language), 'other'])) {
      const own = translated?.[`${base}_${form}`];
      const fallback = english[`${base}_${form}`] ?? english[`${base}_other`];
      const text = typeof own === 'string' && own !== '' ? own : fallback;
      if (text !== undefined) complete[`${base}_${form}`] = text;
    }
  }
  return complete;
}

/** The plurals among some messages: keys that have the form `other`, without it. */
export const pluralBasesOf = (messages: MessageTree): string[] =>
  Object.keys(messages).flatMap((key) => /^(.*)_other$/.exec(key)?.[1] ?? []);

/** The plural that a key is a form of. */
export function pluralBaseOf(messages: MessageTree, key: string): string | undefined {
  const base = /^(.*)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1];
  return base !== undefined && `${base}_other` in messages ? base : undefined;
}
