// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * Whether a key press belongs to an input method that composes a word, as for Chinese, Japanese and Korean:
 * its Enter ends the word, its Escape cancels it. Safari ends the composition before it reports the key,
 * which then has the code 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
