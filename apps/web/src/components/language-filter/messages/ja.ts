// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'languageFilter'> = {
  languages: '言語',
  all: 'すべての言語',
  apply: '適用',
  only: '{{names}}のみ',
  showAll: 'すべての言語を表示',
  counted: '{{names}}で{{n}}件、全言語で{{all}}件',
  within: '{{names}}',
};
