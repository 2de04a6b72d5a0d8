// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'languageFilter'> = {
  languages: 'Sprachen',
  all: 'Alle Sprachen',
  apply: 'Anwenden',
  only: 'Nur {{names}}',
  showAll: 'Alle Sprachen zeigen',
  counted: '{{n}} auf {{names}}, {{all}} insgesamt',
  within: 'auf {{names}}',
};
