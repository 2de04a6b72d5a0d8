// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from './languages.ts';

/** Languages whose names begin with the family name. */
export const beginsWithFamilyName = (language: Language): boolean =>
  language === 'ja' || language === 'ko' || language === 'zh-CN';

/** Chinese, Korean and Japanese names; as in `fullNameColumn`. */
const eastAsian = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u;

/** Foreign names as Japanese writes them, which keep their order. */
const katakana = /^[\p{sc=Katakana}ー]+$/u;

/** A whole name in the order of its script: `Ada Lovelace`, `山田太郎`. Empty where both parts are. */
export function fullName(names: { firstName: string; lastName: string }): string {
  const [first, last] = [names.firstName.trim(), names.lastName.trim()];
  const whole = last + first;
  const isEastAsian = last !== '' && eastAsian.test(whole) && !katakana.test(whole);
  return isEastAsian ? whole : `${first} ${last}`.trim();
}
