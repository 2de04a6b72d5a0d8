// SPDX-License-Identifier: AGPL-3.0-or-later
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { MessageTree } from '@kga/contracts/core';

import { namespaceOf } from '../../../../apps/web/plugins/namespaces.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The apps that have messages, with the file of the types of their keys. */
export const apps = [
  { app: 'apps/web', types: 'apps/web/src/lib/english-messages.d.ts' },
  { app: 'apps/api', types: 'apps/api/src/platform/english-messages.d.ts' },
  { app: 'apps/worker', types: 'apps/worker/src/platform/english-messages.d.ts' },
  { app: 'infra/farewell', types: 'infra/farewell/src/english-messages.d.ts' },
  { app: 'infra/dev', types: 'infra/dev/src/english-messages.d.ts' },
] as const;

export type App = (typeof apps)[number]['app'];

/** A folder with one JSON file of messages for each language. */
export type MessageFolder = {
  readonly app: App;
  readonly namespace: string;
  /** From the root of the repository. */
  readonly path: string;
  /** Letters have languages of their own and no fallback. */
  readonly isLetter: boolean;
};

/** Text of a file, by its path from the root of the repository. */
export const readText = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

export const pathOf = (path: string): string => `${root}${path}`;

/** All folders of messages, in the order of their paths. */
export function messageFolders(): MessageFolder[] {
  return apps.flatMap(({ app }) =>
    globSync('{src,server}/**/messages/**/en.json', { cwd: `${root}${app}` })
      .map((file) => dirname(file))
      .toSorted()
      .map((folder) => ({
        app,
        namespace: namespaceOf(folder),
        path: `${app}/${folder}`,
        isLetter: folder.includes('/letters/assembly/'),
      })),
  );
}

/** The messages of a folder in a language; undefined where it has no file. */
export function readMessages(folder: MessageFolder, language: string): MessageTree | undefined {
  try {
    return JSON.parse(readText(`${folder.path}/${language}.json`));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The texts by their keys, at any depth: `empty.title`. */
export const textsOf = (messages: MessageTree, prefix = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : textsOf(value, `${prefix}${key}.`),
  );

/** The names of the placeholders of a text, without duplicates. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)),
];
