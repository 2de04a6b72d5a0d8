// SPDX-License-Identifier: AGPL-3.0-or-later
import type { EnglishMessages } from './english-messages.d.ts';

/** A namespace of messages: a folder of `messages`. */
export type Namespace = keyof EnglishMessages;

/** The namespaces that have all of certain messages. */
export type NamespaceWith<Key extends string> = {
  [Name in Namespace]: [Key] extends [keyof EnglishMessages[Name]] ? Name : never;
}[Namespace];
