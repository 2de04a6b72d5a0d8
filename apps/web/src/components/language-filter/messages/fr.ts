// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'languageFilter'> = {
  languages: 'Langues',
  all: 'Toutes les langues',
  apply: 'Appliquer',
  only: 'Seulement {{names}}',
  showAll: 'Afficher toutes les langues',
  counted: '{{n}} en {{names}}, {{all}} au total',
  within: 'en {{names}}',
};
