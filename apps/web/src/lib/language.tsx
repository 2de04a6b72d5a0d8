// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, defaultLanguage, languageName, languages } from '@kga/contracts/core';
import { createContext, useContext } from 'react';

import { useBrowserConfig, useHydrated, useTimeZone } from './browser.ts';
import { type Formats, type Time, formatsOf, lastingFormatsOf } from './format.ts';

type LanguageState = {
  language: Language;
  /** Resolves once the language is active; rejects if its messages cannot be loaded. */
  choose: (language: Language) => Promise<void>;
};

export const LanguageContext = createContext<LanguageState>({
  language: defaultLanguage,
  choose: () => Promise.resolve(),
});

export function useLanguageState(): LanguageState {
  return useContext(LanguageContext);
}

export function useLanguage(): Language {
  return useLanguageState().language;
}

/** Formats of the current language. A site that is read-only is copied to stay, without scripts. */
export function useFormats(): Formats {
  const language = useLanguage();
  const { readOnly = false } = useBrowserConfig();
  return readOnly ? lastingFormatsOf(language) : formatsOf(language);
}

/** Formats of the current language, with days and times in the visitor's time zone. */
export function useLocalFormats() {
  const formats = useFormats();
  const timeZone = useTimeZone();
  const hydrated = useHydrated();
  const moment = (at: Time) => formats.moment(at, timeZone);
  return {
    ...formats,
    day: (at: Time) => formats.day(at, timeZone),
    time: (at: Time) => formats.time(at, timeZone),
    moment,
    momentRange: (from: Time, to: Time) => formats.momentRange(from, to, timeZone),
    /** Names UTC before the time zone is known. */
    markedMoment: (at: Time) => `${moment(at)}${hydrated ? '' : ' UTC'}`,
  };
}

/** The languages of the interface as options, each named in its own language. */
export const languageOptions = languages.map((value) => ({
  value,
  label: languageName(value),
  lang: value,
}));

/** Options of a select, sorted by their labels in the language of the page. */
export function useSortedOptions<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): { value: Value; label: string }[] {
  const language = useLanguage();
  return values
    .map((value) => ({ value, label: labelOf(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}

/**
 * Options of `t` for a message with a count: selects the plural form and formats `n` for the
 * language.
 */
export function counted(
  formats: Pick<Formats, 'integer'>,
  n: number,
): { count: number; n: string } {
  return { count: n, n: formats.integer(n) };
}
