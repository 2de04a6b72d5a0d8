// SPDX-License-Identifier: AGPL-3.0-or-later
import '../app/app.css';
import type { User } from '@kga/contracts/accounts';
import type { Language } from '@kga/contracts/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { expect, onTestFinished } from 'vitest';

import { commonNamespaces, createTranslator, loadMessages } from '../app/messages.ts';
import { Providers } from '../app/providers.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { AppRoutes, preloadPage } from '../app/routes.tsx';
import { forgetGuest } from '../auth/guest/guest-registration.ts';
import { userQuery } from '../auth/queries.ts';
import type { BrowserConfig } from '../lib/browser.ts';
import { hydrateSections } from '../lib/hydrate-when-near.tsx';
import { clearEntries, startPopstate } from '../lib/navigation-entries.ts';
import { type MockApi, type MockHandlers, listPage, mockApi, realFetch } from './mock-api.ts';

// Before the first router, as in the browser.
startPopstate();

export type AppOptions = {
  /** Who is signed in; by default a visitor without an account. */
  readonly user?: User;
  readonly language?: Language;
  readonly config?: Partial<BrowserConfig>;
  /** What the API answers, beside what every page asks. */
  readonly api?: MockHandlers;
};

export type App = {
  readonly api: MockApi;
  /** Loads the page again, as the browser does; what it stored is still there. */
  readonly reload: (path?: string) => Promise<void>;
};

/** What every page asks: who is signed in, and what waits for the account. Guests are registered and linked. */
const commonHandlers = (user: User | undefined): MockHandlers => ({
  getUser: () => user,
  getUnreadCount: () => ({ unread: 0 }),
  listContentLanguages: () => ['en'],
  listGamesToCheck: () => listPage([]),
  registerGuest: ({ body }) => ({
    id: body.guestId,
    isGuest: true,
    createdAt: '2026-11-01T00:00:00.000Z',
  }),
  linkGuest: () => ({ linked: true }),
});

/**
 * Shows the page at a path, as the browser renders it without the server's HTML, on a mock API. A call
 * that no handler answers or that does not match the contract fails the test.
 */
export async function renderApp(path: string, options: AppOptions = {}): Promise<App> {
  const { user, language = 'en', config = {}, api: handlers } = options;
  const api = mockApi({ ...commonHandlers(user), ...handlers });
  globalThis.fetch = api.fetch;
  let close = await show(path, { user, language, config });
  onTestFinished(async () => {
    close();
    await forgetGuest();
    clearEntries();
    localStorage.clear();
    sessionStorage.clear();
    globalThis.fetch = realFetch;
    expect(api.faults).toEqual([]);
  });
  return {
    api,
    reload: async (next) => {
      close();
      // The entry of the history keeps its state.
      const state: unknown = next === undefined ? history.state : null;
      const here = location.pathname + location.search;
      close = await show(next ?? here, { user, language, config }, state);
    },
  };
}

type Shown = Required<Pick<AppOptions, 'language' | 'config'>> & { user: User | undefined };

/** Mounts the app at a path, once its code and messages are there; returns what takes it away. */
async function show(
  path: string,
  { user, language, config }: Shown,
  state: unknown = null,
): Promise<() => void> {
  history.replaceState(state, '', path);
  hydrateSections();
  const session = user !== undefined;
  await Promise.all([
    ...commonNamespaces.map((name) => loadMessages(name, language)),
    preloadPage(location.pathname, language, { session, hydrating: false }),
  ]);
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery().queryKey, user ?? null);
  document.documentElement.lang = language;
  document.documentElement.dataset['script'] = '';
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  const root = createRoot(container);
  const product = { origin: location.origin, petitionExternalUrl: null, version: 'test' };
  root.render(
    <StrictMode>
      <Providers
        config={{ ...product, ...config }}
        queryClient={queryClient}
        translator={createTranslator(language)}
        language={language}
      >
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );
  return () => {
    root.unmount();
    container.remove();
    queryClient.clear();
  };
}
