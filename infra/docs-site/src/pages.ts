// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The package's folder, in which VitePress finds `.vitepress`. */
export const siteRoot = join(import.meta.dirname, '..');

/** The checkout. */
export const repository = join(siteRoot, '../..');

/** Markdown that VitePress reads: copies of the repository's pages and generated ones. */
export const pagesFolder = join(siteRoot, '.data/pages');

/** Where the built site stands. */
export const outFolder = join(siteRoot, 'dist');

/** Papers of the repository's root, if they exist. Those of the first section of the site. */
const rootPapers = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'GOVERNANCE.md',
  'SUPPORT.md',
  'CODE_OF_CONDUCT.md',
  'CHANGELOG.md',
] as const;

export interface Page {
  /** Path in the repository. */
  readonly source: string;
  /** Path on the site, `.md` included. */
  readonly target: string;
  readonly title: string;
}

/** All pages that the repository has Markdown for. */
export function listPages(root: string): readonly Page[] {
  const papers = rootPapers.filter((name) => existsSync(join(root, name)));
  const documents = globSync('docs/**/*.md', { cwd: root });
  return [...papers, ...documents.toSorted()].map((source) => ({
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
function targetOf(source: string): string {
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
export function titleOf(markdown: string, source: string): string {
  const [, heading] = /^# +(.+?) *$/m.exec(markdown) ?? [];
  if (heading === undefined) throw new Error(`${source} has no heading of the first level`);
  return heading.replaceAll(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1');
}
