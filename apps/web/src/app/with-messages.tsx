import { type ReactNode, use } from 'react';

import { useLanguage } from '../lib/language.tsx';
import { TranslatorContext } from '../lib/translation.ts';
import { addWords } from './i18n.ts';
import { type MessageBundle, loadMessages, loadedMessages } from './message-bundles.ts';

/** Waits until the translator speaks a set of words, then shows what needs them. */
export function WithMessages({ set, children }: { set: MessageBundle; children: ReactNode }) {
  const translator = use(TranslatorContext);
  const language = useLanguage();
  const words = loadedMessages(set, language) ?? use(loadMessages(set, language));
  const isNew = (key: string) =>
    translator?.getResource(language, 'translation', key) === undefined;
  // The same words each time, so it does not matter how often this is rendered. Sets share words,
  // so each is looked at.
  if (translator && Object.keys(words).some(isNew)) addWords(translator, language);
  return children;
}
