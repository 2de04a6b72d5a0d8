// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterLanguage } from './letter-languages.ts';
import type { LetterTexts } from './texts/en.ts';

/** The texts of each language are a chunk, loaded when a letter needs them. */
const loaders: Readonly<Record<LetterLanguage, () => Promise<{ letterTexts: LetterTexts }>>> = {
  en: () => import('./texts/en.ts'),
  'zh-CN': () => import('./texts/zh-CN.ts'),
  fr: () => import('./texts/fr.ts'),
  de: () => import('./texts/de.ts'),
  ja: () => import('./texts/ja.ts'),
  ko: () => import('./texts/ko.ts'),
  bg: () => import('./texts/bg.ts'),
  cs: () => import('./texts/cs.ts'),
  da: () => import('./texts/da.ts'),
  el: () => import('./texts/el.ts'),
  es: () => import('./texts/es.ts'),
  et: () => import('./texts/et.ts'),
  fi: () => import('./texts/fi.ts'),
  hr: () => import('./texts/hr.ts'),
  hu: () => import('./texts/hu.ts'),
  it: () => import('./texts/it.ts'),
  lt: () => import('./texts/lt.ts'),
  lv: () => import('./texts/lv.ts'),
  nb: () => import('./texts/nb.ts'),
  nl: () => import('./texts/nl.ts'),
  pl: () => import('./texts/pl.ts'),
  pt: () => import('./texts/pt.ts'),
  'pt-BR': () => import('./texts/pt-BR.ts'),
  ro: () => import('./texts/ro.ts'),
  sk: () => import('./texts/sk.ts'),
  sl: () => import('./texts/sl.ts'),
  sv: () => import('./texts/sv.ts'),
};

export async function loadLetterTexts(language: LetterLanguage): Promise<LetterTexts> {
  return (await loaders[language]()).letterTexts;
}
