// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, escapeMarkup, languages, staticStart } from '@kga/contracts/core';

import { generalPaths } from '../copied-pages.ts';
import { messagesOf } from '../messages/messages.ts';
import { type CopyFrame, copyDocument } from '../page/document.ts';
import { listFile, listPage, pagesOf, startPage } from '../page/own-pages.ts';
import type { Contents } from './contents.ts';
import type { Destination } from './destination.ts';
import { pageSource } from './write-pages.ts';

/** Writes what the site does not have: lists of all items, the start page and that of missing ones. */
export function writeOwnPages(
  destination: Destination,
  contents: Contents,
  frame: CopyFrame,
  signal: AbortSignal,
): void {
  for (const language of languages) {
    const headingOf = (path: string) => destination.find(pageSource(path, language))?.title ?? path;
    const lists = Object.entries(contents.lists).map(([path, rows]) => ({
      path,
      rows,
      heading: headingOf(path),
    }));
    for (const { path, rows, heading } of lists) {
      for (let page = 1; page <= pagesOf(rows); page += 1) {
        signal.throwIfAborted();
        const { file, title, main } = listPage(rows, { path, language, page, heading });
        const versions = new Map(languages.map((each) => [each, listFile(path, each, page)]));
        const document = { file, language, title, description: title, main, versions };
        destination.write(file, file, copyDocument(document, frame));
      }
    }
    const pages = generalPaths
      .filter((path) => !(path in contents.lists))
      .map((path) => ({ path, heading: headingOf(path) }));
    const start = startPage(language, frame, { lists, pages, brand: campaign.brand });
    destination.write(start.file, start.file, copyDocument({ ...start, language }, frame));
  }
  writeMissingPage(destination, frame);
}

/** The page for addresses that the copy does not have; its link holds at any depth. */
function writeMissingPage(destination: Destination, { site }: CopyFrame): void {
  const { title, text } = messagesOf('en').missing;
  const start = escapeMarkup(`${site}/${staticStart('en')}`);
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${start}">${campaign.brand}</a></p></main></body>
</html>
`;
  destination.write('404.html', '404.html', html);
}
