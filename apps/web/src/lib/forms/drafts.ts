// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentKinds } from '@kga/contracts/core';
import * as z from 'zod/mini';

/** Field values, and when they were saved, in epoch milliseconds. */
const draftSchema = z.object({ at: z.number(), texts: z.record(z.string(), z.string()) });

/** Storage key of a form's draft, which lives until the form is sent or the user signs out. */
export type DraftKey = `draft:${string}`;

/** Drafts that stay in the browser. All others, such as names and addresses, end with the tab. */
export type StoredDrafts = {
  /** The beginning of their keys; where several match, the longest counts. */
  readonly prefix: DraftKey;
  /** Days after its last change in which a draft expires; 30 if undefined. */
  readonly days?: number;
  /** Whether signing out leaves them, because they belong to the browser and not to the account. */
  readonly outliveSignOut?: true;
};

const stored: StoredDrafts[] = contentKinds.map((kind) => ({ prefix: `draft:${kind}` }));

/** Adds what features declare in their manifests. */
export const declareStoredDrafts = (declared: readonly StoredDrafts[]): number =>
  stored.push(...declared);

const rulesOf = (key: string): StoredDrafts | undefined =>
  stored
    .filter(({ prefix }) => key.startsWith(prefix))
    .toSorted((one, other) => other.prefix.length - one.prefix.length)[0];

export const outlivesSignOut = (key: string): boolean => rulesOf(key)?.outliveSignOut ?? false;

const isStored = (key: string): key is DraftKey => rulesOf(key) !== undefined;

const storageOf = (key: DraftKey): Storage => (isStored(key) ? localStorage : sessionStorage);

const day = 24 * 60 * 60 * 1_000;

/** Reads a draft; empty if it is missing, expired or malformed, or storage is blocked. */
export function readDraft(key: DraftKey): Readonly<Record<string, string>> {
  try {
    const { at, texts } = draftSchema.parse(JSON.parse(storageOf(key).getItem(key) ?? ''));
    return Date.now() - at < (rulesOf(key)?.days ?? 30) * day ? texts : {};
  } catch {
    return {};
  }
}

/** Saves a draft, or deletes it with null. */
export function storeDraft(key: DraftKey, draft: Readonly<Record<string, string>> | null): void {
  try {
    const storage = storageOf(key);
    if (draft === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ at: Date.now(), texts: draft }));
  } catch {
    // Storage is full or blocked: the form works without it.
  }
}

/** Deletes expired drafts, whose forms may never be opened again. */
export function deleteExpiredDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (isStored(key) && Object.keys(readDraft(key)).length === 0) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked.
  }
}
