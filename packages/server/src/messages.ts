// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';

import {
  type Language,
  type MessageTree,
  completeMessages,
  defaultLanguage,
  knownLanguages,
  publishedLanguage,
} from '@kga/contracts/core';

/**
 * Reads the messages of a folder, one JSON file for each language; texts that a language lacks are English. The
 * result has them for a language, and for one that is not known those of the nearest that is published.
 *
 * @throws where the folder has no `en.json`.
 */
// oxlint-disable-next-line no-unnecessary-type-parameters -- Files have no type: it is generated.
export function readMessages<Messages extends object>(
  folder: URL,
): (language: Language) => Messages {
  const english = readFile(folder, defaultLanguage);
  if (!english) throw new Error(`There are no English messages in ${folder.pathname}.`);
  const messages = new Map<Language, Messages>();
  for (const { tag } of knownLanguages) {
    const complete = completeMessages(english, readFile(folder, tag), tag);
    // As JSON, for its type is that of the English file, which is generated.
    messages.set(tag, JSON.parse(JSON.stringify(complete)));
  }
  return (language) => {
    const found = messages.get(language) ?? messages.get(publishedLanguage(language));
    if (!found) throw new Error(`${language} is no language of the interface.`);
    return found;
  };
}

function readFile(folder: URL, language: Language): MessageTree | undefined {
  try {
    return JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
