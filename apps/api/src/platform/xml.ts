// SPDX-License-Identifier: AGPL-3.0-or-later
/** Characters that XML cannot contain, not even escaped. */
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text without the characters that XML cannot contain. */
export const xmlText = (value: string): string => value.replaceAll(notInXml, '');
