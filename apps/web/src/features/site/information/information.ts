// SPDX-License-Identifier: AGPL-3.0-or-later
import type { EnglishMessages } from '../../../lib/english-messages.d.ts';
import { useMessages } from '../../../lib/translation.ts';

/** The texts of all information pages. */
export type Information = EnglishMessages['information'] & EnglishMessages['legalInformation'];

export type InformationPageName = keyof Information;

/** Whether a page names figures of areas. */
export const namesAreas = (page: InformationPageName): boolean =>
  page === 'faq' || page === 'media';

const legalPages: ReadonlySet<InformationPageName> = new Set(['privacy', 'terms', 'cookies']);

/** The messages of a page. */
export const messagesOf = (page: InformationPageName) =>
  [legalPages.has(page) ? 'legalInformation' : 'information', 'nextInformation'] as const;

/** The texts of a page. */
export function usePageTexts<Page extends InformationPageName>(page: Page): Information[Page] {
  const [namespace] = messagesOf(page);
  const texts: Partial<Information> = useMessages(namespace);
  const found = texts[page];
  if (!found) throw new Error(`There is no information page ${page}.`);
  return found;
}

/** The texts of all pages. */
export function useInformation(): Information {
  return { ...useMessages('information'), ...useMessages('legalInformation') };
}
