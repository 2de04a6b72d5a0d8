// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  isItemPage,
  linkBetween,
  pathTo,
  routes,
  staticFile,
  staticStart,
} from '@kga/contracts/core';

import { interactiveRoute } from '../copied-pages.ts';
import type { Contents } from '../copy/contents.ts';

/** The file that a page is written to, and the language around its content. */
export type Place = { readonly file: string; readonly language: Language };

export type LinkOptions = {
  readonly origin: string;
  readonly contents: Contents;
  /** Saves what is below a URL of the API; undefined where it is not part of the copy. */
  readonly save: (url: URL) => Promise<string | undefined>;
  /** The address of another publisher's article; undefined for our own articles. */
  readonly originalOf: (articleId: string) => Promise<string | undefined>;
};

const articles = pathTo('newsArticle', { id: '' });
const members = pathTo('member', { id: '' });

/** Forms on pages that are copied without them. */
const forms: ReadonlySet<string> = new Set(['#share-memory']);

/** Where a link leads in the copy; `nowhere`: `isText` says whether its text is part of the content. */
export type LinkTarget =
  | { readonly href: string }
  | { readonly nowhere: true; readonly isText: boolean };

const nowhere = (isText: boolean): LinkTarget => ({ nowhere: true, isText });

/** Returns the function that turns a link of the site into one of the copy. */
export function createLinks({ origin, contents, save, originalOf }: LinkOptions) {
  const pages = new Map(contents.pages.map((page) => [page.path, page]));

  return async (href: string, here: Place): Promise<LinkTarget> => {
    if (href.startsWith('#')) return forms.has(href) ? nowhere(false) : { href };
    const url = URL.parse(href, origin);
    if (url?.origin !== origin) return url ? { href } : nowhere(true);
    const linkTo = (file: string) => ({
      href: linkBetween(here.file, file) + url.search + url.hash,
    });

    if (url.pathname.startsWith('/api/')) {
      const file = await save(url);
      url.search = '';
      return file === undefined ? nowhere(false) : linkTo(file);
    }
    if (forms.has(url.hash)) return nowhere(false);
    const page = pages.get(url.pathname);
    if (!page) {
      const id = url.pathname.startsWith(articles) ? url.pathname.slice(articles.length) : '';
      const original = id === '' ? undefined : await originalOf(id);
      if (original !== undefined) return { href: original };
      // Names of members, and titles of what is gone since.
      return nowhere(isItemPage(url.pathname) || url.pathname.startsWith(members));
    }
    url.searchParams.delete('lang');
    url.searchParams.delete('at');
    // What a list is filtered by needs a server; the browser reads what a letter begins with.
    if (url.search !== '' && !interactiveRoute(page.path)) return nowhere(false);
    if (page.path === routes.home) return linkTo(staticStart(here.language));
    const part = contents.places[url.hash.slice(1)] ?? 1;
    return linkTo(staticFile(page.path, page.language ?? here.language, part));
  };
}

export type ResolveLink = ReturnType<typeof createLinks>;
