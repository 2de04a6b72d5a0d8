// SPDX-License-Identifier: AGPL-3.0-or-later
/** What loads the messages in one language, by their paths below `src`. */
export const files = import.meta.glob<object>(
  ['./**/messages/**/de.ts', '!./app/messages/**', '!./features/site/information/**'],
  { base: '/src', import: 'messages' },
);
