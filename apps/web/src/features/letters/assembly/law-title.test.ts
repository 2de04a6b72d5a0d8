import { expect, test } from 'vitest';

import { chineseRecord } from '../testing/letter-fixture.ts';
import { titleForReader, titleLanguage, translatedTitle } from './law-title.ts';

const law = { title: '消费者权益保护法', titleEn: 'Consumer Rights Law' };

test('a reader of another language gets the English title of a law', () => {
  expect(translatedTitle(chineseRecord, law, 'en')).toBe('消费者权益保护法 (Consumer Rights Law)');
  expect(translatedTitle(chineseRecord, law, 'ja')).toBe('消费者权益保护法（Consumer Rights Law）');
  expect(titleForReader(chineseRecord, law, 'zh-CN')).toBeUndefined();
});

test('a title is in the first language of the record, unless it is in English or Belgian', () => {
  const belgium = { ...chineseRecord, id: 'BE', letterLanguages: ['nl', 'fr', 'de'] } as const;
  expect(titleLanguage(chineseRecord, law)).toBe('zh-CN');
  expect(titleLanguage(chineseRecord, { title: 'Consumer Affairs Act' })).toBe('en');
  expect(titleLanguage({ ...belgium, letterLanguages: ['nl'] }, law)).toBe('fr');
});
