// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { Translated } from '@kga/contracts/core';

import { readAtOnce } from '../../../lib/readable-promise.ts';
import type * as english from './messages/en.ts';
import type * as englishNext from './messages/next/en.ts';

export type Information = Translated<typeof english.information>;

type NextSteps = Translated<typeof englishNext.next>;

/** Something that a visitor can do next, as a link. */
export type NextStep = Exclude<keyof NextSteps, 'title' | 'pictures' | 'sizes'>;

export type InformationPageName = keyof Information;

/** Whether a page names figures of areas. */
export const namesAreas = (page: InformationPageName): boolean =>
  page === 'faq' || page === 'media';

const files: Readonly<Record<Language, () => Promise<{ readonly information: Information }>>> = {
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
  fr: () => import('./messages/fr.ts'),
  de: () => import('./messages/de.ts'),
  ja: () => import('./messages/ja.ts'),
  ko: () => import('./messages/ko.ts'),
};

const nextFiles: Readonly<Record<Language, () => Promise<{ readonly next: NextSteps }>>> = {
  en: () => import('./messages/next/en.ts'),
  'zh-CN': () => import('./messages/next/zh-CN.ts'),
  fr: () => import('./messages/next/fr.ts'),
  de: () => import('./messages/next/de.ts'),
  ja: () => import('./messages/next/ja.ts'),
  ko: () => import('./messages/next/ko.ts'),
};

/**
 * Loads texts of a language once: the same promise for every call, as React's `use` requires, which reads
 * loaded texts without suspending. A failed load stays failed until the page is reloaded, like `React.lazy`.
 */
function loadOnce<Texts>(read: (language: Language) => Promise<Texts>) {
  const loading = new Map<Language, Promise<Texts>>();
  return (language: Language): Promise<Texts> => {
    const known = loading.get(language);
    if (known) return known;
    const promise = read(language);
    loading.set(language, promise);
    void promise.then(
      (texts) => readAtOnce(promise, texts),
      () => undefined,
    );
    return promise;
  };
}

export const loadInformation = loadOnce(async (language) => (await files[language]()).information);

/** The labels of what a visitor can do next. */
export const loadNextSteps = loadOnce(async (language) => (await nextFiles[language]()).next);

/** Loads the messages before a synchronous render. */
export async function preloadInformation(language: Language): Promise<void> {
  await Promise.all([loadInformation(language), loadNextSteps(language)]);
}
