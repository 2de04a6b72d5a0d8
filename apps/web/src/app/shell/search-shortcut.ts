// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo, routes } from '@kga/contracts/core';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { readStored } from '../../lib/browser.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Ctrl+K or ⌘K, and `/` unless the visitor has turned it off, lead to the search, and there into its
 * field, from the first commit on: they do not wait for the header to hydrate.
 */
export function useSearchShortcut(): void {
  const navigate = useNavigate();
  useLayoutEffect(() => listenForKeys(() => void navigate(pathTo('search'))), [navigate]);
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isCombined = ctrlKey || metaKey;
  if (/^k$/i.test(key)) return isCombined && !altKey && !shiftKey;
  return key === '/' && !isCombined && !altKey && readStored('search-key') !== 'off';
}

function listenForKeys(openSearch: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    const isBusy = isTyping(event.target) || document.querySelector('[role="dialog"]') !== null;
    if (!isSearchKey(event) || isBusy) return;
    event.preventDefault();
    if (location.pathname === routes.search) {
      document.querySelector<HTMLInputElement>('main input[type="search"]')?.select();
    } else openSearch();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
