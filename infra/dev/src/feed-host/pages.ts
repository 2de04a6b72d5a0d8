// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { escapeUTF8 } from 'entities';

import { htmlPage } from '../stand-in-http.ts';
import type { Issue, IssueItem } from './formats.ts';
import { type Outlet, outlets } from './outlets.ts';

const style = readFileSync(join(import.meta.dirname, 'style.css'), 'utf8');

function frame(outlet: Outlet, title: string, body: string): string {
  const type = outlet.format.type.split(';')[0];
  const name = escapeUTF8(outlet.name);
  return htmlPage({
    language: outlet.language,
    title,
    head: `<link rel="alternate" type="${type}" title="${name}" href="${outlet.feedPath}">\n`,
    style,
    body: `<p class="notice">${escapeUTF8(outlet.texts.notice)}</p>\n${body}`,
  });
}

const dateOf = ({ publishedAt }: IssueItem) =>
  `<time datetime="${publishedAt.toISOString()}">${publishedAt.toISOString().slice(0, 10)}</time>`;

/** The front page of an outlet, which links to its feed. */
export function outletPage(outlet: Outlet, { name, about, items }: Issue): string {
  const rows = items.map(
    (item) =>
      `<li>${dateOf(item)}<br><a href="${escapeUTF8(item.url)}">${escapeUTF8(item.title)}</a></li>`,
  );
  const body = `<h1>${escapeUTF8(name)}</h1>\n<p>${escapeUTF8(about)}</p>\n<ul>\n${rows.join('\n')}\n</ul>`;
  return frame(outlet, name, body);
}

/** An article in full. */
export function articlePage(outlet: Outlet, item: IssueItem): string {
  const picture = item.pictureUrl
    ? `<img src="${escapeUTF8(item.pictureUrl)}" width="1200" height="675" alt="">\n`
    : '';
  const paragraphs = [item.summary, item.more].filter((part) => part !== '');
  const body = `<p><a href="/${outlet.key}/">${escapeUTF8(outlet.name)}</a>, ${dateOf(item)}</p>
<h1>${escapeUTF8(item.title)}</h1>
${picture}${paragraphs.map((part) => `<p>${escapeUTF8(part)}</p>`).join('\n')}`;
  return frame(outlet, `${item.title} – ${outlet.name}`, body);
}

/** The index of all outlets with the URLs of their feeds. */
export function hostPage(origin: string): string {
  const rows = outlets.map(
    ({ key, name, language, feedPath }) =>
      `<li><a href="/${key}/" lang="${language}">${escapeUTF8(name)}</a><br>${escapeUTF8(origin + feedPath)}</li>`,
  );
  return htmlPage({
    language: 'en',
    title: 'Demonstration feeds',
    style,
    body: `<h1>Demonstration feeds</h1>
<p>Outlets that do not exist write here for the one-machine stack, so that news come in.</p>
<ul>
${rows.join('\n')}
</ul>`,
  });
}
