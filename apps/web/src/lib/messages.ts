// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * English messages by namespace: `messages/en.ts` of a folder adds its own.
 */
export interface EnglishMessages {}

/** A namespace of messages: `messages/en.ts` of a folder declares it with its English type. */
export type Namespace = keyof EnglishMessages;

/** The namespaces that have all of certain messages. */
export type NamespaceWith<Key extends string> = {
  [Name in Namespace]: [Key] extends [keyof EnglishMessages[Name]] ? Name : never;
}[Namespace];

/** The shape of English messages with other texts: a missing or an extra key does not compile. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translated<English[Key]>;
};

export type Messages<Name extends Namespace> = Translated<EnglishMessages[Name]>;
