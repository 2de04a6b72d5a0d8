// SPDX-License-Identifier: AGPL-3.0-or-later
import './polyfills.ts';
import './app.css';
import { type Language, languages } from '@kga/contracts/core';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import * as z from 'zod/mini';

import { userQuery } from '../auth/queries.ts';
import { takeLinkSource } from '../components/share/link-source.ts';
import { readStored } from '../lib/browser.ts';
import { formatsOf } from '../lib/format.ts';
import type { Submission } from '../lib/forms/submission.ts';
import { hydrateSections, startHydration } from '../lib/hydrate-when-near.tsx';
import { returnsToList, startPopstate } from '../lib/navigation-entries.ts';
import { commonNamespaces, createTranslator, loadMessages } from './messages.ts';
import { Providers } from './providers.tsx';
import { answeredAt, createQueryClient } from './query-client.ts';
import { keepPage } from './restore-page.ts';
import { AppRoutes, preloadPage } from './routes.tsx';

// The security policy forbids `eval`, which zod would use to speed up its checks.
z.config({ jitless: true });

takeLinkSource();
startPopstate();
startHydration();

const documentState = z.object({
  language: z.enum(languages),
  config: z.object({
    origin: z.string(),
    petitionExternalUrl: z.nullable(z.string()),
    demonstration: z.optional(z.object({ year: z.number(), speed: z.number() })),
    readOnly: z.optional(z.boolean()),
    staticCopyUrl: z.optional(z.string()),
    version: z.string(),
    sourceUrl: z.optional(z.string()),
  }),
  /** Whether the request had a session cookie; the session may have ended. */
  session: z.boolean(),
  /** The path that the server rendered with its queries; null if it sent a shell. */
  state: z.nullable(
    z.object({
      path: z.string(),
      queries: z.custom<DehydratedState>(),
      submission: z.optional(z.custom<Submission>()),
    }),
  ),
});

/** Reads the state that the server put into the document. */
function readDocumentState() {
  const text = document.querySelector('#kga-state')?.textContent ?? '';
  return documentState.parse(JSON.parse(text));
}

/** Resolves in a task of its own, so that a slow phone responds between the steps of the start. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The first number format takes slow phones 50 ms, which would delay the rendering. */
async function warmFormats(language: Language): Promise<void> {
  await nextTask();
  formatsOf(language).integer(0);
}

async function start(): Promise<void> {
  await nextTask();
  const { language, config, session: hasSession, state } = readDocumentState();
  const root = document.querySelector('#root');
  if (!root) throw new Error('The document has no #root.');

  // Going back before hydration leaves the document of one page at the URL of another.
  const hydrating = state?.path === location.pathname;
  // The page of everyone is hydrated as such, so that what was typed stays; then the user is fetched.
  const session = hasSession || (!hydrating && readStored('signed-in') !== null);
  // A list restores its pages and then the scroll position, which must not change before that.
  const returning = returnsToList();
  if (returning) hydrateSections();
  await Promise.all([
    warmFormats(language),
    ...commonNamespaces.map((name) => loadMessages(name, language)),
    preloadPage(location.pathname, language, {
      session,
      hydrating: hydrating && !returning,
      readOnly: config.readOnly,
    }),
  ]);
  await nextTask();
  const queryClient = createQueryClient();
  if (state !== null) hydrate(queryClient, answeredAt(Date.now(), state.queries));
  if (!session) queryClient.setQueryData(userQuery().queryKey, null);
  const translator = createTranslator(language);
  const app = (
    <StrictMode>
      <Providers
        config={config}
        queryClient={queryClient}
        translator={translator}
        language={language}
      >
        <BrowserRouter>
          <AppRoutes submission={state?.submission} />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  const restorePage = keepPage(root, hydrating);
  const options = {
    onUncaughtError(error: unknown) {
      reportError(error);
      const t = translator.i18n.getFixedT(language, 'shell');
      // React has not finished emptying the root.
      queueMicrotask(() => restorePage({ readable: t('broken.readable'), text: t('broken.text') }));
    },
  };
  // As a transition React works in slices of a few milliseconds, and the page responds in between.
  startTransition(() => {
    if (hydrating) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
}

/** Without the code of its page the app cannot start: the notice of the document says so. */
async function startOrTell(): Promise<void> {
  try {
    await start();
  } catch (error) {
    document.querySelector('#kga-broken')?.removeAttribute('hidden');
    throw error;
  }
}

void startOrTell();
