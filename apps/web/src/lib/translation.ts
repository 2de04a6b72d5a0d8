// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { i18n, TFunction } from 'i18next';
import { createContext, use, useContext, useMemo, useState } from 'react';

import type { EnglishMessages } from './english-messages.d.ts';
import { useLanguage } from './language.tsx';
import type { Translate } from './message-keys.ts';
import type { Namespace } from './messages.ts';

/** Translates with the messages loaded so far, and loads the others on demand. */
export type Translator = {
  readonly i18n: i18n;
  /**
   * Loads messages once: one promise for each namespace, the same for every call. Promises of loaded
   * messages are marked as fulfilled, so that React's `use` does not suspend for them.
   */
  readonly load: (
    language: Language,
    namespaces: Namespace | readonly Namespace[],
  ) => readonly Promise<object>[];
};

export const TranslatorContext = createContext<Translator | null>(null);

/**
 * Translates into the page's language, or another one, by the messages of one or several namespaces. Keys of the
 * first need no prefix: `t('title')`, `t('shared:retry')`. Suspends while messages are loading;
 * those that the manifest lists for the page are loaded before it renders.
 */
export function useTranslation<const Names extends Namespace | readonly Namespace[]>(
  namespaces: Names,
  into?: Language,
): { t: Translate<Names> };
export function useTranslation(
  namespaces: Namespace | readonly Namespace[],
  into?: Language,
): { t: TFunction } {
  const translator = useContext(TranslatorContext);
  const page = useLanguage();
  const language = into ?? page;
  // An array in the call is a new one each time, but it never names other namespaces.
  const [names] = useState(namespaces);
  if (!translator) throw new Error('useTranslation is called outside of the app.');
  // Called for loaded messages too: when React replays a component that has suspended, hooks after
  // `use` fail unless `use` is called again.
  for (const messages of translator.load(language, names)) use(messages);
  const { i18n } = translator;
  return useMemo(() => ({ t: i18n.getFixedT(language, names) }), [i18n, language, names]);
}

/** Stands in a translation for a part that is shown unlike the rest. */
export const partMark = '\u2063';

/** The parts of a translation before and after the mark. */
export function aroundMark(text: string): readonly [before: string, after: string] {
  const [before = '', after = ''] = text.split(partMark);
  return [before, after];
}

/** All messages of a namespace in the page's language. Suspends while they are loading. */
export function useMessages<Name extends Namespace>(namespace: Name): EnglishMessages[Name];
export function useMessages(namespace: Namespace): object {
  const translator = useContext(TranslatorContext);
  const language = useLanguage();
  const [promise] = translator?.load(language, namespace) ?? [];
  if (!promise) throw new Error('useMessages is called outside of the app.');
  return use(promise);
}
