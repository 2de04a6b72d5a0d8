import { createContext, useContext } from 'react';

import type { BrowserConfig } from './config.ts';

/** Provided once by the app. */
export const BrowserConfigContext = createContext<BrowserConfig>({
  origin: '',
  petitionExternalUrl: null,
  version: '',
});

export function useBrowserConfig(): BrowserConfig {
  return useContext(BrowserConfigContext);
}
