// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, escapeMarkup, languages, pathTo, routes } from '@kga/contracts/core';
import { getNewsArticle, listNews } from '@kga/contracts/news';
import { readMessages } from '@kga/server/messages';
import { type CheerioAPI, load } from 'cheerio';

import type { Contents, Page } from './contents.ts';
import type { EnglishMessages } from './english-messages.d.ts';
import { type Files, fileOf, linkBetween } from './files.ts';
import type { Installation } from './installation.ts';

const messages = readMessages<EnglishMessages['farewell']>(new URL('./messages/', import.meta.url));

export type Copy = {
  readonly site: Installation;
  readonly contents: Contents;
  readonly files: Files;
};

/** One file to write. */
export type Task = { readonly page: Page; readonly language: Language; readonly part: number };

/** What needs a script or a server, and what names addresses of the site. */
const dead = [
  'script, template, noscript, dialog, iframe, form, button, input, select, textarea, #kga-broken',
  '[class*="noscript:hidden"]:not(ul:has(a[hreflang])), [aria-busy="true"]',
  'link[rel="preload"], link[rel="modulepreload"], link[rel="manifest"], link[rel="canonical"]',
  'link[rel="alternate"], meta[property], meta[name^="twitter:"]',
].join(', ');

const [articles, members] = [pathTo('newsArticle', { id: '' }), pathTo('member', { id: '' })];

const languageOf = (tag: string | undefined): Language | undefined =>
  languages.find((language) => language === tag);

/** Copies a part of a page, with the list of all items if it shows the first of them. */
export async function copyPage(copy: Copy, { page, language, part }: Task): Promise<void> {
  const { site, files, contents } = copy;
  const at = page.parts[part - 1];
  const address = `${page.path}?lang=${language}${at ? `&at=${at}` : ''}`;
  const file = fileOf(page, language, part);
  const $ = load((await site.read(address)).bytes.toString());
  if ($('main h1').length === 0) throw new Error(`${address} has no content`);

  $(dead).remove();
  await copyAssets(copy, $, page, file);
  for (const element of $('a[href]')) {
    const link = $(element);
    const spoken = languageOf(link.attr('hreflang')) ?? language;
    const target = await targetOf(copy, link.attr('href') ?? '', file, spoken);
    if (target === undefined) link.replaceWith(link.contents());
    else link.attr('href', target);
  }
  // On narrow screens a script opens the menu, and elsewhere one stores the language that is chosen.
  $('header nav').removeClass('hidden');
  $('ul:has(a[hreflang])').removeClass('max-sm:hidden noscript:hidden');
  if (page.parts.length > 1) {
    const numbers = page.parts.map((_, index) => {
      const target = linkBetween(file, fileOf(page, language, index + 1));
      return `<a href="${target}">${index + 1}</a>`;
    });
    append($, numbers);
  }
  const rows = contents.lists.get(page.path);
  if (!rows) {
    files.write(file, htmlOf($));
    return;
  }

  const list = fileOf({ ...page, path: `${page.path}-all` }, language);
  // Pages of the site load these as one scrolls.
  const label = `${messages(language).allItems} (${rows.size})`;
  append($, [`<a href="${linkBetween(file, list)}">${label}</a>`]);
  files.write(file, htmlOf($));
  const items = [...rows.values()].map(({ path, title, language: own }) => {
    const target = linkBetween(list, fileOf({ path, languages: [own], parts: [''] }, own));
    return `<li><a href="${target}" lang="${own}">${escapeMarkup(title || '–')}</a></li>`;
  });
  const heading = `<h1>${$('h1').first().html() ?? ''}: ${label}</h1>`;
  $('main').html(`<div class="column-data py-10">${heading}<ul>${items.join('')}</ul></div>`);
  files.write(list, htmlOf($));
}

/** Adds a row of links to the end of a page; pages of the archive have colours of their own. */
function append($: CheerioAPI, links: readonly string[]): void {
  const items = links.map((link) => `<li>${link}</li>`).join('');
  const place = $('main > .memorial').length > 0 ? $('main > .memorial') : $('main');
  place.append(`<ul class="column-data flex flex-wrap gap-x-6 py-10">${items}</ul>`);
}

/** Without React's markers between texts. */
const htmlOf = ($: CheerioAPI): string => $.html().replaceAll(/<!--.*?-->/gs, '');

/** Lets a page name saved styles, icons and pictures. */
async function copyAssets({ site, files }: Copy, $: CheerioAPI, page: Page, file: string) {
  for (const element of $('style')) {
    const style = linkBetween(file, await files.saveStyle($(element).text()));
    $(element).replaceWith(`<link rel="stylesheet" href="${style}">`);
  }
  for (const element of $('link[href^="/"], img[src]')) {
    const name = element.name === 'img' ? 'src' : 'href';
    const { pathname, search } = new URL($(element).attr(name) ?? '', site.origin);
    // Pictures beside titles of other publishers are theirs.
    if (pathname.startsWith('/api/pictures/') && !page.path.startsWith(articles)) {
      $(element).remove();
      continue;
    }
    const saved = await files.saveAsset(pathname + search);
    $(element).attr(name, linkBetween(file, saved)).removeAttr('srcset').removeAttr('sizes');
  }
}

/**
 * Where a link leads in the copy. What needs a server leads to the page of the end.
 * @returns undefined for members, whose pages would gather what a person has written
 */
async function targetOf(
  { site, contents, files }: Copy,
  href: string,
  from: string,
  language: Language,
): Promise<string | undefined> {
  if (href.startsWith('#')) return href;
  const url = new URL(href, contents.publicOrigin);
  if (url.origin !== contents.publicOrigin) return href;
  const { pathname, searchParams, hash } = url;
  if (pathname.startsWith(members)) return undefined;

  searchParams.delete('at');
  const isFiltered = [...searchParams.keys()].some((name) => name !== 'lang');
  const page = contents.pages.get(pathname);
  if (page && !isFiltered) {
    const part = contents.partOf.get(decodeURIComponent(hash.slice(1)));
    const own = page.languages.find((each) => each === language) ?? page.languages[0] ?? language;
    return linkBetween(from, fileOf(page, own, part)) + hash;
  }
  // Feeds of the news hold what other publishers write.
  if (pathname.startsWith('/api/') && !isFiltered && !pathname.startsWith(listNews.url)) {
    const saved = await files.save(pathname + url.search);
    if (saved !== undefined) return linkBetween(from, saved);
  }
  if (contents.aggregated.has(pathname)) {
    const id = decodeURIComponent(pathname.slice(articles.length));
    const { url: original } = await site.get(getNewsArticle, { params: { id } });
    if (original !== null) return original;
  }
  const end: Page = { path: routes.endOfLife, languages, parts: [''] };
  return linkBetween(from, fileOf(end, language));
}
