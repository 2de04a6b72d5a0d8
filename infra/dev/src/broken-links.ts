// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Links of HTML, without those inside of texts, and of CSS. */
const links = { html: /\b(?:href|src)="([^"]+)"/g, css: /url\(([^)"']+)\)/g } as const;

/** Reserved by RFC 2606. */
const origin = 'http://site.invalid';

/**
 * Follows the links between the files of a folder, each once a file: to files, and to parts of pages.
 *
 * @param base path that the folder will be served at, with a slash at both ends
 * @param exists tells of a link to another site whether it leads to something, if that is known
 */
export function findBrokenLinks(
  folder: string,
  {
    base = '/site/',
    exists = () => undefined,
  }: { readonly base?: string; readonly exists?: (url: string) => boolean | undefined } = {},
): { pages: number; checked: number; broken: string[] } {
  const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  const isGood = (link: string, file: string): boolean | undefined => {
    const url = new URL(link, `${origin}${base}${encodeURI(file)}`);
    if (url.origin !== origin) return exists(url.href);
    if (!url.pathname.startsWith(base)) return false;
    const path = decodeURIComponent(url.pathname.slice(base.length));
    const target = path.replace(/(^|\/)$/, '$1index.html');
    if (!files.has(target)) return false;
    const id = decodeURIComponent(url.hash.slice(1));
    return id === '' || read(target).includes(`id="${id}"`);
  };

  const broken: string[] = [];
  let pages = 0;
  let checked = 0;
  for (const file of files) {
    const [, type] = /\.(html|css)$/.exec(file) ?? [];
    if (type !== 'html' && type !== 'css') continue;
    if (type === 'html') pages += 1;
    const found = [...read(file).matchAll(links[type])].map(([, link = '']) => link);
    for (const link of new Set(found)) {
      const good = isGood(link.replaceAll('&amp;', '&'), file);
      if (good !== undefined) checked += 1;
      if (good === false) broken.push(`${file}: ${link}`);
    }
  }
  return { pages, checked, broken };
}
