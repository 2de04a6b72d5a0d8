// SPDX-License-Identifier: AGPL-3.0-or-later
import { type MessageTree, knownLanguages } from '@kga/contracts/core';

import { percentOf, reportOf } from './coverage.ts';
import { type App, messageFolders, placeholdersOf, readMessages } from './message-folders.ts';

const isName = /^[a-z_$][\w$]*$/i;

function typeOf(messages: MessageTree, indent: string): string {
  const lines = Object.entries(messages).map(([key, value]) => {
    const name = isName.test(key) ? key : `'${key}'`;
    return `${indent}  readonly ${name}: ${typeof value === 'string' ? textType(value) : typeOf(value, `${indent}  `)};`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function textType(text: string): string {
  const names = placeholdersOf(text).toSorted();
  return names.length === 0 ? 'Text' : `Text<${names.map((name) => `'${name}'`).join(' | ')}>`;
}

/** The module with the types of an app's messages: keys and placeholders of the English files. */
export function typesOf(app: App): string {
  const folders = messageFolders().filter((folder) => folder.app === app);
  const namespaces = folders.map((folder) => [folder.namespace, readMessages(folder, 'en') ?? {}]);
  return `// SPDX-License-Identifier: AGPL-3.0-or-later
// Written by \`npm run i18n -- types\` from the English messages.
import type { Text } from '@kga/contracts/core';

export type EnglishMessages = ${typeOf(Object.fromEntries(namespaces), '')};
`;
}

/** The module with the coverage of each language. */
export function coverageSource(): string {
  const lines = knownLanguages.map(({ tag }) => {
    const name = isName.test(tag) ? tag : `'${tag}'`;
    return `  ${name}: ${percentOf(reportOf(tag))},\n`;
  });
  return `// SPDX-License-Identifier: AGPL-3.0-or-later
// Written by \`npm run i18n -- types\`.
/** Percent of the texts that each language has. */
export const coverage: Readonly<Record<string, number>> = {
${lines.join('')}};
`;
}
