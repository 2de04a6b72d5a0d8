import { createContext, useContext } from 'react';

/** Run-time configuration that the web server sends to the browser. */
export type BrowserConfig = {
  /** The public origin, without a trailing slash. */
  origin: string;
  /** Fallback tracker for when our own server does not respond; null without one. */
  petitionExternalUrl: string | null;
  version: string;
};

/** Provided once by the app. */
export const BrowserConfigContext = createContext<BrowserConfig>({
  origin: '',
  petitionExternalUrl: null,
  version: '',
});

export function useBrowserConfig(): BrowserConfig {
  return useContext(BrowserConfigContext);
}
