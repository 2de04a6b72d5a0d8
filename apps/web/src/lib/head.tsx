// SPDX-License-Identifier: AGPL-3.0-or-later
import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useBrowserConfig } from './browser.ts';
import { type HeadTag, type PageHead, headTags } from './head-tags.ts';
import { useLanguage } from './language.tsx';

/** Collects the head during server rendering. */
export const HeadContext = createContext<((head: PageHead) => void) | null>(null);

function elementOf({ name, attributes, json }: HeadTag): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute('data-page', '');
  if (json !== undefined) element.textContent = json;
  return element;
}

/** Sets the document's head, on the server and in the browser. */
export function usePageHead(head: PageHead): void {
  const collect = useContext(HeadContext);
  collect?.(head);
  const { origin } = useBrowserConfig();
  const { pathname } = useLocation();
  const language = useLanguage();
  const { title } = head;
  // Serialized, so that the effect runs only when the tags change.
  const written = JSON.stringify(headTags(head, { origin, pathname, language }));

  useEffect(() => {
    document.title = title;
    const tags: HeadTag[] = JSON.parse(written);
    for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
    document.head.append(...tags.map(elementOf));
  }, [title, written]);
}
