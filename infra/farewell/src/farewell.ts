// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readdirSync } from 'node:fs';

import { findBrokenLinks } from '@kga/dev/broken-links';

import { listContents } from './contents.ts';
import { type Task, copyPage } from './copy-page.ts';
import { createFiles } from './files.ts';
import { createInstallation } from './installation.ts';
import { saveSignatureLog } from './signature-logs.ts';

/** Pages that are copied at a time: the installation has other visitors. */
const parallel = 4;

/** Pages after which a line says how far the copy is. */
const progressEvery = 500;

/**
 * Copies all public pages of the installation at `origin` to a folder. @returns links that lead nowhere
 * @throws where something cannot be copied, with a message that names it
 */
export async function farewell(
  origin: string,
  folder: string,
  { signal, log }: { signal: AbortSignal; log: (line: string) => void },
): Promise<string[]> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty`);
  }
  const stop = new AbortController();
  const site = createInstallation(origin, AbortSignal.any([signal, stop.signal]));
  const contents = await listContents(site);
  const tasks = [...contents.pages.values()].flatMap((page) =>
    page.languages.flatMap((language) =>
      page.parts.map((_, index): Task => ({ page, language, part: index + 1 })),
    ),
  );
  log(`Copying ${tasks.length} pages of ${origin} to ${folder}`);

  const files = createFiles(site, folder);
  const queue = tasks.entries();
  const copyPages = async () => {
    for (const [index, task] of queue) {
      await copyPage({ site, contents, files }, task);
      if ((index + 1) % progressEvery === 0) log(`${index + 1} of ${tasks.length} pages`);
    }
  };
  try {
    for (const id of contents.ownPetitions) await saveSignatureLog(site, files, id);
    await Promise.all(Array.from({ length: parallel }, copyPages));
  } finally {
    stop.abort();
  }
  const { checked, broken } = findBrokenLinks(folder);
  log(`${checked} links checked, ${broken.length} lead nowhere`);
  return broken;
}
