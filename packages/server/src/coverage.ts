// SPDX-License-Identifier: AGPL-3.0-or-later
// Written by `npm run i18n -- types`.
/** Percent of the texts that each language has. */
export const coverage: Readonly<Record<string, number>> = {
  en: 100,
  'zh-CN': 100,
  fr: 100,
  de: 100,
  ja: 100,
  ko: 100,
  es: 100,
  pl: 100,
};
