// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  escapeMarkup,
  languages,
  linkBetween,
  pathTo,
  staticFile,
  staticStart,
} from '@kga/contracts/core';

import type { ListRow } from '../copy/contents.ts';
import { fill, messagesOf } from '../messages/messages.ts';
import { type CopyFrame, dayOf, languageLinks } from './document.ts';

/** Rows of a page of a list. */
const rowsPerPage = 100;

/** The file of a page of the list of all items. */
export const listFile = (path: string, language: Language, page: number): string =>
  staticFile(`${path}-list`, language, page);

export const pagesOf = (rows: readonly ListRow[]): number =>
  Math.max(1, Math.ceil(rows.length / rowsPerPage));

const text = (content: string) =>
  `<div class="column-data"><div class="copy-text">${content}</div></div>`;

/** The content of a page of a list: plain links, the title of the page that shows the first of them. */
export function listPage(
  rows: readonly ListRow[],
  {
    path,
    language,
    page,
    heading,
  }: { path: string; language: Language; page: number; heading: string },
) {
  const { list } = messagesOf(language);
  const file = listFile(path, language, page);
  const pages = pagesOf(rows);
  const title = fill(list.all, { title: heading });
  const items = rows.slice((page - 1) * rowsPerPage, page * rowsPerPage).map((row) => {
    const href = linkBetween(file, staticFile(row.path, row.language));
    const spoken = row.language === language ? '' : ` lang="${row.language}"`;
    const day = row.day === '' ? '' : `<small>${row.day}</small>`;
    return `<li><a href="${href}"${spoken}>${escapeMarkup(row.title || '–')}</a>${day}</li>`;
  });
  const back = linkBetween(file, staticFile(path, language));
  const main = text(`<p><a href="${back}">${escapeMarkup(heading)}</a></p>
<h1>${escapeMarkup(title)}</h1>
<p>${fill(list.page, { page: `${page}`, pages: `${pages}` })} · ${fill(list.count, { n: numberOf(rows.length, language) })}</p>
${items.length === 0 ? `<p>${list.empty}</p>` : `<ul class="copy-rows">${items.join('')}</ul>`}
${pageLinks(file, (number) => listFile(path, language, number), { page, pages, language })}`);
  return { file, title, main };
}

/** Links to the other parts of a page: all of few, else those nearby and the ends. */
export function pageLinks(
  file: string,
  fileOf: (page: number) => string,
  { page, pages, language }: { page: number; pages: number; language: Language },
): string {
  if (pages === 1) return '';
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 || number === pages || Math.abs(number - page) < 5 || number % 50 === 0,
  );
  const links = numbers.map(
    (number) =>
      `<li><a href="${linkBetween(file, fileOf(number))}"${number === page ? ' aria-current="page"' : ''}>${number}</a></li>`,
  );
  return `<nav aria-label="${messagesOf(language).list.pages}"><ul class="copy-pages">${links.join('')}</ul></nav>`;
}

/** Leads from a page that shows the first items to the list of all. */
export const moreLink = (
  path: string,
  language: Language,
  rows: readonly ListRow[],
  heading: string,
) =>
  `<p class="column-data copy-more no-print"><a href="${linkBetween(
    staticFile(path, language),
    listFile(path, language, 1),
  )}">${escapeMarkup(fill(messagesOf(language).list.all, { title: heading }))}</a> (${numberOf(rows.length, language)})</p>`;

const numberOf = (count: number, language: Language) =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : language).format(count);

/** The content of the start page: what the copy is, of which day, and all that is in it. */
export function startPage(
  language: Language,
  frame: CopyFrame,
  {
    lists,
    pages,
    brand,
  }: {
    lists: readonly { path: string; heading: string; rows: readonly ListRow[] }[];
    pages: readonly { path: string; heading: string }[];
    brand: string;
  },
) {
  const { start } = messagesOf(language);
  const file = staticStart(language);
  const title = fill(start.title, { brand });
  const versions = new Map(languages.map((each) => [each, staticStart(each)]));
  const link = (target: string, label: string) =>
    `<a href="${linkBetween(file, target)}">${escapeMarkup(label)}</a>`;
  const counted = lists.map(
    ({ path, heading, rows }) =>
      `<li>${link(listFile(path, language, 1), heading)}<small>${numberOf(rows.length, language)}</small></li>`,
  );
  const named = pages.map(
    ({ path, heading }) =>
      `<li>${link(staticFile(path, language), path === pathTo('home') ? start.front : heading)}</li>`,
  );
  const main = text(`<h1>${escapeMarkup(title)}</h1>
${languageLinks({ file, language, versions })}<p class="text-lg">${escapeMarkup(fill(start.lead, { date: dayOf(frame.date, language) }))}</p>
<h2>${start.inside}</h2>
<ul class="copy-rows">${counted.join('')}</ul>
<h2>${start.works}</h2>
<p>${start.worksText}</p>
<h2>${start.gone}</h2>
<p>${start.goneText}</p>
<h2>${start.pages}</h2>
<ul class="copy-rows">${named.join('')}</ul>
<p>${link('SHA256SUMS', start.checksums)}</p>`);
  const description = fill(start.lead, { date: dayOf(frame.date, language) });
  return { file, title, main, description, versions };
}
