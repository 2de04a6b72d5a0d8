// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

import type { Translated } from '../../../lib/messages.ts';
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

const loaded = new Map<Language, Information>();
const loading = new Map<Language, Promise<Information>>();
const loadedNext = new Map<Language, NextSteps>();
const loadingNext = new Map<Language, Promise<NextSteps>>();

/**
 * Loads the messages of a language once: the same promise for every call, as React's `use` requires.
 * A failed load stays failed until the page is reloaded, like `React.lazy`.
 */
export function loadInformation(language: Language): Promise<Information> {
  const promise = loading.get(language) ?? load(language);
  loading.set(language, promise);
  return promise;
}

async function load(language: Language): Promise<Information> {
  const { information } = await files[language]();
  loaded.set(language, information);
  return information;
}

export function loadedInformation(language: Language): Information | undefined {
  return loaded.get(language);
}

/** The labels of what a visitor can do next, loaded like the texts. */
export function loadNextSteps(language: Language): Promise<NextSteps> {
  const promise = loadingNext.get(language) ?? loadNext(language);
  loadingNext.set(language, promise);
  return promise;
}

async function loadNext(language: Language): Promise<NextSteps> {
  const { next } = await nextFiles[language]();
  loadedNext.set(language, next);
  return next;
}

export function loadedNextSteps(language: Language): NextSteps | undefined {
  return loadedNext.get(language);
}

/** Loads the messages before a synchronous render. */
export async function preloadInformation(language: Language): Promise<void> {
  await Promise.all([loadInformation(language), loadNextSteps(language)]);
}
