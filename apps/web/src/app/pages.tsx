import type { Language } from '@kga/contracts';
import { type ComponentType, lazy, useState } from 'react';

/** A page that loads on demand, and can be loaded ahead so that it renders at once. */
export type Page = {
  Component: ComponentType;
  preload: (language: Language) => Promise<void>;
  /** The source path of its chunk, as in the build's manifest. */
  module: string;
};

/** Makes a page of the function that imports it. */
export function page(
  module: string,
  load: () => Promise<ComponentType>,
  /** Loads what the page needs beside its code. */
  loadWords?: (language: Language) => Promise<void>,
): Page {
  let loaded: ComponentType | undefined;
  const remember = async () => {
    loaded = await load();
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: await remember() }));
  return {
    module,
    preload: async (language) => {
      await Promise.all([remember(), loadWords?.(language)]);
    },
    Component: function PageOnDemand() {
      // Chosen once: a page that changed its type while shown would lose its state.
      const [Ready] = useState<ComponentType>(() => loaded ?? Lazy);
      return <Ready />;
    },
  };
}
