// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

import { homePage } from './home-page.ts';
import { type Page, listPages } from './pages.ts';
import { createPalette } from './palette.ts';
import { pagesFolder, repository, siteRoot } from './paths.ts';
import { foldersIn, linkTo, nameOf, pagesIn } from './sections.ts';

/** Removes what an earlier build wrote, such as pages whose source is gone. */
export function clearPages(): void {
  rmSync(pagesFolder, { recursive: true, force: true });
}

/** Copies the repository's pages and logo, and writes the home page and the missing indexes. */
export function writePages(): void {
  const pages = listPages(repository);
  for (const { source, target } of pages) {
    writePage(target, readFileSync(join(repository, source), 'utf8'));
  }
  for (const [target, content] of missingIndexes(pages)) writePage(target, content);
  writePage('index.md', homePage(pages));
  writeLogos(readFileSync(join(repository, 'apps/web/public/favicon.svg'), 'utf8'));
  const tokens = readFileSync(join(repository, 'packages/ui/src/tokens.css'), 'utf8');
  writeIfChanged(join(siteRoot, '.data/palette.css'), createPalette(tokens));
}

/** Writes a page of the site. */
export function writePage(target: string, content: string): void {
  writeIfChanged(join(pagesFolder, target), content);
}

/** Writing an unchanged file would make the development server render it again. */
function writeIfChanged(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (readIfThere(file) !== content) writeFileSync(file, content);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A list of the pages of each folder that has no README. */
function missingIndexes(pages: readonly Page[]): readonly (readonly [string, string])[] {
  const present = new Set(pages.map(({ target }) => target));
  const folders = [...new Set(pages.map(({ target }) => posix.dirname(target)))];
  return folders
    .map((folder) => [`${folder}/index.md`, indexOf(folder, pages)] as const)
    .filter(([target]) => !present.has(target));
}

function indexOf(folder: string, pages: readonly Page[]): string {
  const list = (inner: string) =>
    pagesIn(inner, pages).map(({ title, target }) => `- [${title}](${linkTo(target)})`);
  return [
    '---\noutline: false\n---',
    `# ${nameOf(folder)}`,
    list(folder).join('\n'),
    ...foldersIn(folder, pages).flatMap((inner) => [
      `## [${nameOf(inner)}](/${inner}/)`,
      list(inner).join('\n'),
    ]),
  ].join('\n\n');
}

/** The icon follows the system's scheme; the site's own switch needs a file for each. */
function writeLogos(icon: string): void {
  const dark = icon.replace(/@media \(prefers-color-scheme: ?dark\) ?\{(.*?\})\}/, '$1');
  if (dark === icon) throw new Error('favicon.svg has no colours for dark schemes');
  writePage('public/favicon.svg', icon);
  writePage('public/logo-light.svg', icon.replace(/<style>.*?<\/style>/, ''));
  writePage('public/logo-dark.svg', dark);
}
