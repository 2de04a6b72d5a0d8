// SPDX-License-Identifier: AGPL-3.0-or-later
import { type MessageTree, pluralBaseOf, pluralBasesOf, pluralForms } from '@kga/contracts/core';

import {
  type MessageFolder,
  messageFolders,
  placeholdersOf,
  readMessages,
  textsOf,
} from './message-folders.ts';

/** What is wrong with a text of a language. */
type Fault = {
  readonly file: string;
  readonly key: string;
  readonly kind: 'missing' | 'placeholder' | 'unknown';
};

export type LanguageReport = {
  readonly language: string;
  /** Texts that it needs and has; a plural counts once for each form. */
  readonly needed: number;
  readonly translated: number;
  readonly faults: readonly Fault[];
};

/** The texts that a language needs, with the English text that has their placeholders. */
function neededTexts(english: MessageTree, language: string, prefix = ''): [string, string][] {
  const forms = [...new Set<string>([...pluralForms(language), 'other'])];
  const plurals = pluralBasesOf(english).flatMap((base): [string, string][] =>
    forms.map((form) => {
      const text = english[`${base}_other`];
      return [`${prefix}${base}_${form}`, typeof text === 'string' ? text : ''];
    }),
  );
  const others = Object.entries(english).flatMap(([key, value]): [string, string][] => {
    if (typeof value !== 'string') return neededTexts(value, language, `${prefix}${key}.`);
    return pluralBaseOf(english, key) === undefined ? [[`${prefix}${key}`, value]] : [];
  });
  return [...others, ...plurals];
}

/** The forms of a single number and of none may spell it out. */
const spelled = /_(?:zero|one|two)$/;

function hasPlaceholders(key: string, text: string, english: string): boolean {
  const [own, theirs] = [placeholdersOf(text), placeholdersOf(english)];
  const needed = spelled.test(key) ? theirs.filter((name) => name !== 'n') : theirs;
  return needed.every((name) => own.includes(name)) && own.every((name) => theirs.includes(name));
}

function faultsIn(folder: MessageFolder, language: string) {
  const english = readMessages(folder, 'en') ?? {};
  const texts = new Map(textsOf(readMessages(folder, language) ?? {}));
  const needed = neededTexts(english, language);
  const file = `${folder.path}/${language}.json`;
  const faults = needed.flatMap(([key, source]): Fault[] => {
    const text = texts.get(key) ?? '';
    if (text === '') return [{ file, key, kind: 'missing' }];
    return hasPlaceholders(key, text, source) ? [] : [{ file, key, kind: 'placeholder' }];
  });
  const keys = new Set(needed.map(([key]) => key));
  const unknown = [...texts.keys()]
    .filter((key) => !keys.has(key))
    .map((key): Fault => ({ file, key, kind: 'unknown' }));
  return { needed: needed.length, faults: [...faults, ...unknown] };
}

/** How far the translation into a language is, and what is wrong with it. */
export function reportOf(language: string): LanguageReport {
  const folders = messageFolders().filter(({ isLetter }) => !isLetter);
  const found = folders.map((folder) => faultsIn(folder, language));
  const faults = found.flatMap((each) => each.faults);
  const needed = found.reduce((sum, each) => sum + each.needed, 0);
  const missing = faults.filter(({ kind }) => kind === 'missing').length;
  return { language, needed, translated: needed - missing, faults };
}

/** Whole percent, rounded down: 100 is all. */
export const percentOf = ({ needed, translated }: LanguageReport): number =>
  Math.floor((100 * translated) / needed);
