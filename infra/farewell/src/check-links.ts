// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Links of HTML and CSS, without those inside of texts. */
const links = /(?:href|src)="([^"]*)"|url\(([^)"']+)\)/g;

/** Finds links between the files of a folder that lead to no file, or to no part of one. */
export function findBrokenLinks(folder: string): { checked: number; broken: string[] } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const known = new Set(files.map((file) => resolve(folder, file)));
  const broken: string[] = [];
  let checked = 0;
  for (const file of files.filter((name) => /\.(?:html|css)$/.test(name))) {
    const path = resolve(folder, file);
    for (const [, link = '', style = ''] of readFileSync(path, 'utf8').matchAll(links)) {
      const target = (file.endsWith('.css') ? style : link).replaceAll('&amp;', '&');
      if (target === '' || /^[a-z][a-z+.-]*:/i.test(target)) continue;
      checked += 1;
      const { href, hash } = new URL(target, pathToFileURL(path));
      const found = fileURLToPath(href.replace(/[?#].*/s, ''));
      if (!known.has(found)) broken.push(`${file}: ${target}`);
      else if (hash !== '' && !hasAnchor(found, hash)) {
        broken.push(`${file}: ${target} (no such part)`);
      }
    }
  }
  return { checked, broken };
}

const hasAnchor = (path: string, hash: string): boolean =>
  readFileSync(path, 'utf8').includes(`id="${decodeURIComponent(hash.slice(1))}"`);
