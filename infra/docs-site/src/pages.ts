// SPDX-License-Identifier: AGPL-3.0-or-later
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The package's folder, in which VitePress finds `.vitepress`. */
export const siteRoot = join(import.meta.dirname, '..');

/** The checkout, whose Markdown VitePress reads. */
export const repository = join(siteRoot, '../..');

/** Pages that the repository has no Markdown for, relative to the checkout. */
export const generated = 'infra/docs-site/generated';

/** Where the built site stands. */
export const outFolder = join(siteRoot, 'dist');

export interface Page {
  /** Path in the repository. */
  readonly source: string;
  /** Path on the site, `.md` included. */
  readonly target: string;
  readonly title: string;
}

/** All pages that the repository has Markdown for: the papers of its root, and its documents. */
export const listPages = (root: string): readonly Page[] => list(root, ['*.md', 'docs/**/*.md']);

/** Pages that were generated. */
export const listGenerated = (root: string): readonly Page[] => list(root, `${generated}/**/*.md`);

function list(root: string, patterns: string | string[]): readonly Page[] {
  return globSync(patterns, { cwd: root })
    .toSorted()
    .map((source) => ({
      source,
      target: targetOf(source),
      title: titleOf(readFileSync(join(root, source), 'utf8'), source),
    }));
}

/** Folders of the repository that the site has a page for, each with the path of that page. */
export function indexesOf(pages: readonly Page[]): ReadonlyMap<string, string> {
  return new Map(
    pages.map(({ source, target }) => [
      posix.dirname(source),
      posix.join(posix.dirname(target), 'index.md'),
    ]),
  );
}

/** `docs/a.md` is a guide, `docs/folder/a.md` stands in the section `folder`. */
export function targetOf(source: string): string {
  if (source.startsWith(`${generated}/`)) return posix.relative(generated, source);
  const folder = posix.dirname(source);
  const section = sectionOf(folder);
  const name = posix.basename(source, '.md');
  const file = name === 'README' ? 'index' : name.toLowerCase().replaceAll('_', '-');
  return posix.join(section, `${file}.md`);
}

function sectionOf(folder: string): string {
  if (folder === '.') return 'project';
  return folder === 'docs' ? 'guides' : posix.relative('docs', folder);
}

/** The first heading, without its markup. */
function titleOf(markdown: string, source: string): string {
  const [, heading] = /^# +(.+?) *$/m.exec(markdown) ?? [];
  if (heading === undefined) throw new Error(`${source} has no heading of the first level`);
  return heading.replaceAll(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1');
}
