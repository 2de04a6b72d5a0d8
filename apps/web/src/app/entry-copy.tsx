// SPDX-License-Identifier: AGPL-3.0-or-later
import './polyfills.ts';
import { languages, linkBetween, routes, staticFile } from '@kga/contracts/core';
import { type ComponentType, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router, Routes, createPath } from 'react-router-dom';
import * as z from 'zod/mini';

import { PageSpinner } from '../components/load-state.tsx';
import { bindCaller } from '../lib/api.ts';
import type { Namespace } from '../lib/messages.ts';
import { commonNamespaces, createTranslator, loadMessages } from './messages.ts';
import { Providers } from './providers.tsx';
import { createQueryClient } from './query-client.ts';
import { savedAnswers } from './static-copy/saved-answers.ts';

/** The pages of a static copy that work in the browser (`npm run farewell`). */
const pages: Readonly<
  Record<string, { load: () => Promise<ComponentType>; messages: readonly Namespace[] }>
> = {
  [routes.letter]: {
    load: async () => (await import('../features/legal/letters/letter-page.tsx')).LetterPage,
    messages: ['errors', 'letters'],
  },
  [routes.evidence]: {
    load: async () => (await import('../features/legal/letters/locker/locker-page.tsx')).LockerPage,
    messages: ['accounts', 'errors', 'letters', 'lockerLetters'],
  },
  [routes.checkReceipt]: {
    load: async () =>
      (await import('../features/petitions/signatures/receipt-page.tsx')).ReceiptPage,
    messages: ['errors', 'signatures'],
  },
};

const copyState = z.object({
  language: z.enum(languages),
  /** Pattern of the route and path of the page on the site, and its file in the copy. */
  route: z.string(),
  path: z.string(),
  file: z.string(),
});

async function start(): Promise<void> {
  // As in the site, whose policy forbids `eval`.
  z.config({ jitless: true });
  const text = document.querySelector('#kga-copy')?.textContent ?? '';
  const { language, route, path, file } = copyState.parse(JSON.parse(text));
  const root = document.querySelector('#content');
  const page = pages[route];
  if (!root || !page) return;

  const answer = savedAnswers(new URL(linkBetween(file, ''), location.href));
  bindCaller({ guestId: () => null, refused: () => undefined, fetch: answer });
  const createHref = (to: Parameters<typeof createPath>[0] | string): string => {
    const { pathname, search, hash } = new URL(
      typeof to === 'string' ? to : createPath(to),
      location.origin,
    );
    return linkBetween(file, staticFile(pathname, language)) + search + hash;
  };
  const open = (to: Parameters<typeof createHref>[0]) => location.assign(createHref(to));
  const [Page] = await Promise.all([
    page.load(),
    ...[...commonNamespaces, ...page.messages].map((name) => loadMessages(name, language)),
  ]);
  createRoot(root).render(
    <StrictMode>
      <Providers
        config={{ origin: '', petitionExternalUrl: null, version: '', staticCopy: true }}
        queryClient={createQueryClient()}
        translator={createTranslator(language)}
        language={language}
      >
        <Router
          location={{ pathname: path, search: location.search, hash: location.hash }}
          navigator={{ createHref, go: (by) => history.go(by), push: open, replace: open }}
        >
          <Suspense fallback={<PageSpinner />}>
            <Routes>
              <Route path={route} Component={Page} />
            </Routes>
          </Suspense>
        </Router>
      </Providers>
    </StrictMode>,
  );
}

void start();
