// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { ToastProvider } from '@kga/ui/toast';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { type BrowserConfig, BrowserConfigContext } from '../lib/browser.ts';
import type { PageHead } from '../lib/head-tags.ts';
import { HeadContext } from '../lib/head.tsx';
import { hydrateSections } from '../lib/hydrate-when-near.tsx';
import { LanguageContext } from '../lib/language.tsx';
import { type Translator, TranslatorContext, useTranslation } from '../lib/translation.ts';
import { loadLanguage } from './messages.ts';
import { storeLanguage, missedLanguage } from './persist-language.ts';

export type ProvidersProps = {
  config: BrowserConfig;
  queryClient: QueryClient;
  translator: Translator;
  language: Language;
  /** On the server only. */
  collectHead?: (head: PageHead) => void;
  children: ReactNode;
};

export function Providers({
  config,
  queryClient,
  translator,
  language: first,
  collectHead,
  children,
}: ProvidersProps) {
  const [language, setLanguage] = useState(first);
  const wanted = useRef(first);
  const choose = useCallback(async (chosen: Language) => {
    wanted.current = chosen;
    await loadLanguage(chosen);
    // Of two quick choices the later one wins, whichever loads first.
    if (wanted.current !== chosen) return;
    storeLanguage(chosen);
    hydrateSections();
    startTransition(() => setLanguage(chosen));
  }, []);
  useEffect(() => {
    const missed = missedLanguage(first);
    // On failure the page stays in the language that it came in.
    if (missed) choose(missed).catch(() => undefined);
  }, [first, choose]);
  const languageState = useMemo(() => ({ language, choose }), [language, choose]);
  return (
    <BrowserConfigContext value={config}>
      <HeadContext value={collectHead ?? null}>
        <QueryClientProvider client={queryClient}>
          <LanguageContext value={languageState}>
            <TranslatorContext value={translator}>
              <Toasts>{children}</Toasts>
            </TranslatorContext>
          </LanguageContext>
        </QueryClientProvider>
      </HeadContext>
    </BrowserConfigContext>
  );
}

function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const labels = useMemo(
    () => ({ toast: t('toast.toast'), region: t('toast.region'), close: t('toast.close') }),
    [t],
  );
  return <ToastProvider labels={labels}>{children}</ToastProvider>;
}
