// SPDX-License-Identifier: AGPL-3.0-or-later
import { readMessages } from '@kga/server/messages';

import type { EnglishMessages } from '../src/lib/english-messages.d.ts';

// The build copies both beside the server, which is one file there.
const isBuilt = !import.meta.url.endsWith('/server/messages.ts');
const shellFolder = isBuilt ? './messages/shell/' : '../src/app/shell/messages/';

/** What the server writes itself, in a language. */
export const serverMessages = readMessages<EnglishMessages['server']>(
  new URL('./messages/', import.meta.url),
);

/** The messages around pages, for what the server writes where the app does not run. */
export const shellMessages = readMessages<EnglishMessages['shell']>(
  new URL(shellFolder, import.meta.url),
);
