import { createContext, useContext } from 'react';

/** What the web server tells the browser at run time. */
export type BrowserConfig = {
  /** The public origin, without a slash at its end. */
  origin: string;
  /** A tracker that stands in where our own server does not answer; null where there is none. */
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
