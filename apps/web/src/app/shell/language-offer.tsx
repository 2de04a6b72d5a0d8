import { type Language, matchLanguage } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useEffect, useState } from 'react';

import { useHydrated, readStored, store } from '../../lib/browser.ts';
import { useChooseLanguage } from '../../lib/choose-language.ts';
import { languageNames, useLanguage } from '../../lib/language.tsx';

/** Asked in the language that is offered, whose words are not loaded yet. */
const offers: Readonly<Record<Language, { question: string; accept: string; decline: string }>> = {
  en: { question: 'Read this site in English?', accept: 'Switch', decline: 'No, thanks' },
  'zh-CN': { question: '要用简体中文浏览本站吗？', accept: '切换', decline: '不用了' },
  fr: { question: 'Lire ce site en français ?', accept: 'Changer', decline: 'Non merci' },
  de: { question: 'Diese Seite auf Deutsch lesen?', accept: 'Wechseln', decline: 'Nein, danke' },
  ja: { question: '日本語で表示しますか？', accept: '切り替える', decline: '今はしない' },
  ko: { question: '한국어로 볼까요?', accept: '전환', decline: '괜찮습니다' },
};

/** The first of the browser's languages that the site speaks. */
function browserLanguage(): Language | undefined {
  return navigator.languages.map(matchLanguage).find((language) => language !== undefined);
}

/** Offers the browser's language where the page speaks another: on one visit, until it is answered. */
export function LanguageOffer() {
  const language = useLanguage();
  const hydrated = useHydrated();
  const [answered, setAnswered] = useState(false);
  const [due] = useState(() => readStored('language-offered') === null);
  if (!hydrated || answered || !due || readStored('preferred-language') !== null) return null;
  const offered = browserLanguage();
  if (!offered || offered === language) return null;
  return <Offer offered={offered} onAnswer={() => setAnswered(true)} />;
}

function Offer({ offered, onAnswer }: { offered: Language; onAnswer: () => void }) {
  const language = useLanguage();
  const choose = useChooseLanguage();
  useEffect(() => store('language-offered', offered), [offered]);
  const { question, accept, decline } = offers[offered];
  const answer = async (chosen: Language) => {
    if (await choose(chosen)) onAnswer();
  };
  return (
    // In the flow at the end of the page and sticking to the screen's end: it covers nothing.
    <aside
      lang={offered}
      aria-label={languageNames[offered]}
      className="no-print sticky bottom-0 z-40 border-t border-line bg-raised shadow"
    >
      <div className="column-data flex flex-wrap items-center justify-between gap-2 py-2">
        <p className="font-semibold">{question}</p>
        <div className="flex gap-2">
          <Button variant="quiet" size="small" onClick={() => void answer(language)}>
            {decline}
          </Button>
          <Button variant="plain" size="small" onClick={() => void answer(offered)}>
            {accept}
          </Button>
        </div>
      </div>
    </aside>
  );
}
