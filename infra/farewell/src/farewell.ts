// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages, routes, staticFile, staticStart } from '@kga/contracts/core';
import * as z from 'zod';

import { checkPages } from './checks/check-axe.ts';
import { findBrokenLinks } from './checks/check-links.ts';
import { type Contents, contentsSchema, listContents } from './copy/contents.ts';
import { openDestination } from './copy/destination.ts';
import { createFiles } from './copy/files.ts';
import { writeOwnPages } from './copy/write-own-pages.ts';
import { writePages } from './copy/write-pages.ts';
import { writeSavedAnswers } from './copy/write-saved-answers.ts';
import { writeScripts } from './copy/write-scripts.ts';
import { createInstallation } from './installation.ts';
import type { CopyFrame } from './page/document.ts';
import { listFile } from './page/own-pages.ts';
import { createProgress } from './progress.ts';

export type FarewellOptions = {
  /** Of the running installation. */
  readonly origin: string;
  /** Where the copy is written. */
  readonly folder: string;
  /** Where it is going to be served, without a slash at the end. */
  readonly site: string;
  /** Path of the Chromium in which axe looks at a page of each kind; undefined to leave it out. */
  readonly axe: string | undefined;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
};

/** Most bytes of a copy. */
const bytesMax = 1_000_000_000;

/** Writes a copy, or the rest of it. @returns what is wrong with it */
export async function farewell(options: FarewellOptions): Promise<string[]> {
  const { origin, folder, signal, log } = options;
  const destination = openDestination(folder);
  const progress = createProgress(log, () => destination.files());
  const site = createInstallation(origin, signal);
  log(destination.isNew ? `Copying ${origin} to ${folder}` : `Going on with the copy in ${folder}`);

  const date = await destination.remember('date', z.string(), () =>
    new Date().toISOString().slice(0, 10),
  );
  const contents = await destination.remember('contents', contentsSchema, () =>
    listContents(site, (found) => progress('pages found', found)),
  );
  const files = createFiles(site, destination);
  const front = await site.page(routes.home, 'en');
  if (front === undefined) throw new Error(`${origin} has no front page`);
  const frame: CopyFrame = {
    site: options.site,
    date,
    styles: await files.styles(front),
    icon: (await files.save('/favicon.svg', () => 'assets/icon.svg')) ?? '',
  };
  await writeSavedAnswers(site, destination);
  const scriptsOf = await writeScripts(destination);
  await writePages({
    site,
    destination,
    contents,
    files,
    frame,
    scriptsOf,
    progress: (done, of) => progress('pages', done, of),
  });
  writeOwnPages(destination, contents, frame, signal);
  destination.writeChecksums();

  const entries = [...destination.files()];
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  log(`${entries.length.toLocaleString('en')} files, ${megabytes(bytes)} MB`);
  const { checked, broken } = findBrokenLinks(folder);
  log(`${checked.toLocaleString('en')} links checked, ${broken.length} lead nowhere`);
  const complaints = [
    ...(options.axe ? await checkPages(folder, sampleOf(contents), options.axe, log) : []),
    ...broken.map((line) => `Leads nowhere: ${line}`),
    ...(bytes > bytesMax ? [`${megabytes(bytes)} MB are more than ${megabytes(bytesMax)} MB`] : []),
  ];
  if (complaints.length === 0) destination.finish();
  return complaints;
}

/** Start and lists in all languages, the other general pages in two, and the first items of each kind. */
function sampleOf({ pages, lists }: Contents): string[] {
  const general = pages.filter(({ language }) => language === undefined);
  const kinds = Object.values(lists).flatMap((rows) => rows.slice(0, 2));
  const memories = pages.filter(({ path }) => path.endsWith('/memories')).slice(0, 2);
  return [
    ...languages.flatMap((language) => [
      staticStart(language),
      ...Object.keys(lists).map((path) => listFile(path, language, 1)),
    ]),
    ...(['en', 'de'] as const).flatMap((language) =>
      // One record and one petition stand for all.
      general
        .filter(({ path }) => !/^\/(?:legal\/countries\/(?!DE$)|petition\/(?!is))/.test(path))
        .map(({ path }) => staticFile(path, language)),
    ),
    ...[...kinds, ...memories].map(({ path, language = 'en' }) => staticFile(path, language)),
  ];
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
