// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { type ChangeTopic, changeTopics } from './features.ts';

/** The Redis channel on which the worker publishes changes. */
export const changeChannel = 'kga:changed';

/** A message on `changeChannel`, as JSON. */
export const change = z.object({
  topic: z.enum(changeTopics),
  /** A petition's slug or a post's id; `all` for a whole list. */
  id: z.string(),
});

export type Change = z.infer<typeof change>;

/** Undefined where the message has another shape. */
export function parseChange(message: string): Change | undefined {
  try {
    return change.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
}

/** What a shared cache knows every page by, beside the topics that it shows. */
export const pagesKey = 'pages';

type SurrogateKey = ChangeTopic | typeof pagesKey;

/** The header by which Fastly and Varnish find what to purge; the web server reads it from the api. */
export const surrogateKeys = (keys: readonly SurrogateKey[]): Readonly<Record<string, string>> =>
  keys.length === 0 ? {} : { 'surrogate-key': keys.join(' ') };

/** The same for Cloudflare. */
export const cacheTags = (keys: readonly SurrogateKey[]): Readonly<Record<string, string>> =>
  keys.length === 0 ? {} : { 'cache-tag': keys.join(',') };

/** The keys that a response names. */
export const readSurrogateKeys = (header: string | null | undefined): string[] =>
  header ? header.split(' ').filter(Boolean) : [];
