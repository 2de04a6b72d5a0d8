import type { i18n, TFunction } from 'i18next';
import { createContext, useContext, useMemo } from 'react';

import { useLanguage } from './language.tsx';

/** Provided once by the app; speaks every language whose words are loaded. */
export const TranslatorContext = createContext<i18n | null>(null);

/** The words of the page's language. */
export function useTranslation(): { t: TFunction } {
  const translator = useContext(TranslatorContext);
  const language = useLanguage();
  if (!translator) throw new Error('useTranslation is called outside of the app.');
  return useMemo(() => ({ t: translator.getFixedT(language) }), [translator, language]);
}
