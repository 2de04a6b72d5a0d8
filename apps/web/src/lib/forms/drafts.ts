import * as z from 'zod/mini';

/** What was typed, and when, in milliseconds. */
const kept = z.object({ at: z.number(), texts: z.record(z.string(), z.string()) });

/** What a form keeps of what was typed, until it is sent or somebody signs out. */
export type DraftKey = `draft:${string}`;

/** Texts outlive their tab; what other forms hold, such as names and addresses, goes with it. */
const lasting = ['draft:story', 'draft:forum-', 'draft:own-article-'];

/** Texts to which nobody came back are forgotten after this time, in milliseconds: 30 days. */
const keptFor = 30 * 24 * 60 * 60 * 1_000;

const isLasting = (key: string): key is DraftKey => lasting.some((start) => key.startsWith(start));

const storageOf = (key: DraftKey): Storage => (isLasting(key) ? localStorage : sessionStorage);

/** Reads a draft; nothing where there is none, it is too old or no draft, or the browser refuses. */
export function readDraft(key: DraftKey): Readonly<Record<string, string>> {
  try {
    const { at, texts } = kept.parse(JSON.parse(storageOf(key).getItem(key) ?? ''));
    return Date.now() - at < keptFor ? texts : {};
  } catch {
    return {};
  }
}

/** Keeps a draft, or forgets it with null. */
export function storeDraft(key: DraftKey, draft: Readonly<Record<string, string>> | null): void {
  try {
    const storage = storageOf(key);
    if (draft === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ at: Date.now(), texts: draft }));
  } catch {
    // Storage is full or forbidden: the form goes on without it.
  }
}

/** Takes away the drafts that are too old, whose forms may never be opened again. */
export function deleteExpiredDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (isLasting(key) && Object.keys(readDraft(key)).length === 0) localStorage.removeItem(key);
    }
  } catch {
    // Where nothing can be kept, nothing is old.
  }
}
