// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

import { type Language, defaultLanguage, languages } from '@kga/contracts/core';
import { getNewsArticle, listNews } from '@kga/contracts/news';

import type { Installation } from '../installation.ts';
import type { Destination } from './destination.ts';

/** Bytes of all pictures together: the pages come first. */
const picturesMax = 100_000_000;

const extensions: Readonly<Record<string, string>> = {
  'image/avif': '.avif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/svg+xml': '.svg',
  'image/webp': '.webp',
  'application/json': '.json',
};

const isLanguage = (tag: string | null): tag is Language =>
  languages.some((language) => language === tag);

/** What pages of a copy need beside their text; each is saved once. */
export function createFiles(site: Installation, destination: Destination) {
  const running = new Map<string, Promise<string | undefined>>();
  let pictureBytes = [...destination.files()]
    .filter(({ file }) => file?.startsWith('pictures/'))
    .reduce((sum, { bytes }) => sum + bytes, 0);

  /** Saves the answer to a path; several pages that ask for it wait for one another. */
  function save(
    path: string,
    fileOf: (type: string, bytes: Buffer) => string | undefined,
  ): Promise<string | undefined> {
    const known = destination.find(path);
    if (known) return Promise.resolve(known.file ?? undefined);
    const started = running.get(path) ?? read();
    running.set(path, started);
    return started;

    async function read() {
      const answer = await site.read(path);
      const [type = ''] = (answer?.headers.get('content-type') ?? '').split(';');
      const file = answer && fileOf(type, answer.bytes);
      if (file === undefined) destination.skip(path);
      else destination.write(path, file, answer?.bytes ?? '');
      running.delete(path);
      return file;
    }
  }

  return {
    save,
    /** A download or a feed, by its path and its language. Other queries need a server. */
    download: (url: URL): Promise<string | undefined> => {
      const { pathname, searchParams } = url;
      const lang = searchParams.get('lang');
      const isFiltered =
        [...searchParams.keys()].some((name) => name !== 'lang') ||
        (lang !== null && !isLanguage(lang));
      // Feeds of the news hold what other publishers write.
      if (isFiltered || pathname.startsWith(listNews.url)) return Promise.resolve(undefined);
      const folder = lang === null || lang === defaultLanguage ? '' : `${lang}/`;
      return save(pathname + url.search, (type) => {
        const extension = extname(pathname) === '' ? extensions[type] : '';
        return extension === undefined ? undefined : `${folder}${pathname.slice(1)}${extension}`;
      });
    },
    /** A picture, while there is room for it. */
    picture: (source: string): Promise<string | undefined> => {
      const url = URL.parse(source, site.origin);
      if (url?.origin !== site.origin) return Promise.resolve(undefined);
      const name = (url.pathname + url.search)
        .replaceAll(/[^\w-]+/g, '-')
        .replace(/^-(?:api-)?/, '');
      return save(url.pathname + url.search, (type, bytes) => {
        const extension = extensions[type];
        if (extension === undefined || pictureBytes + bytes.length > picturesMax) return undefined;
        pictureBytes += bytes.length;
        return `pictures/${name}${extension}`;
      });
    },
    /** The address of an article at its publisher. */
    originalOf: async (id: string): Promise<string | undefined> => {
      const article = await site.get(getNewsArticle, { params: { id } });
      return article?.url ?? undefined;
    },
    /** The styles of the site with those of the copy, and their fonts. @returns the file */
    styles: async (html: string): Promise<string> => {
      const file = 'assets/style.css';
      if (destination.find(file)) return file;
      const css = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, rules = '']) => rules);
      for (const [, href = ''] of html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)) {
        css.push((await site.read(href))?.bytes.toString() ?? '');
      }
      css.push(readFileSync(new URL('../styles.css', import.meta.url), 'utf8'));
      const rules = css.join('\n');
      for (const [, font = ''] of rules.matchAll(/url\("?\/(assets\/[\w.-]+)"?\)/g)) {
        await save(`/${font}`, () => font);
      }
      destination.write(file, file, rules.replaceAll(/url\("?\/assets\/([\w.-]+)"?\)/g, 'url($1)'));
      return file;
    },
  };
}

export type CopyFiles = ReturnType<typeof createFiles>;
