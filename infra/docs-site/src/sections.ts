// SPDX-License-Identifier: AGPL-3.0-or-later
import { posix } from 'node:path';

import type { DefaultTheme } from 'vitepress';

import type { Page } from './pages.ts';

/** Names of sections whose folder's name is not enough, in the order of the menu. */
const names: Readonly<Record<string, string>> = {
  project: 'Project',
  guides: 'Guides',
  operations: 'Operations',
  decisions: 'Decisions',
  api: 'API',
};

type Located = Pick<Page, 'target' | 'title'>;

/** `operations/runbooks` is named Runbooks. */
export function nameOf(folder: string): string {
  const name = posix.basename(folder).replaceAll('-', ' ');
  return names[folder] ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** First parts of the pages' paths. */
export function listSections(pages: readonly Located[]): readonly string[] {
  const found = new Set(pages.map(({ target }) => target.split('/', 1).join('')));
  const named = Object.keys(names).filter((name) => found.has(name));
  const others = [...found].filter((name) => !(name in names));
  return [...named, ...others.toSorted()];
}

/** The sidebar of each section: its pages by title, then a group for each folder inside. */
export function createSidebar(pages: readonly Located[]): DefaultTheme.SidebarMulti {
  return Object.fromEntries(
    listSections(pages).map((section) => [`/${section}/`, [groupOf(section, pages)]]),
  );
}

function groupOf(folder: string, pages: readonly Located[]): DefaultTheme.SidebarItem {
  const items = pagesIn(folder, pages).map(({ title, target }) => ({
    text: title,
    link: linkTo(target),
  }));
  return {
    text: nameOf(folder),
    link: `/${folder}/`,
    items: [...items, ...foldersIn(folder, pages).map((inner) => groupOf(inner, pages))],
  };
}

/** Pages of a folder but for its index. Titles that begin with a number come in its order. */
export function pagesIn<P extends Located>(folder: string, pages: readonly P[]): readonly P[] {
  return pages
    .filter(({ target }) => posix.dirname(target) === folder && target !== `${folder}/index.md`)
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }));
}

export function foldersIn(folder: string, pages: readonly Located[]): readonly string[] {
  const folders = new Set(pages.map(({ target }) => posix.dirname(target)));
  return [...folders].filter((inner) => posix.dirname(inner) === folder).toSorted();
}

/** Address of a page as VitePress takes it in links. */
export const linkTo = (target: string): string => `/${target.replace(/(?:index)?\.md$/, '')}`;
