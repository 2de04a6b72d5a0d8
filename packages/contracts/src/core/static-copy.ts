// SPDX-License-Identifier: AGPL-3.0-or-later
import { mentionedKinds } from './features.ts';
import { type Language, defaultLanguage } from './languages.ts';
import { routes } from './routes.ts';

/** Pages of one item, which a static copy of the site has once, in the language of the item. */
const itemPages = [
  ...mentionedKinds.map(({ page }) => page),
  'archiveMemories',
  'newsArticle',
] as const;

const itemPatterns = itemPages.map(
  (page) => new RegExp(`^${routes[page].replace(':id', '[^/]+')}$`),
);

const otherPages: readonly string[] = Object.values(routes);

export const isItemPage = (path: string): boolean =>
  !otherPages.includes(path) && itemPatterns.some((pattern) => pattern.test(path));

/** The start page of a static copy, which says what it is. */
export const staticStart = (language: Language): string => `${folderOf(language)}index.html`;

const folderOf = (language: Language): string =>
  language === defaultLanguage ? '' : `${language}/`;

/** The file of a page in a static copy; long threads have several parts. */
export function staticFile(path: string, language: Language, part = 1): string {
  const folder = isItemPage(path) ? '' : folderOf(language);
  const name = path === routes.home ? 'front-page' : path.slice(1);
  return `${folder}${name}${part === 1 ? '' : `-${part}`}.html`;
}

/** The file of a saved answer of the API. */
export const savedAnswer = (path: string): string => `${path.slice(1)}.json`;

/** A link from one file to another that holds wherever the copy is served. */
export function linkBetween(from: string, to: string): string {
  const [here, there] = [from.split('/'), to.split('/')];
  let shared = 0;
  while (shared < here.length - 1 && here[shared] === there[shared]) shared += 1;
  return '../'.repeat(here.length - 1 - shared) + there.slice(shared).join('/');
}

/** Leaves of a saved page of a log of signatures: a power of two, so that pages are nodes of the tree. */
export const logPageSize = 1_024;

/** Hexadecimal digits of each leaf's hash by which a saved log is searched. */
export const logPrefixLength = 8;
