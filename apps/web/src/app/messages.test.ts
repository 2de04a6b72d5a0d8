// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languages } from '@kga/contracts/core';
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

/**
 * The placeholders of each text by its key. The singular form may spell its number out or use
 * the placeholder.
 */
function placeholders(messages: object, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    const path = `${prefix}${key}`;
    if (typeof value === 'string') {
      const held = [...value.matchAll(/\{\{\w+\}\}/g)].map(String);
      const needed = key.endsWith('_one') ? held.filter((name) => name !== '{{n}}') : held;
      found.set(path, needed.toSorted().join(' '));
    } else {
      for (const entry of placeholders(value, `${path}.`)) found.set(...entry);
    }
  }
  return found;
}

describe.each(folders)('the messages of %s', (folder) => {
  test.each(languages)('in %s have the placeholders of English, and none is empty', (language) => {
    const translated = messagesOf(folder, language);
    expect(placeholders(translated)).toEqual(placeholders(messagesOf(folder, 'en')));
    expect(JSON.stringify(translated)).not.toContain('""');
  });

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
