// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

import type { BrowserConfig } from '../../src/lib/browser.ts';
import type { Headers } from '../http/security-headers.ts';
import { type PageAssets, shellDocument } from './document.ts';
import { type Page, encodePage } from './page.ts';

/** Transforms a document before it is sent; used by the development server. */
export type FinishHtml = (url: string, html: string) => Promise<string>;

/** Returns the page without content, which the browser renders. */
export type Shells = (language: Language, status: number, session: boolean) => Promise<Page>;

/** Creates shells, each once. */
export function createShells(options: {
  readonly config: BrowserConfig;
  readonly assets: PageAssets;
  readonly headers: Headers;
  readonly finish: FinishHtml;
  readonly sharedCache: boolean;
}): Shells {
  const shells = new Map<string, Promise<Page>>();

  async function make(language: Language, status: number, session: boolean): Promise<Page> {
    const { config, assets, headers, finish, sharedCache } = options;
    const html = shellDocument({
      language,
      config,
      session,
      sharedCache,
      tags: assets([]),
      status,
    });
    return encodePage({
      html: await finish('/', html),
      status,
      complete: false,
      isPrivate: false,
      cacheControl: 'no-store',
      sharedCache,
      headers: status === 429 ? { ...headers, 'retry-after': '60' } : headers,
    });
  }

  return (language, status, session) => {
    const key = `${language} ${status} ${session}`;
    const shell = shells.get(key) ?? make(language, status, session);
    shells.set(key, shell);
    return shell;
  };
}
