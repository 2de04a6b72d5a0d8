// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languageNames, matchLanguage } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';

import { readStored, store, useHydrated } from '../../lib/browser.ts';
import { useChooseLanguage } from '../../lib/choose-language.ts';
import { useLanguage } from '../../lib/language.tsx';

/** Asked in the language that is offered, whose words are not loaded yet. */
const offers: Readonly<Record<Language, { accept: string; decline: string }>> = {
  en: { accept: 'Read this site in English', decline: 'No, thanks' },
  'zh-CN': { accept: '用简体中文浏览本站', decline: '不用了' },
  fr: { accept: 'Lire ce site en français', decline: 'Non merci' },
  de: { accept: 'Diese Seite auf Deutsch lesen', decline: 'Nein, danke' },
  ja: { accept: '日本語で表示する', decline: '今はしない' },
  ko: { accept: '한국어로 보기', decline: '괜찮습니다' },
};

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
      {offered && <Offer offered={offered} onAnswer={() => setAnswered(true)} />}
    </div>
  );
}

function Offer({ offered, onAnswer }: { offered: Language; onAnswer: () => void }) {
  const language = useLanguage();
  const choose = useChooseLanguage();
  useEffect(() => store('language-offered', offered), [offered]);
  const { accept, decline } = offers[offered];
  const answer = async (chosen: Language) => {
    if (await choose(chosen)) onAnswer();
  };
  return (
    <aside
      lang={offered}
      aria-label={languageNames[offered]}
      className="column-data flex min-h-12 items-center justify-between"
    >
      <Button variant="quiet" size="small" className="-ms-3" onClick={() => void answer(offered)}>
        <span className="underline">{accept}</span>
      </Button>
      <Button
        variant="quiet"
        size="icon"
        className="-me-3"
        aria-label={decline}
        onClick={() => void answer(language)}
      >
        <X className="size-5" aria-hidden="true" />
      </Button>
    </aside>
  );
}
