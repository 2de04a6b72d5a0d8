// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { type ReactNode, useContext, useMemo } from 'react';
import {
  type To,
  UNSAFE_NavigationContext as NavigationContext,
  parsePath,
  useLocation,
} from 'react-router-dom';

import { useLanguage } from '../lib/language.tsx';

/** A path of the site that names its language. */
function withLanguage(to: To, language: Language): To {
  const path = typeof to === 'string' ? parsePath(to) : to;
  const query = new URLSearchParams(path.search);
  if (query.has('lang')) return to;
  query.set('lang', language);
  return { ...path, search: `?${query}` };
}

/**
 * Where the address names a language, links and navigation carry it on: for crawlers, and for visitors
 * whose browser stores no choice. The router has no other place at which all links pass.
 */
export function LanguageLinks({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const language = useLanguage();
  const context = useContext(NavigationContext);
  const isNamed = new URLSearchParams(search).has('lang');
  const carrying = useMemo(() => {
    if (!isNamed) return context;
    const { navigator } = context;
    return {
      ...context,
      navigator: {
        ...navigator,
        createHref: (to: To) => navigator.createHref(withLanguage(to, language)),
        push: (to: To, ...rest: [unknown?, { flushSync?: boolean }?]) =>
          navigator.push(withLanguage(to, language), ...rest),
        replace: (to: To, ...rest: [unknown?, { flushSync?: boolean }?]) =>
          navigator.replace(withLanguage(to, language), ...rest),
      },
    };
  }, [context, isNamed, language]);
  return <NavigationContext value={carrying}>{children}</NavigationContext>;
}
