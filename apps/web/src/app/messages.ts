// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { createInstance } from 'i18next';

import { loadCode } from '../lib/load-code.ts';
import type { Namespace } from '../lib/messages.ts';
import { readAtOnce } from '../lib/readable-promise.ts';
import type { Translator } from '../lib/translation.ts';

type Files = Readonly<Record<string, () => Promise<object>>>;

/** A list for each language, because the paths of all files are as much as a page. */
const files: Readonly<Record<Language, () => Promise<{ files: Files }>>> = {
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
  fr: () => import('./messages/fr.ts'),
  de: () => import('./messages/de.ts'),
  ja: () => import('./messages/ja.ts'),
  ko: () => import('./messages/ko.ts'),
};

/** What namespaces are named after, where it is not the folder of their messages. */
const otherNames: Readonly<Record<string, string>> = {
  components: 'shared',
  pages: 'landing',
  requests: 'legal-requests',
};

/** `forum/messages/de.ts` is `forum` in German, and `forum/messages/latest/de.ts` is `latestForum`. */
const filePattern = /([\w-]+)\/messages\/(?:(\w+)\/)?[\w-]+\.ts$/;

/** The namespace of a file of messages. */
function namespaceOf(path: string): string {
  const [, folder = '', part] = filePattern.exec(path) ?? [];
  const name = otherNames[folder] ?? folder;
  return (part === undefined ? name : `${part}-${name}`).replaceAll(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
}

/** The source path of a namespace's messages, and what loads them. */
async function fileOf(namespace: Namespace, language: Language) {
  const { files: found } = await files[language]();
  const file = Object.entries(found).find(([path]) => namespaceOf(path) === namespace);
  if (!file) throw new Error(`There are no messages of ${namespace} in ${language}.`);
  return file;
}

/** The source path of a namespace's messages, as in the build's manifest. */
export async function messagesModule(namespace: Namespace, language: Language): Promise<string> {
  const [path] = await fileOf(namespace, language);
  return path.replace(/^\./, 'src');
}

/** The namespaces of what surrounds every page. */
export const commonNamespaces = ['shell', 'shared'] as const satisfies readonly Namespace[];

type Entry = { promise: Promise<object>; messages?: object; failed?: true };

const entries = new Map<string, Entry>();
const used = new Set<Namespace>();

const keyOf = (namespace: Namespace, language: Language) => `${namespace} ${language}`;

function entryOf(namespace: Namespace, language: Language): Entry {
  const found = entries.get(keyOf(namespace, language));
  if (found) return found;
  const entry: Entry = { promise: read(namespace, language) };
  void watch(entry);
  entries.set(keyOf(namespace, language), entry);
  used.add(namespace);
  return entry;
}

/** Records how loading ends. */
async function watch(entry: Entry): Promise<void> {
  try {
    const messages = await entry.promise;
    entry.messages = messages;
    void readAtOnce(entry.promise, messages);
  } catch {
    entry.failed = true;
  }
}

async function read(namespace: Namespace, language: Language): Promise<object> {
  return loadCode(async () => {
    const [, load] = await fileOf(namespace, language);
    return load();
  });
}

/** Loads messages once; the same promise for every call, as React's `use` needs it. */
export function loadMessages(namespace: Namespace, language: Language): Promise<object> {
  return entryOf(namespace, language).promise;
}

/** Loads every namespace used so far in another language. What failed before is tried again. */
export async function loadLanguage(language: Language): Promise<void> {
  const namespaces = [...used];
  for (const namespace of namespaces) {
    const key = keyOf(namespace, language);
    if (entries.get(key)?.failed) entries.delete(key);
  }
  await Promise.all(namespaces.map((namespace) => loadMessages(namespace, language)));
}

/** Creates a translator of all languages; messages are loaded on demand. */
export function createTranslator(language: Language): Translator {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: {},
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  return {
    i18n,
    load: (into, asked) => {
      const names = typeof asked === 'string' ? [asked] : asked;
      return names.map((name) => {
        const { messages, promise } = entryOf(name, into);
        // Added here, so that a component that goes on rendering finds them.
        if (messages && !i18n.hasResourceBundle(into, name)) {
          i18n.addResourceBundle(into, name, messages);
        }
        return promise;
      });
    },
  };
}
