// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  campaign,
  escapeMarkup,
  languageNames,
  languages,
  linkBetween,
  pathTo,
  routes,
  staticFile,
  staticStart,
} from '@kga/contracts/core';

import { type CopyMessages, fill, messagesOf } from '../messages/messages.ts';

/** What all pages of a copy share. */
export type CopyFrame = {
  /** Where the copy is going to be served, without a slash at the end. */
  readonly site: string;
  /** Day of the copy, as in 2026-11-23. */
  readonly date: string;
  readonly styles: string;
  readonly icon: string;
};

export type CopyDocument = {
  readonly file: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** HTML. */
  readonly main: string;
  /** Files of the page in other languages, if there are any. */
  readonly versions?: ReadonlyMap<Language, string>;
  /** File of the picture of link previews. */
  readonly preview?: string | undefined;
  /** HTML of the scripts of an interactive page. */
  readonly scripts?: string | undefined;
};

const navigation: readonly [keyof CopyMessages['nav'], string][] = [
  ['petitions', pathTo('petitions')],
  ['archive', pathTo('archive')],
  ['news', pathTo('news')],
  ['stories', pathTo('stories')],
  ['forum', pathTo('forum')],
  ['legal', pathTo('legal')],
  ['commitments', pathTo('commitments')],
  ['openData', pathTo('openData')],
];

/** What is written on an interactive page goes nowhere. */
const policy = `
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:">`;

/** A day in words. */
export function dayOf(date: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}

/** A whole page of the copy. */
export function copyDocument(page: CopyDocument, frame: CopyFrame): string {
  const { file, language, title, description, main, scripts = '' } = page;
  const messages = messagesOf(language);
  const to = (target: string) => linkBetween(file, target);
  const start = to(staticStart(language));
  const date = dayOf(frame.date, language);
  const links = navigation.map(
    ([name, path]) =>
      `<li><a href="${to(staticFile(path, language))}">${escapeMarkup(messages.nav[name])}</a></li>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<meta name="description" content="${escapeMarkup(description)}">
${headLinks(page, frame)}${scripts === '' ? '' : policy}
<link rel="stylesheet" href="${to(frame.styles)}">
<link rel="icon" href="${to(frame.icon)}">
</head>
<body>
<a class="copy-skip" href="#content">${escapeMarkup(messages.skip)}</a>
<header class="copy-header no-print"><div class="column-data">
<a class="copy-brand" href="${start}">${campaign.brand}</a>
<nav aria-label="${escapeMarkup(messages.nav.label)}"><ul>${links.join('')}</ul></nav>
</div>
<p class="copy-note"><span class="column-data">${escapeMarkup(fill(messages.note, { date }))} <a href="${start}">${escapeMarkup(messages.about)}</a></span></p></header>
<main id="content">${main}</main>
<footer class="copy-footer no-print"><div class="column-data">
<p><a href="${campaign.sourceUrl}">${escapeMarkup(messages.licence)}</a></p>
${languageLinks(page)}</div></footer>
${scripts}</body>
</html>
`;
}

/** Where the page is, in which languages, and what previews show; pages of items are lean. */
function headLinks({ file, title, versions, preview }: CopyDocument, { site }: CopyFrame): string {
  const urlOf = (name: string) => escapeMarkup(`${site}/${name}`);
  const lines = [`<link rel="canonical" href="${urlOf(file)}">`];
  for (const [language, version] of versions ?? []) {
    lines.push(`<link rel="alternate" hreflang="${language}" href="${urlOf(version)}">`);
  }
  const fallback = versions?.get('en');
  if (fallback !== undefined) {
    lines.push(`<link rel="alternate" hreflang="x-default" href="${urlOf(fallback)}">`);
  }
  if (preview !== undefined) {
    lines.push(
      `<meta property="og:title" content="${escapeMarkup(title)}">`,
      `<meta property="og:image" content="${urlOf(preview)}">`,
      '<meta name="twitter:card" content="summary_large_image">',
    );
  }
  return lines.join('\n');
}

/** The page in each language, if it has others. */
export function languageLinks({
  file,
  language: own,
  versions,
}: Pick<CopyDocument, 'file' | 'language' | 'versions'>): string {
  if (!versions) return '';
  const items = languages.flatMap((language) => {
    const version = versions.get(language);
    if (version === undefined) return [];
    const current = language === own ? ' aria-current="page"' : '';
    return [
      `<li><a href="${linkBetween(file, version)}" hreflang="${language}" lang="${language}"${current}>${languageNames[language]}</a></li>`,
    ];
  });
  return `<ul class="copy-pages" aria-label="${escapeMarkup(messagesOf(own).languages)}">${items.join('')}</ul>\n`;
}

/** The page in all languages. */
export const versionsOf = (path: string, part = 1): ReadonlyMap<Language, string> =>
  new Map(
    languages.map((language) => [
      language,
      path === routes.home ? staticFile(path, language) : staticFile(path, language, part),
    ]),
  );
