// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Cheerio, type CheerioAPI, load } from 'cheerio';

import type { Place, ResolveLink } from './links.ts';

type Elements = ReturnType<Cheerio<never>['children']>;

export type TransformOptions = {
  readonly resolve: ResolveLink;
  /** Saves a picture; undefined where the copy has no room for it. */
  readonly picture: (url: string) => Promise<string | undefined>;
  /** HTML that follows the content, from the heading of the page. */
  readonly end?: (heading: string) => string;
};

export type PageContent = {
  readonly title: string;
  readonly description: string;
  /** Heading of the page, by which the start page names it. */
  readonly heading: string;
  /** Path and query of the picture of link previews. */
  readonly preview: string | undefined;
  /** HTML of the content. */
  readonly main: string;
};

/** What needs a script or a server. */
const dead = [
  'script, style, template, noscript, dialog, iframe',
  'form, fieldset, button, input, select, textarea, label',
  '[class*="noscript:hidden"]',
  '[aria-busy="true"]',
].join(', ');

/** Attributes that only scripts and tests read. */
const unused = [
  'data-discover',
  'data-tooltip',
  'data-testid',
  'aria-busy',
  'aria-haspopup',
  'tabindex',
];

const media = 'img, svg, picture, video, table, hr';

/** Takes the content of a rendered page, without what needs the server, its links those of the copy. */
export async function transformPage(
  html: string,
  here: Place,
  { resolve, picture, end }: TransformOptions,
): Promise<PageContent> {
  const $ = load(html);
  const main = $('main').first();
  const remove = (element: Elements) => removeWithEmptyParents($, element);

  for (const element of main.find(dead)) remove($(element));
  for (const element of main.find('a[href]')) {
    const link = $(element);
    const target = await resolve(link.attr('href') ?? '', here);
    if ('href' in target) link.attr('href', target.href);
    else if (target.isText) unlink($, link);
    else if (isCall(link.parent())) remove(link.parent());
    else if (isInSentence(link)) unlink($, link);
    else remove(link);
  }
  for (const element of main.find('img')) {
    const image = $(element).removeAttr('srcset').removeAttr('sizes');
    const source = await picture(image.attr('src') ?? '');
    if (source === undefined) remove(image);
    else image.attr('src', source);
  }
  for (const element of main.find('*')) {
    for (const name of unused) $(element).removeAttr(name);
  }
  const heading = main.find('h1').first().text();
  // Pages of the archive have colours of their own.
  const memorial = main.children('.memorial').first();
  (memorial.length > 0 ? memorial : main).append(end?.(heading) ?? '');
  return {
    title: $('title').text(),
    description: $('meta[name=description]').attr('content') ?? '',
    heading,
    preview: $('meta[property="og:image"]').attr('content'),
    // React's markers between texts.
    main: (main.html() ?? '').replaceAll(/<!--.*?-->/gs, ''),
  };
}

/** A short paragraph with a link to a form asks for what cannot be done in a copy. */
const isCall = (parent: Elements) => parent.is('p') && parent.text().length <= 120;

function isInSentence(link: Elements): boolean {
  const sentence = link.closest('p, li, dd');
  return sentence.length > 0 && sentence.text().trim() !== link.text().trim();
}

function unlink($: CheerioAPI, link: Elements): void {
  const text = $('<span>').append(link.contents());
  const look = link
    .attr('class')
    ?.replaceAll(/\S*underline\S*|hover:\S+/g, '')
    .trim();
  if (look) text.attr('class', look);
  link.replaceWith(text);
}

/** Removes an element, and what is empty without it. */
function removeWithEmptyParents($: CheerioAPI, element: Elements): void {
  const parent = element.parent();
  element.remove();
  const headings = parent.is('section') ? parent.find('h2, h3').text() : '';
  const isEmpty =
    parent.length > 0 &&
    !parent.is('main, td, th, li[id]') &&
    parent.text().trim() === headings.trim() &&
    parent.find(media).length === 0;
  if (isEmpty) removeWithEmptyParents($, parent);
}
