// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'languageFilter'> = {
  languages: '语言',
  all: '所有语言',
  apply: '应用',
  only: '只看 {{names}}',
  showAll: '显示所有语言',
  counted: '{{names}} {{n}} 条，共 {{all}} 条',
  within: '{{names}}',
};
