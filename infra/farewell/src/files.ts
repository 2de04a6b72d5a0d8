// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path/posix';

import { type Language, defaultLanguage } from '@kga/contracts/core';

import type { Page } from './contents.ts';
import endings from './endings.json' with { type: 'json' };
import type { Installation } from './installation.ts';

/** Endings of files whose address has none, by media type. */
const endingOf = new Map(Object.entries(endings));

/** The file of a page: items have one, the others one in each language. */
export function fileOf({ path, languages }: Page, language: Language, part = 1): string {
  const isPlain = languages.length === 1 || language === defaultLanguage;
  const name = path === '/' ? 'index' : decodeURIComponent(path.slice(1));
  return `${isPlain ? '' : `${language}/`}${name}${part === 1 ? '' : `-${part}`}.html`;
}

/** A link from one file to another that holds wherever the copy is served. */
export const linkBetween = (from: string, to: string): string =>
  encodeURI(relative(dirname(from), to));

/** Writes the files of a copy; what several pages need is read once. */
export function createFiles(site: Installation, folder: string) {
  const started = new Map<string, Promise<string | undefined>>();

  function write(file: string, content: Buffer | string): void {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  async function read(path: string): Promise<string | undefined> {
    const { status, type, bytes } = await site.read(path, [200, 404, 410]);
    if (status !== 200 || type === 'text/html') return undefined;
    const { pathname, search } = new URL(path, site.origin);
    const name = decodeURIComponent(pathname.slice(1));
    const ending = extname(name);
    const query = search.replaceAll(/[^\w-]+/g, '-');
    const file =
      name.slice(0, name.length - ending.length) + query + (ending || (endingOf.get(type) ?? ''));
    write(file, type === 'text/css' ? await rebase(bytes.toString(), file) : bytes);
    return file;
  }

  /** Saves what is at a path. @returns its file; undefined if there is nothing or a page */
  function save(path: string): Promise<string | undefined> {
    const running = started.get(path) ?? read(path);
    started.set(path, running);
    return running;
  }

  /** Saves what a page needs. */
  async function saveAsset(path: string): Promise<string> {
    const file = await save(path);
    if (file === undefined) throw new Error(`${path} is missing`);
    return file;
  }

  /** Saves what rules load, and lets them name its files. */
  async function rebase(css: string, file: string): Promise<string> {
    let rules = css;
    for (const [whole, path = ''] of css.matchAll(/url\("?(\/[^)"]+)"?\)/g)) {
      rules = rules.replace(whole, `url(${linkBetween(file, await saveAsset(path))})`);
    }
    return rules;
  }

  return {
    write,
    save,
    saveAsset,
    /** Saves the rules of a page, which most pages share. */
    saveStyle: async (css: string): Promise<string> => {
      const file = `assets/${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
      if (!started.has(file)) {
        started.set(file, Promise.resolve(file));
        write(file, await rebase(css, file));
      }
      return file;
    },
  };
}

export type Files = ReturnType<typeof createFiles>;
