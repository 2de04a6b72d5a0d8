// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { campaign } from '@kga/contracts/core';
import { load } from 'cheerio/slim';

interface Site {
  /** Folder of the built site. */
  readonly folder: string;
  /** Path that the site is served at, with a slash at both ends. */
  readonly base: string;
  /** The checkout, for links to the repository. */
  readonly repository: string;
}

interface Document {
  readonly ids: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
}

/** Reserved by RFC 2606. */
const origin = 'http://docs.invalid';

const repositoryLink = /^\/(?:blob|tree|edit)\/main\/([^?#]*)/;

/**
 * Follows the links of all pages: to pages and files of the site, to headings, and to the repository's
 * files, which are looked up in the checkout. Links to other sites are not followed. A link is
 * counted once a page.
 */
export function checkLinks({ folder, base, repository }: Site): {
  pages: number;
  checked: number;
  broken: readonly string[];
} {
  const files = globSync('**/*.html', { cwd: folder });
  const documents = new Map(files.map((file) => [file, readDocument(join(folder, file))]));

  /** Undefined for links to other sites. */
  const isGood = (link: string, file: string): boolean | undefined => {
    const url = new URL(link, `${origin}${base}${file}`);
    if (url.href.startsWith(`${campaign.sourceUrl}/`)) {
      const path = repositoryLink.exec(url.href.slice(campaign.sourceUrl.length))?.[1];
      if (path === undefined) return undefined;
      return existsSync(join(repository, decodeURIComponent(path)));
    }
    if (url.origin !== origin) return undefined;
    if (!url.pathname.startsWith(base)) return false;
    const path = decodeURIComponent(url.pathname.slice(base.length)).replace(
      /(^|\/)$/,
      '$1index.html',
    );
    if (!existsSync(join(folder, path))) return false;
    const id = decodeURIComponent(url.hash.slice(1));
    return id === '' || (documents.get(path)?.ids.has(id) ?? false);
  };

  const results = [...documents].flatMap(([file, { links }]) =>
    [...links].map((link) => ({ file, link, good: isGood(link, file) })),
  );
  return {
    pages: documents.size,
    checked: results.filter(({ good }) => good !== undefined).length,
    broken: results
      .filter(({ good }) => good === false)
      .map(({ file, link }) => `${file}: ${link}`),
  };
}

function readDocument(file: string): Document {
  const $ = load(readFileSync(file, 'utf8'));
  const valuesOf = (name: string) =>
    $(`[${name}]`)
      .toArray()
      .flatMap((element) => $(element).attr(name) ?? []);
  return {
    ids: new Set(valuesOf('id')),
    links: new Set([...valuesOf('href'), ...valuesOf('src')]),
  };
}
