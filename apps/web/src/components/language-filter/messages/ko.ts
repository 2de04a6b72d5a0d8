// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'languageFilter'> = {
  languages: '언어',
  all: '모든 언어',
  apply: '적용',
  only: '{{names}}만',
  showAll: '모든 언어 보기',
  counted: '{{names}} {{n}}개, 전체 {{all}}개',
  within: '{{names}}',
};
