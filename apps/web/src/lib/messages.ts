// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Translated } from '@kga/contracts/core';

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

export type Messages<Name extends Namespace> = Translated<EnglishMessages[Name]>;
