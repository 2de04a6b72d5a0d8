import { languages } from '@kga/contracts';
import { describe, expect, test } from 'vitest';

import { loadMessages } from './message-bundles.ts';

/**
 * Every text of a language by its key, with the placeholders that it holds. A text for one may
 * spell its number out or not.
 */
function placeholders(words: object, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
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

describe.each([
  'stories',
  'own-stories',
  'everyone',
  'members',
  'forum',
  'moderation',
  'news',
  'coming',
] as const)('the words for %s', (set) => {
  test.each(languages)(
    'in %s fill the same placeholders as English, and none is empty',
    async (language) => {
      const [english, words] = await Promise.all([
        loadMessages(set, 'en'),
        loadMessages(set, language),
      ]);
      expect(placeholders(words)).toEqual(placeholders(english));
      expect(JSON.stringify(words)).not.toContain('""');
    },
  );

  // English has the three dots of its search field from the specification.
  test.each(languages.filter((language) => language !== 'en'))(
    'in %s have an ellipsis, never three dots',
    async (language) => {
      expect(JSON.stringify(await loadMessages(set, language))).not.toContain('...');
    },
  );

  test('in French set no sign apart with a space at which a line can break', async () => {
    const texts = JSON.stringify(await loadMessages(set, 'fr'));
    expect(texts.match(/.{0,20}(?: [;:!?»]|« )/g)).toBeNull();
  });
});
