import type { Language } from '@kga/contracts';

import type { Words } from '../lib/words.ts';
import type { words as englishOfComing } from './locales/coming/en.ts';
import type { words as english } from './locales/en.ts';
import type { words as englishForMembers } from './locales/members/en.ts';
import type { words as englishOfNews } from './locales/news/en.ts';

/** Every word in English: of every visit and of the pages that bring words of their own. */
type English = typeof english &
  typeof englishForMembers &
  typeof englishOfNews &
  typeof englishOfComing;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: English };
  }
}

type SetWords =
  | Words<typeof english>
  | Words<typeof englishForMembers>
  | Words<typeof englishOfNews>
  | Words<typeof englishOfComing>;

const files = {
  everyone: {
    en: () => import('./locales/en.ts'),
    'zh-CN': () => import('./locales/zh-CN.ts'),
    fr: () => import('./locales/fr.ts'),
    de: () => import('./locales/de.ts'),
    ja: () => import('./locales/ja.ts'),
    ko: () => import('./locales/ko.ts'),
  },
  members: {
    en: () => import('./locales/members/en.ts'),
    'zh-CN': () => import('./locales/members/zh-CN.ts'),
    fr: () => import('./locales/members/fr.ts'),
    de: () => import('./locales/members/de.ts'),
    ja: () => import('./locales/members/ja.ts'),
    ko: () => import('./locales/members/ko.ts'),
  },
  news: {
    en: () => import('./locales/news/en.ts'),
    'zh-CN': () => import('./locales/news/zh-CN.ts'),
    fr: () => import('./locales/news/fr.ts'),
    de: () => import('./locales/news/de.ts'),
    ja: () => import('./locales/news/ja.ts'),
    ko: () => import('./locales/news/ko.ts'),
  },
  coming: {
    en: () => import('./locales/coming/en.ts'),
    'zh-CN': () => import('./locales/coming/zh-CN.ts'),
    fr: () => import('./locales/coming/fr.ts'),
    de: () => import('./locales/coming/de.ts'),
    ja: () => import('./locales/coming/ja.ts'),
    ko: () => import('./locales/coming/ko.ts'),
  },
} satisfies Record<string, Record<Language, () => Promise<{ words: SetWords }>>>;

/** Words that are loaded together: all but `everyone` only with the pages that need them. */
export type WordSet = keyof typeof files;

type Entry = { promise: Promise<SetWords>; words?: SetWords; failed?: true };

const entries = new Map<string, Entry>();
const used = new Set<WordSet>(['everyone']);

const keyOf = (set: WordSet, language: Language) => `${set} ${language}`;

function entryOf(set: WordSet, language: Language): Entry {
  const found = entries.get(keyOf(set, language));
  if (found) return found;
  const entry: Entry = { promise: Promise.resolve().then(() => read(set, language)) };
  entry.promise.then(
    (words) => (entry.words = words),
    () => (entry.failed = true),
  );
  entries.set(keyOf(set, language), entry);
  used.add(set);
  return entry;
}

async function read(set: WordSet, language: Language): Promise<SetWords> {
  return (await files[set][language]()).words;
}

/** Loads a set once; the same promise for every call, as React's `use` needs it. */
export function loadWords(set: WordSet, language: Language): Promise<SetWords> {
  return entryOf(set, language).promise;
}

/** Loads a language whole: every set that was needed so far. What failed before is tried again. */
export async function loadLanguage(language: Language): Promise<void> {
  const sets = [...used];
  for (const set of sets) {
    if (entries.get(keyOf(set, language))?.failed) entries.delete(keyOf(set, language));
  }
  await Promise.all(sets.map((set) => loadWords(set, language)));
}

/** A set's words where they are here already. */
export function loadedWords(set: WordSet, language: Language): SetWords | undefined {
  return entries.get(keyOf(set, language))?.words;
}

/** The source path of a set's words, as in the build's manifest. */
export function wordsModule(set: WordSet, language: Language): string {
  return `src/app/locales/${set === 'everyone' ? '' : `${set}/`}${language}.ts`;
}

/** The words that are here of a language, as one. */
export function wordsOf(language: Language): Partial<English> | object {
  return Object.assign({}, ...[...used].map((set) => loadedWords(set, language)));
}
