import type { Language } from '@kga/contracts';

import type { Messages } from '../lib/messages.ts';
import type { words as englishOfComing } from './locales/coming/en.ts';
import type { words as english } from './locales/en.ts';
import type { words as englishOfForum } from './locales/forum/en.ts';
import type { words as englishForMembers } from './locales/members/en.ts';
import type { words as englishOfModeration } from './locales/moderation/en.ts';
import type { words as englishOfNews } from './locales/news/en.ts';
import type { words as englishOfOwnStories } from './locales/own-stories/en.ts';
import type { words as englishOfStories } from './locales/stories/en.ts';

/** Every word in English: of every visit and of the pages that bring words of their own. */
type English = typeof english &
  typeof englishForMembers &
  typeof englishOfNews &
  typeof englishOfComing &
  typeof englishOfStories &
  typeof englishOfOwnStories &
  typeof englishOfForum &
  typeof englishOfModeration;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: English };
  }
}

type SetWords =
  | Messages<typeof englishOfStories>
  | Messages<typeof englishOfOwnStories>
  | Messages<typeof english>
  | Messages<typeof englishOfForum>
  | Messages<typeof englishForMembers>
  | Messages<typeof englishOfModeration>
  | Messages<typeof englishOfNews>
  | Messages<typeof englishOfComing>;

const files = {
  everyone: {
    en: () => import('./locales/en.ts'),
    'zh-CN': () => import('./locales/zh-CN.ts'),
    fr: () => import('./locales/fr.ts'),
    de: () => import('./locales/de.ts'),
    ja: () => import('./locales/ja.ts'),
    ko: () => import('./locales/ko.ts'),
  },
  stories: {
    en: () => import('./locales/stories/en.ts'),
    'zh-CN': () => import('./locales/stories/zh-CN.ts'),
    fr: () => import('./locales/stories/fr.ts'),
    de: () => import('./locales/stories/de.ts'),
    ja: () => import('./locales/stories/ja.ts'),
    ko: () => import('./locales/stories/ko.ts'),
  },
  'own-stories': {
    en: () => import('./locales/own-stories/en.ts'),
    'zh-CN': () => import('./locales/own-stories/zh-CN.ts'),
    fr: () => import('./locales/own-stories/fr.ts'),
    de: () => import('./locales/own-stories/de.ts'),
    ja: () => import('./locales/own-stories/ja.ts'),
    ko: () => import('./locales/own-stories/ko.ts'),
  },
  members: {
    en: () => import('./locales/members/en.ts'),
    'zh-CN': () => import('./locales/members/zh-CN.ts'),
    fr: () => import('./locales/members/fr.ts'),
    de: () => import('./locales/members/de.ts'),
    ja: () => import('./locales/members/ja.ts'),
    ko: () => import('./locales/members/ko.ts'),
  },
  moderation: {
    en: () => import('./locales/moderation/en.ts'),
    'zh-CN': () => import('./locales/moderation/zh-CN.ts'),
    fr: () => import('./locales/moderation/fr.ts'),
    de: () => import('./locales/moderation/de.ts'),
    ja: () => import('./locales/moderation/ja.ts'),
    ko: () => import('./locales/moderation/ko.ts'),
  },
  news: {
    en: () => import('./locales/news/en.ts'),
    'zh-CN': () => import('./locales/news/zh-CN.ts'),
    fr: () => import('./locales/news/fr.ts'),
    de: () => import('./locales/news/de.ts'),
    ja: () => import('./locales/news/ja.ts'),
    ko: () => import('./locales/news/ko.ts'),
  },
  forum: {
    en: () => import('./locales/forum/en.ts'),
    'zh-CN': () => import('./locales/forum/zh-CN.ts'),
    fr: () => import('./locales/forum/fr.ts'),
    de: () => import('./locales/forum/de.ts'),
    ja: () => import('./locales/forum/ja.ts'),
    ko: () => import('./locales/forum/ko.ts'),
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
export type MessageBundle = keyof typeof files;

type Entry = { promise: Promise<SetWords>; words?: SetWords; failed?: true };

const entries = new Map<string, Entry>();
const used = new Set<MessageBundle>(['everyone']);

const keyOf = (set: MessageBundle, language: Language) => `${set} ${language}`;

function entryOf(set: MessageBundle, language: Language): Entry {
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

async function read(set: MessageBundle, language: Language): Promise<SetWords> {
  return (await files[set][language]()).words;
}

/** Loads a set once; the same promise for every call, as React's `use` needs it. */
export function loadMessages(set: MessageBundle, language: Language): Promise<SetWords> {
  return entryOf(set, language).promise;
}

/** Loads a language whole: every set that was needed so far. What failed before is tried again. */
export async function loadLanguage(language: Language): Promise<void> {
  const sets = [...used];
  for (const set of sets) {
    if (entries.get(keyOf(set, language))?.failed) entries.delete(keyOf(set, language));
  }
  await Promise.all(sets.map((set) => loadMessages(set, language)));
}

/** A set's words where they are here already. */
export function loadedMessages(set: MessageBundle, language: Language): SetWords | undefined {
  return entries.get(keyOf(set, language))?.words;
}

/** The source path of a set's words, as in the build's manifest. */
export function messagesModule(set: MessageBundle, language: Language): string {
  return `src/app/locales/${set === 'everyone' ? '' : `${set}/`}${language}.ts`;
}

/** The words that are here of a language, as one. */
export function messagesOf(language: Language): Partial<English> | object {
  return Object.assign({}, ...[...used].map((set) => loadedMessages(set, language)));
}
