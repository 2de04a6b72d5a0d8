// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

import type { Information } from './information.ts';

const files = import.meta.glob<Information>('./messages/{,legal/}*.json', {
  import: 'default',
  eager: true,
});

/** The texts of all information pages in a language, for tests. */
export function informationIn(language: Language): Information {
  const [pages, legal] = [
    files[`./messages/${language}.json`],
    files[`./messages/legal/${language}.json`],
  ];
  if (!pages || !legal) throw new Error(`There are no information pages in ${language}.`);
  return { ...pages, ...legal };
}
