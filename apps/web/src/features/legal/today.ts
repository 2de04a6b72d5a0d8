import { useClientValue } from '../../lib/browser.ts';

/** Today in UTC; empty on the server, which caches pages, so that nothing is due there. */
export const useToday = (): string =>
  useClientValue(() => new Date().toISOString().slice(0, 10), '');
