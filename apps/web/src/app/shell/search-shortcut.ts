import { pathTo, routes } from '@kga/contracts';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * `/` leads to the search, and there into its field, from the first commit on: it does not wait for
 * the header to hydrate.
 */
export function useSearchShortcut(): void {
  const navigate = useNavigate();
  useLayoutEffect(() => listenForSlash(() => void navigate(pathTo('search'))), [navigate]);
}

function listenForSlash(openSearch: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isBusy = isTyping(event.target) || document.querySelector('[role="dialog"]') !== null;
    if (event.key !== '/' || !isPlain || isBusy) return;
    event.preventDefault();
    if (location.pathname === routes.search) {
      document.querySelector<HTMLInputElement>('main input[type="search"]')?.select();
    } else openSearch();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
