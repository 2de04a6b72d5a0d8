import './app.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import * as z from 'zod/mini';

import { userQuery } from '../auth/user-query.ts';
import { startPopstate } from '../lib/popstate.ts';
import { readDocumentState } from './document-state.ts';
import { commonNamespaces, createTranslator, loadMessages } from './messages.ts';
import { keepAskedLanguage } from './persist-language.ts';
import { Providers } from './providers.tsx';
import { createQueryClient } from './query-client.ts';
import { AppRoutes, preloadPage } from './routes.tsx';

// The security policy forbids `eval`, which zod would use to speed up its checks.
z.config({ jitless: true });

startPopstate();

async function start(): Promise<void> {
  const { language, config, session, state } = readDocumentState();
  const root = document.querySelector('#root');
  if (!root) throw new Error('The document has no #root.');

  keepAskedLanguage(language);
  await Promise.all([
    ...commonNamespaces.map((name) => loadMessages(name, language)),
    preloadPage(location.pathname, language, session),
  ]);
  const queryClient = createQueryClient();
  if (state !== null) hydrate(queryClient, state.queries);
  if (!session) queryClient.setQueryData(userQuery().queryKey, null);
  const app = (
    <StrictMode>
      <Providers
        config={config}
        queryClient={queryClient}
        translator={createTranslator(language)}
        language={language}
      >
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  // Going back before hydration leaves the document of one page at the URL of another.
  if (state?.path !== location.pathname) createRoot(root).render(app);
  else hydrateRoot(root, app);
}

void start();
