// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages } from '@kga/contracts/core';

import { pages } from './features.ts';
import { messagesList, messagesModule } from './message-modules.ts';
import { commonNamespaces } from './messages.ts';

/** What pages need, beside the documents that the service worker stores, to work without a connection. */
export type OfflineParts = {
  /** Source paths of the pages, whose later steps are chunks of their own. */
  readonly pages: readonly string[];
  /** Source paths of what surrounds them, and of their messages in all languages. */
  readonly modules: readonly string[];
  /** Addresses of the api. */
  readonly reads: readonly string[];
};

/** The menus of the header and what may show above a page, which load on a press, and what Korean texts need. */
const surroundings = [
  'src/lib/particles.ts',
  'src/app/shell/open-menus.tsx',
  'src/app/shell/open-mobile-menu.tsx',
  '../../packages/ui/src/overlays/toast-region.tsx',
  '../../packages/ui/src/overlays/tooltip-layer.ts',
] as const;

export async function offlineParts(): Promise<OfflineParts> {
  const found = pages.filter(({ offlineReads }) => offlineReads);
  const namespaces = new Set([
    ...commonNamespaces,
    ...found.flatMap(({ messages = [] }) => messages),
  ]);
  const messages = languages.flatMap((language) => [
    messagesList(language),
    ...[...namespaces].map((name) => messagesModule(name, language)),
  ]);
  const reads = found.map(async ({ offlineReads }) => (await offlineReads?.()) ?? []);
  return {
    pages: found.map(({ module }) => module),
    modules: [...surroundings, ...messages],
    reads: (await Promise.all(reads)).flat(),
  };
}
