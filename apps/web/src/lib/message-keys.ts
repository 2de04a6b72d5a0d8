// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Placeholders, PluralForm } from '@kga/contracts/core';

import type { EnglishMessages } from './english-messages.d.ts';
import type { Namespace } from './messages.ts';

type WithoutForm<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** Keys of texts, at any depth: `empty.title`. Forms of a plural have one key. */
type TextKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${TextKey<Texts[Key]>}`;
}[keyof Texts & string];

/** Keys of groups of texts. */
type GroupKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? never
    : Key | `${Key}.${GroupKey<Texts[Key]>}`;
}[keyof Texts & string];

type TextKeys = { readonly [Name in Namespace]: TextKey<EnglishMessages[Name]> };
type GroupKeys = { readonly [Name in Namespace]: GroupKey<EnglishMessages[Name]> };

type First<Names> = Names extends readonly [infer Name extends Namespace, ...unknown[]]
  ? Name
  : Names & Namespace;
type Each<Names> = Names extends readonly Namespace[] ? Names[number] : Names & Namespace;

/** Keys of the first namespace stand alone, those of each one behind its name: `shared:retry`. */
type Keys<ByName extends Record<Namespace, string>, Names> =
  | ByName[First<Names>]
  | { [Name in Each<Names>]: `${Name}:${ByName[Name]}` }[Each<Names>];

/** What stands at a path; of a plural, all of its forms. */
type At<Texts, Path extends string> = Path extends keyof Texts
  ? Texts[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Texts
      ? At<Texts[Head], Rest>
      : never
    : `${Path}_${PluralForm}` extends infer Form
      ? Form extends keyof Texts
        ? Texts[Form]
        : never
      : never;

type AtKey<Names, Key extends string> = Key extends `${infer Name extends Namespace}:${infer Path}`
  ? At<EnglishMessages[Name], Path>
  : At<EnglishMessages[First<Names>], Key>;

type Value = string | number;

/** Values for each placeholder of a text. */
type Values<Text> = { readonly [Name in Placeholders<Text>]: Value };

/** Whether a path leads to the forms of a plural. */
type IsPlural<Texts, Path extends string> = Path extends keyof Texts
  ? false
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Texts
      ? IsPlural<Texts[Head], Rest>
      : true
    : true;

type IsPluralKey<
  Names,
  Key extends string,
> = Key extends `${infer Name extends Namespace}:${infer Path}`
  ? IsPlural<EnglishMessages[Name], Path>
  : IsPlural<EnglishMessages[First<Names>], Key>;

/** A text needs values if it has placeholders, and a plural the `count` that chooses its form. */
type Arguments<Text, Plural> = true extends Plural
  ? [values: Values<Text> & { readonly count: number }]
  : [Placeholders<Text>] extends [never]
    ? [values?: Readonly<Record<string, Value | undefined>>]
    : [values: Values<Text> & { readonly count?: number }];

/**
 * Translates a key of the English messages. A key that does not exist, a placeholder without
 * its value and a plural without its count do not compile.
 */
export type Translate<Names extends Namespace | readonly Namespace[]> = {
  <Key extends Keys<GroupKeys, Names>>(
    key: Key,
    options: { readonly returnObjects: true },
  ): AtKey<Names, Key>;
  <Key extends Keys<TextKeys, Names>>(
    key: Key,
    ...values: Arguments<AtKey<Names, Key>, IsPluralKey<Names, Key>>
  ): string;
};
