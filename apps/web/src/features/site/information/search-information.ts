// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  containsWords,
  excerptAround,
  pathTo,
  withMostWords,
} from '@kga/contracts/core';

import { fillIn } from './fill-in.ts';
import type { Information, InformationPageName } from './information.ts';

const pages = [
  'faq',
  'about',
  'contact',
  'volunteer',
  'media',
  'partners',
  'support',
  'privacy',
  'terms',
  'cookies',
] as const satisfies readonly InformationPageName[];

const excerptLength = 240;

/** Every page and section with its text. */
function placesOf(information: Information, language: Language) {
  return pages.flatMap((name) => {
    const { title: page, lead, sections } = information[name];
    const path = pathTo(name);
    return [
      { path, page, title: page, text: fillIn(lead, language) },
      ...Object.entries(sections).map(([key, { heading, text }]) => ({
        path: `${path}#${key}`,
        page,
        title: heading,
        text: fillIn(text, language),
      })),
    ];
  });
}

/** The pages and sections that contain the words of a query, those with all of them in the title first. */
export function searchInformation(information: Information, language: Language, q: string) {
  const found = withMostWords(
    placesOf(information, language),
    q,
    ({ title, text }) => `${title} ${text}`,
  );
  const [titled, others] = [true, false].map((wanted) =>
    found.filter(({ title }) => containsWords(title, q) === wanted),
  );
  return {
    pages: [...(titled ?? []), ...(others ?? [])].map(({ text, ...place }) => ({
      ...place,
      excerpt: excerptAround(text, q, excerptLength),
      language,
    })),
    hasAllWords:
      found.length === 0 || found.some(({ title, text }) => containsWords(`${title} ${text}`, q)),
  };
}
