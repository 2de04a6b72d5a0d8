// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { createInstance } from 'i18next';
import { lists } from 'virtual:messages';

import { loadCode } from '../lib/load-code.ts';
import type { Namespace } from '../lib/messages.ts';
import { readAtOnce } from '../lib/readable-promise.ts';
import type { Translator } from '../lib/translation.ts';

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

/** Chooses Korean particles, once Korean messages are there. */
let chooseParticles = (text: string): string => text;

async function read(namespace: Namespace, language: Language): Promise<object> {
  return loadCode(async () => {
    const list = await lists[language]?.();
    const file = await list?.files[namespace]?.();
    if (!file) throw new Error(`There are no messages of ${namespace} in ${language}.`);
    if (language === 'ko') chooseParticles = (await import('../lib/particles.ts')).withParticles;
    return file.default;
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
  i18n.use({
    type: 'postProcessor',
    name: 'particles',
    process: (text: string) => chooseParticles(text),
  });
  void i18n.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: {},
    postProcess: ['particles'],
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
