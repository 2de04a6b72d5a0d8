// SPDX-License-Identifier: AGPL-3.0-or-later
/** What loads the messages in one language, by their source paths. */
export const files = import.meta.glob<object>(
  ['/src/**/messages/**/ja.ts', '!/src/features/site/information/**'],
  { import: 'messages' },
);
