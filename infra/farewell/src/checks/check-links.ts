// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Links of HTML and CSS, without those inside of texts. */
const links = /(?:href|src)="([^"]*)"|url\(([^)"']+)\)/g;

/** Finds links between the files of a folder that lead to no file. @returns a line for each, at most `most` */
export function findBrokenLinks(folder: string, most = 50): { checked: number; broken: string[] } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const known = new Set(files.map((file) => join(folder, file)));
  const broken: string[] = [];
  let checked = 0;
  for (const file of files.filter((name) => /\.(?:html|css)$/.test(name))) {
    const path = join(folder, file);
    const content = readFileSync(path, 'utf8');
    const isStyle = file.endsWith('.css');
    for (const [, link = '', style = ''] of content.matchAll(links)) {
      const target = (isStyle ? style : link).replaceAll('&amp;', '&');
      if (target === '' || /^[a-z][a-z+.-]*:/i.test(target)) continue;
      checked += 1;
      const url = new URL(target, pathToFileURL(path));
      url.search = '';
      const { hash } = url;
      url.hash = '';
      const found = fileURLToPath(url);
      const isThere = known.has(found) && existsSync(found);
      if (!isThere) broken.push(`${file}: ${target}`);
      else if (hash !== '' && !hasAnchor(found, hash))
        broken.push(`${file}: ${target} (no such part)`);
      if (broken.length >= most) return { checked, broken };
    }
  }
  return { checked, broken };
}

/** Whether a page has the element of an id. */
function hasAnchor(path: string, hash: string): boolean {
  return readFileSync(path, 'utf8').includes(`id="${decodeURIComponent(hash.slice(1))}"`);
}
