// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

import { readOpenapiDocument } from './api/openapi-document.ts';
import { createReferencePages } from './api/reference-pages.ts';
import { type Page, listPages, pagesFolder, repository, siteRoot } from './pages.ts';
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
  writePage('index.md', readFileSync(join(siteRoot, 'src/home.md'), 'utf8'));
  writeLogos(readFileSync(join(repository, 'apps/web/public/favicon.svg'), 'utf8'));
  const tokens = readFileSync(join(repository, 'packages/ui/src/tokens.css'), 'utf8');
  writeIfChanged(join(siteRoot, '.data/palette.css'), createPalette(tokens));
}

/** Writes the pages of the API reference from the OpenAPI document that the api generates. */
export async function writeApiReference(): Promise<void> {
  const reference = createReferencePages(await readOpenapiDocument());
  for (const [target, content] of reference) writePage(target, content);
}

/** Writes a page of the site. */
function writePage(target: string, content: string): void {
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

/** The product's colours, light and dark, under VitePress's class for dark pages. */
function createPalette(tokens: string): string {
  const light = bodyOf(tokens, ":root,\n[data-theme='light'] {");
  const dark = bodyOf(tokens, "[data-theme='dark'],\n.memorial {");
  return `:root {${light}}\n\n.dark {${dark}}\n`;
}

/** Declarations of the rule that has exactly this beginning. */
function bodyOf(css: string, opening: string): string {
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`tokens.css has no rule ${opening}`);
  return css.slice(start + opening.length, css.indexOf('}', start));
}
