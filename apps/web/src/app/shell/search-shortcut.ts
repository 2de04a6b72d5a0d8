import { routes } from '@kga/contracts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** `/` leads to the search, and there into its field. Returns what ends that. */
export function listenForSlash(openSearch: () => void): () => void {
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
