import type { Language } from '@kga/contracts';

import type { LetterTexts } from './texts/en.ts';

/** The texts of each language are a chunk, loaded when a letter needs them. */
const loaders: Readonly<Record<Language, () => Promise<{ letterTexts: LetterTexts }>>> = {
  en: () => import('./texts/en.ts'),
  'zh-CN': () => import('./texts/zh-CN.ts'),
  fr: () => import('./texts/fr.ts'),
  de: () => import('./texts/de.ts'),
  ja: () => import('./texts/ja.ts'),
  ko: () => import('./texts/ko.ts'),
};

export async function loadLetterTexts(language: Language): Promise<LetterTexts> {
  return (await loaders[language]()).letterTexts;
}
