// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languageName, matchLanguage } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { X } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';

import { readStored, store, useHydrated } from '../../lib/browser.ts';
import { useChooseLanguage } from '../../lib/choose-language.ts';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

/**
 * Offers the browser's language where the page speaks another: on one visit, until it is answered. An
 * inline script has noted it in `data-offer` before the first paint, which reserves the place.
 */
export function LanguageOffer() {
  const language = useLanguage();
  const hydrated = useHydrated();
  const [answered, setAnswered] = useState(false);
  const offered = hydrated
    ? matchLanguage(document.documentElement.dataset['offer'] ?? '')
    : undefined;
  const isDue =
    !answered && offered && offered !== language && readStored('preferred-language') === null;
  if (hydrated && !isDue) return null;
  return (
    <div className="no-print in-data-offer:min-h-12 in-data-offer:bg-wash">
      {offered && (
        <Suspense>
          <Offer offered={offered} onAnswer={() => setAnswered(true)} />
        </Suspense>
      )}
    </div>
  );
}

function Offer({ offered, onAnswer }: { offered: Language; onAnswer: () => void }) {
  const language = useLanguage();
  const choose = useChooseLanguage();
  useEffect(() => store('language-offered', offered), [offered]);
  // Asked in the language that is offered.
  const { t } = useTranslation('offerShell', offered);
  const answer = async (chosen: Language) => {
    if (await choose(chosen)) onAnswer();
  };
  return (
    <aside
      lang={offered}
      aria-label={languageName(offered)}
      className="column-data flex min-h-12 items-center justify-between"
    >
      <Button variant="quiet" size="small" className="-ms-3" onClick={() => void answer(offered)}>
        <span className="underline">{t('accept')}</span>
      </Button>
      <Button
        variant="quiet"
        size="icon"
        className="-me-3"
        aria-label={t('decline')}
        onClick={() => void answer(language)}
      >
        <X className="size-5" aria-hidden="true" />
      </Button>
    </aside>
  );
}
