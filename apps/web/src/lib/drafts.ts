import * as z from 'zod/mini';

const drafts = z.record(z.string(), z.string());

/** What a form keeps of what was typed, for this tab and this visit. */
export type DraftKey = `draft:${string}`;

/** Reads a draft; nothing where there is none, it is no map of texts, or the browser refuses. */
export function readDraft(key: DraftKey): Readonly<Record<string, string>> {
  try {
    return drafts.parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps a draft, or forgets it with null. */
export function storeDraft(key: DraftKey, draft: Readonly<Record<string, string>> | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form goes on without it.
  }
}
