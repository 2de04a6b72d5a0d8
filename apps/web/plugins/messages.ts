// SPDX-License-Identifier: AGPL-3.0-or-later
import { globSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { knownLanguages } from '../../../packages/contracts/src/core/known-languages.ts';
import { completeMessages } from '../../../packages/contracts/src/core/messages.ts';
import { namespaceOf } from './namespaces.ts';
import { pseudoLanguage, pseudoMessages } from './pseudo-language.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const listFolder = join(root, 'src/app/messages');
const messagesFile = /\/src\/.*\/messages\/(?:[\w-]+\/)?([\w-]+)\.json$/;

/** Letters of other countries that speak English have only the texts that differ. */
const englishLetters = /\/letters\/assembly\/messages\/en-[A-Z]{2}\.json$/;

const isMessages = (file: string) =>
  file.startsWith(root) &&
  messagesFile.test(file) &&
  (!file.includes('/letters/assembly/') || englishLetters.test(file));

/** Folders of messages below `src`, by namespace. Letters have languages of their own. */
function foldersByNamespace(): Map<string, string> {
  const files = globSync('src/**/messages/**/en.json', { cwd: root });
  const folders = files
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .filter((folder) => !folder.includes('/letters/assembly/'));
  return new Map(folders.toSorted().map((folder) => [namespaceOf(folder), folder]));
}

const known = knownLanguages.map(({ tag }) => tag);

/**
 * Serves the messages of each language as modules: `virtual:messages` loads the list of a language, which loads its
 * namespaces. Texts that a language lacks are English, whole files too. The pseudo-language is for tests.
 */
export function messages({ pseudo }: { pseudo: boolean }): Plugin {
  const tags = pseudo ? [...known, pseudoLanguage] : known;
  const folders = foldersByNamespace();
  return {
    name: 'kga:messages',
    enforce: 'pre',
    resolveId(id, importer, options) {
      // The search for dependencies reads files alone, and messages have none.
      if (Reflect.get(options, 'scan') === true && id.startsWith('virtual:message'))
        return `\0${id}`;
      if (id === 'virtual:messages') return join(listFolder, 'index.ts');
      if (id === 'virtual:message-folders') return join(listFolder, 'folders.ts');
      if (importer?.startsWith(`${listFolder}/`) === true && id.startsWith('./')) {
        return join(listFolder, id);
      }
      // Files that do not exist are resolved, too: they are made from English. Servers ask by paths from the root.
      const file = id.startsWith('/src/') ? join(root, id) : id;
      return file.startsWith(`${listFolder}/`) || isMessages(file) ? file : null;
    },
    async load(file) {
      const id = file.split('?')[0] ?? file;
      if (id === join(listFolder, 'index.ts')) return indexCode(tags);
      if (id === join(listFolder, 'folders.ts')) {
        return `export const folders = ${JSON.stringify(Object.fromEntries(folders))};`;
      }
      const listed = tags.find((tag) => id === join(listFolder, `${tag}.ts`));
      if (listed !== undefined) return listCode(folders, listed);
      const language = isMessages(id) ? messagesFile.exec(id)?.[1] : undefined;
      if (language === undefined) return null;
      const source = join(dirname(id), 'en.json');
      this.addWatchFile(source);
      return JSON.stringify(await messagesOf(id, source, language));
    },
    async writeBundle({ dir = '' }) {
      if (this.environment.name !== 'ssr') return;
      // What the server writes itself it reads from files.
      await cp(join(root, 'server/messages'), join(dir, 'messages'), { recursive: true });
      await cp(join(root, 'src/app/shell/messages'), join(dir, 'messages/shell'), {
        recursive: true,
      });
    },
  };
}

const indexCode = (tags: readonly string[]) =>
  `export const lists = { ${tags.map((tag) => `'${tag}': () => import('./${tag}.ts')`).join(', ')} };`;

const listCode = (folders: ReadonlyMap<string, string>, tag: string) =>
  `export const files = { ${[...folders].map(([name, folder]) => `${name}: () => import('/${folder}/${tag}.json')`).join(', ')} };`;

async function messagesOf(file: string, source: string, language: string): Promise<object> {
  const english = JSON.parse(await readFile(source, 'utf8'));
  if (language === 'en') return english;
  if (language === pseudoLanguage) return pseudoMessages(english);
  const own = await readFile(file, 'utf8').catch(() => '{}');
  return completeMessages(english, JSON.parse(own), language);
}
