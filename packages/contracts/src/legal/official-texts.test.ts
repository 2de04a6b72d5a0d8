// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { officialArticle, officialName, officialTitle, recordLanguage } from './official-texts.ts';

const law = { title: 'Obligationenrecht (OR)', titleEn: 'Swiss Code of Obligations (CO)' };
const inLanguages = { fr: 'Code des obligations (CO)', it: 'Codice delle obbligazioni (CO)' };

test('a title is shown in the reader’s language where the record has it', () => {
  expect(officialTitle({ ...law, inLanguages }, 'de', 'fr')).toEqual({
    text: 'Code des obligations (CO)',
    language: 'fr',
  });
  expect(officialTitle({ ...law, inLanguages }, 'de', 'de')).toEqual({
    text: 'Obligationenrecht (OR)',
    language: 'de',
  });
});

test('other readers get the title of the record with the English one', () => {
  const expected = { text: law.title, language: 'de', english: law.titleEn };
  expect(officialTitle({ ...law, inLanguages }, 'de', 'ja')).toEqual(expected);
  expect(officialTitle(law, 'de', 'fr')).toEqual(expected);
});

test('a name without an English version is English', () => {
  const body = { name: 'Competition Bureau' };
  const french = { ...body, inLanguages: { fr: 'Bureau de la concurrence' } };
  expect(officialName(body, 'mt', 'fr')).toEqual({ text: body.name, language: 'en' });
  expect(officialName(french, 'en', 'fr')).toEqual({
    text: 'Bureau de la concurrence',
    language: 'fr',
  });
});

test('an article is cited in the reader’s language where the record has it', () => {
  const cited = { article: 'Art. 107 OR', inLanguages: { fr: 'art. 107 CO' } };
  expect(officialArticle(cited, 'de', 'fr')).toEqual({ text: 'art. 107 CO', language: 'fr' });
  expect(officialArticle(cited, 'de', 'en')).toEqual({ text: 'Art. 107 OR', language: 'de' });
});

test('a record is in the first language of its letters, unless it says otherwise', () => {
  expect(recordLanguage({ letterLanguages: ['de', 'fr'] })).toBe('de');
  expect(recordLanguage({ letterLanguages: ['nl', 'fr', 'de'], language: 'fr' })).toBe('fr');
});
