import type { Language } from './languages.ts';

/** Languages whose names begin with the family name. */
export const beginsWithFamilyName = (language: Language): boolean =>
  language === 'ja' || language === 'ko' || language === 'zh-CN';

/** Chinese, Korean and Japanese names, but not foreign ones in katakana; as in `fullNameColumn`. */
const eastAsian = /^[々㐀-䶿一-鿿가-힣ぁ-ゖ]+$/;

/** A whole name in the order of its script: `Ada Lovelace`, `山田太郎`. Empty where both parts are. */
export function fullName(names: { firstName: string; lastName: string }): string {
  const [first, last] = [names.firstName.trim(), names.lastName.trim()];
  return last !== '' && eastAsian.test(first + last) ? last + first : `${first} ${last}`.trim();
}
