// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languages, linkBetween, pathTo, staticFile } from '@kga/contracts/core';

import type { Installation } from '../installation.ts';
import { messagesOf } from '../messages/messages.ts';
import { type CopyFrame, copyDocument, versionsOf } from '../page/document.ts';
import { createLinks } from '../page/links.ts';
import { moreLink, pageLinks } from '../page/own-pages.ts';
import { transformPage } from '../page/transform.ts';
import type { Contents, CopiedPage } from './contents.ts';
import type { Destination } from './destination.ts';
import type { CopyFiles } from './files.ts';

/** One file to write. */
type Task = { readonly page: CopiedPage; readonly language: Language; readonly part: number };

/** Pages that are asked for at a time: the installation has other visitors. */
const parallel = 4;

export type WriteOptions = {
  readonly site: Installation;
  readonly destination: Destination;
  readonly contents: Contents;
  readonly files: CopyFiles;
  readonly frame: CopyFrame;
  /** HTML of the scripts of a page; undefined for those without. */
  readonly scriptsOf: (file: string, path: string, language: Language) => string | undefined;
  readonly progress: (done: number, of: number) => void;
};

const sourceOf = ({ page, language, part }: Task) => `${page.path} ${language} ${part}`;

/** What was written from a page in a language. */
export const pageSource = (path: string, language: Language): string => `${path} ${language} 1`;

/** Writes the pages that are not yet written. */
export async function writePages(options: WriteOptions): Promise<void> {
  const { contents, destination, site, files, progress } = options;
  const tasks = contents.pages.flatMap((page): Task[] =>
    (page.language === undefined ? languages : [page.language]).flatMap((language) =>
      Array.from({ length: page.parts.length + 1 }, (_, index) => ({
        page,
        language,
        part: index + 1,
      })),
    ),
  );
  const resolve = createLinks({
    origin: site.origin,
    contents,
    save: files.download,
    originalOf: files.originalOf,
  });
  let done = 0;
  let next = 0;

  async function work(): Promise<void> {
    for (let task = tasks[next]; task; task = tasks[next]) {
      next += 1;
      if (!destination.find(sourceOf(task))) await writePage(task, resolve, options);
      done += 1;
      progress(done, tasks.length);
    }
  }
  await Promise.all(Array.from({ length: parallel }, work));
}

async function writePage(
  task: Task,
  resolve: ReturnType<typeof createLinks>,
  { site, destination, contents, files, frame, scriptsOf }: WriteOptions,
): Promise<void> {
  const { page, language, part } = task;
  const { path } = page;
  const file = staticFile(path, language, part);
  const isItem = page.language !== undefined;
  const at = page.parts[part - 2];
  const html = await site.page(at === undefined ? path : `${path}?at=${at}`, language);
  const write = (
    document: Omit<Parameters<typeof copyDocument>[0], 'file' | 'language'>,
    heading?: string,
  ) =>
    destination.write(
      sourceOf(task),
      file,
      copyDocument(
        { file, language, ...(!isItem && { versions: versionsOf(path, part) }), ...document },
        frame,
      ),
      heading,
    );
  if (html === undefined) {
    const { title, text } = messagesOf(language).deleted;
    const main = `<div class="column-data"><div class="copy-text"><h1>${title}</h1><p>${text}</p></div></div>`;
    write({ title, description: text, main }, title);
    return;
  }

  const rows = contents.lists[path];
  const partLinks = pageLinks(file, (number) => staticFile(path, language, number), {
    page: part,
    pages: page.parts.length + 1,
    language,
  });
  const isArticle = isItem && path.startsWith(pathTo('newsArticle', { id: '' }));
  const content = await transformPage(
    html,
    { file, language },
    {
      resolve,
      picture: async (source) => {
        // Pictures of other publishers are theirs.
        if (source.startsWith('/api/pictures/') && !isArticle) return undefined;
        const saved = await files.picture(source);
        return saved && linkBetween(file, saved);
      },
      end: (heading) =>
        (rows ? moreLink(path, language, rows, heading) : '') +
        (partLinks && `<div class="column-data">${partLinks}</div>`),
    },
  );
  // One preview of each general page; those of items would be larger than all else.
  const preview =
    isItem || content.preview === undefined || part > 1
      ? undefined
      : await files.picture(content.preview);
  write(
    {
      ...content,
      preview,
      scripts: scriptsOf(file, path, language),
    },
    isItem ? undefined : content.heading,
  );
}
