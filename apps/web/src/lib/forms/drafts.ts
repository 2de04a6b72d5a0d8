// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentKinds } from '@kga/contracts/core';
import * as z from 'zod/mini';

/** Field values, and when they were saved, in epoch milliseconds. */
const draftSchema = z.object({ at: z.number(), texts: z.record(z.string(), z.string()) });

/** Storage key of a form's draft, which lives until the form is sent or the user signs out; a letter's longer. */
export type DraftKey = `draft:${string}`;

/**
 * Drafts of texts use localStorage, and those of legal requests, which are stored only where the
 * person asks for it; others, such as names and addresses, end with the tab.
 */
const persistent = [...contentKinds, 'forum-', 'own-article-', 'legal-', 'letter'].map(
  (name) => `draft:${name}`,
);

const day = 24 * 60 * 60 * 1_000;

/**
 * The draft of a letter with what follows it up: an answer takes weeks. It outlives signing out, because
 * it belongs to the browser and not to the account.
 */
export const letterDraftKey = 'draft:letter';

/** Milliseconds after its last change in which a draft expires. */
const lifetimeOf = (key: DraftKey): number => (key === letterDraftKey ? 365 : 30) * day;

const isPersistent = (key: string): key is DraftKey =>
  persistent.some((start) => key.startsWith(start));

const storageOf = (key: DraftKey): Storage => (isPersistent(key) ? localStorage : sessionStorage);

/** Reads a draft; empty if it is missing, expired or malformed, or storage is blocked. */
export function readDraft(key: DraftKey): Readonly<Record<string, string>> {
  try {
    const { at, texts } = draftSchema.parse(JSON.parse(storageOf(key).getItem(key) ?? ''));
    return Date.now() - at < lifetimeOf(key) ? texts : {};
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
      if (isPersistent(key) && Object.keys(readDraft(key)).length === 0)
        localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked.
  }
}
