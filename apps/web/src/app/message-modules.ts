// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { folders } from 'virtual:message-folders';

import type { Namespace } from '../lib/messages.ts';

/** The source path of what lists the messages of a language, as in the build's manifest. */
export const messagesList = (language: Language): string => `src/app/messages/${language}.ts`;

/** The source path of a namespace's messages, as in the build's manifest. */
export function messagesModule(namespace: Namespace, language: Language): string {
  const folder = folders[namespace];
  if (folder === undefined) throw new Error(`There are no messages of ${namespace}.`);
  return `${folder}/${language}.json`;
}
