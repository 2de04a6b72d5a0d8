// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { campaign } from '@kga/contracts/core';
import { z } from 'zod';

import { type MessageFolder, messageFolders, pathOf, readText } from './message-folders.ts';

/** Notes for translators beside the English file, by key; of a plural without its form. */
const notes = z.record(
  z.string(),
  z.strictObject({ note: z.string().max(200), screenshot: z.string().optional() }),
);

export function readNotes(folder: MessageFolder): z.infer<typeof notes> {
  const file = `${folder.path}/notes.json`;
  return existsSync(pathOf(file)) ? notes.parse(JSON.parse(readText(file))) : {};
}

const nameOf = ({ app, namespace, isLetter }: MessageFolder) =>
  isLetter ? 'letters' : `${app.split('/').at(-1)}-${namespace}`;

/** A component as `weblate import_json` reads it (https://docs.weblate.org/en/latest/admin/management.html). */
const componentOf = (folder: MessageFolder) => ({
  name: nameOf(folder),
  slug: nameOf(folder).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  vcs: 'git',
  repo: campaign.sourceUrl,
  branch: 'main',
  file_format: 'i18nextv4',
  filemask: `${folder.path}/*.json`,
  template: `${folder.path}/en.json`,
  new_base: `${folder.path}/en.json`,
  // Notes are no language.
  language_regex: '^(?!notes$)[^.]+$',
  source_language: 'en',
});

/** Writes what a Weblate reads: its components, and the explanations of keys with their screenshots. */
export function exportForWeblate(folder: string): { components: number; explanations: number } {
  const folders = messageFolders();
  const explanations = folders.flatMap((each) =>
    Object.entries(readNotes(each)).map(([key, { note, screenshot }]) => ({
      component: componentOf(each).slug,
      key,
      explanation: note,
      ...(screenshot !== undefined && { screenshot: `${screenshot}.png` }),
    })),
  );
  mkdirSync(folder, { recursive: true });
  const write = (file: string, content: unknown) =>
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  write('components.json', folders.map(componentOf));
  write('explanations.json', explanations);
  return { components: folders.length, explanations: explanations.length };
}
