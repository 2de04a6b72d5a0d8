import type { Language } from '@kga/contracts';

import type { BrowserConfig } from '../src/lib/browser-config.tsx';
import { type PageAssets, shellDocument } from './document.ts';
import { type Page, packPage } from './page.ts';
import type { Headers } from './security-headers.ts';

/** What turns a document into the one that is sent; the built one is sent as it is. */
export type FinishHtml = (url: string, html: string) => Promise<string>;

/** Gives the page without content that the browser fills. */
export type Shells = (language: Language, status: number, session: boolean) => Promise<Page>;

/** Each shell is made once. */
export function createShells(options: {
  readonly config: BrowserConfig;
  readonly assets: PageAssets;
  readonly headers: Headers;
  readonly finish: FinishHtml;
}): Shells {
  const made = new Map<string, Promise<Page>>();

  async function make(language: Language, status: number, session: boolean): Promise<Page> {
    const { config, assets, headers, finish } = options;
    const html = shellDocument({ language, config, session, tags: assets([]), status });
    return packPage({
      html: await finish('/', html),
      status,
      complete: false,
      cacheControl: 'no-store',
      headers,
    });
  }

  return (language, status, session) => {
    const key = `${language} ${status} ${session}`;
    const shell = made.get(key) ?? make(language, status, session);
    made.set(key, shell);
    return shell;
  };
}
