// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languages, pluralForms } from '@kga/contracts/core';
import { describe, expect, test } from 'vitest';

const files = import.meta.glob<object>(
  ['/src/**/messages/**/*.ts', '!/src/app/messages/**', '!/src/features/site/information/**'],
  {
    import: 'messages',
    eager: true,
  },
);
const folders = Object.keys(files)
  .filter((file) => file.endsWith('/en.ts'))
  .map((file) => file.slice(0, -'/en.ts'.length));

function messagesOf(folder: string, language: Language): object {
  const messages = files[`${folder}/${language}.ts`];
  if (!messages) throw new Error(`${folder} has no ${language}.ts.`);
  return messages;
}

/** The texts by their keys, at any depth. */
const textsOf = (messages: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : textsOf(value, `${prefix}${key}.`),
  );

/** Keys of plurals without their form: those that have the form `other`. */
const pluralsOf = (messages: object): ReadonlySet<string> =>
  new Set(textsOf(messages).flatMap(([key]) => /^(.*)_other$/.exec(key)?.[1] ?? []));

/** The keys that a language has for the texts of English: of plurals, those of its own forms. */
function keysIn(language: Language, english: object): string[] {
  const plurals = pluralsOf(english);
  const single = textsOf(english)
    .map(([key]) => key)
    .filter((key) => !plurals.has(key.replace(/_[a-z]+$/, '')));
  const forms = [...new Set<string>([...pluralForms(language), 'other'])];
  return [...single, ...[...plurals].flatMap((key) => forms.map((form) => `${key}_${form}`))];
}

/**
 * The placeholders of a text. The form of a single number may spell it out or use the placeholder.
 */
function placeholdersOf(key: string, text: string): string {
  const held = [...text.matchAll(/\{\{\w+\}\}/g)].map(String);
  const needed = key.endsWith('_one') ? held.filter((name) => name !== '{{n}}') : held;
  return needed.toSorted().join(' ');
}

/** The text of English for a key of another language. */
function englishFor(key: string, english: ReadonlyMap<string, string>): string {
  return english.get(key) ?? english.get(key.replace(/_[a-z]+$/, '_other')) ?? '';
}

describe.each(folders)('the messages of %s', (folder) => {
  test.each(languages)(
    'in %s have the texts, plural forms and placeholders that they need, and none is empty',
    (language) => {
      const translated = textsOf(messagesOf(folder, language));
      const english = messagesOf(folder, 'en');
      expect(translated.map(([key]) => key).toSorted()).toEqual(
        keysIn(language, english).toSorted(),
      );
      const texts = new Map(textsOf(english));
      for (const [key, text] of translated) {
        expect(placeholdersOf(key, text), key).toBe(placeholdersOf(key, englishFor(key, texts)));
        expect(text, key).not.toBe('');
      }
    },
  );

  // English has the three dots of its search field from the specification.
  test.each(languages.filter((language) => language !== 'en'))(
    'in %s have ellipses, not three dots',
    (language) => {
      expect(JSON.stringify(messagesOf(folder, language))).not.toContain('...');
    },
  );

  test('in French have no breaking space before or after punctuation', () => {
    const texts = JSON.stringify(messagesOf(folder, 'fr'));
    expect(texts.match(/.{0,20}(?: [;:!?»]|« )/g)).toBeNull();
  });
});
