// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { ToastProvider } from '@kga/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { LanguageContext } from '../../../../lib/language.tsx';
import { TranslatorContext } from '../../../../lib/translation.ts';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Renders a part of the letter generator for a reader of English or German. */
export function renderLetters(
  children: ReactNode,
  {
    language = 'en',
    client = new QueryClient(),
  }: { language?: Language; client?: QueryClient } = {},
): string {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    initAsync: false,
    resources: { en: { letters: en }, de: { letters: de } },
    interpolation: { escapeValue: false },
  });
  return renderToString(
    <QueryClientProvider client={client}>
      <LanguageContext value={{ language, choose: () => Promise.resolve() }}>
        <TranslatorContext value={{ i18n, load: () => [] }}>
          <ToastProvider labels={{ toast: '', region: '', close: '' }}>{children}</ToastProvider>
        </TranslatorContext>
      </LanguageContext>
    </QueryClientProvider>,
  );
}
