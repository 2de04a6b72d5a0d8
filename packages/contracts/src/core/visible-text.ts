// SPDX-License-Identifier: AGPL-3.0-or-later
/** Characters that show nothing, beside white space: fillers, joiners, selectors, controls. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\uFFF9-\uFFFB\u{1D159}]/gu;

/** How many characters of a text are seen, blanks between them included. */
export const visibleLength = (text: string): number =>
  Array.from(text.replaceAll(unseen, (sign) => (/\s/.test(sign) ? sign : '')).trim()).length;

/** Invisible characters that scripts and emoji need, each behind what needs it. */
const needed = [
  // Joiners and selectors that shape letters, in scripts of India and Sri Lanka and in Mongolian.
  /([\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D]/gu,
  /([\u09B0\u0CB0])\u200D(?=[\u09CD\u0CCD])/gu,
  /(\p{Script=Mongolian})[\u180B-\u180F]/gu,
  // What keeps two letters apart within a word, as Persian does, or ends one, as in Kurdish.
  /(\p{Script=Arabic})\u200C(?=\p{Script=Arabic})/gu,
  /(\u0647)\u200C(?=\s|$)/gu,
  // The form of a Chinese character, as some Japanese names are written.
  /(\p{Script=Han})[\u{E0100}-\u{E01EF}]/gu,
  // Emoji in colour, of several parts, in a key, and flags of nations.
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?)(?:\uFE0F|\u200D(?=\p{Extended_Pictographic}))+/gu,
  /([\d#*])\uFE0F(?=\u20E3)/gu,
  /(\u{1F3F4})[\u{E0061}-\u{E007A}]+\u{E007F}/gu,
];

/** Whether a text has invisible characters that neither its script nor an emoji needs. */
export function hasHiddenCharacters(text: string): boolean {
  const rest = needed.reduce((left, pattern) => left.replaceAll(pattern, '$1'), text);
  return /\p{Default_Ignorable_Code_Point}/u.test(rest);
}

/** Whether a text leaves its line, or has control characters. */
export const leavesLine = (text: string): boolean => /[\p{Cc}\u2028\u2029]/u.test(text);
