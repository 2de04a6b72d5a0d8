// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

import { readOpenapiDocument } from './api/openapi-document.ts';
import { createReferencePages } from './api/reference-pages.ts';
import { type Page, generated, listPages, repository } from './pages.ts';
import { foldersIn, linkTo, nameOf, pagesIn } from './sections.ts';

/** Writes the pages that the repository has no Markdown for, the logos and the palette, and removes those of an earlier build. */
export async function writePages(): Promise<void> {
  rmSync(join(repository, generated), { recursive: true, force: true });
  for (const [target, content] of missingIndexes(listPages(repository))) write(target, content);
  writeLogos(readFileSync(join(repository, 'apps/web/public/favicon.svg'), 'utf8'));
  const tokens = readFileSync(join(repository, 'packages/ui/src/tokens.css'), 'utf8');
  write('palette.css', createPalette(tokens));
  const reference = createReferencePages(await readOpenapiDocument());
  for (const [target, content] of reference) write(target, content);
}

function write(target: string, content: string): void {
  const file = join(repository, generated, target);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
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
  write('public/favicon.svg', icon);
  write('public/logo-light.svg', icon.replace(/<style>.*?<\/style>/, ''));
  write('public/logo-dark.svg', dark);
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
