import type { Language } from '@kga/contracts';
import { type ComponentType, lazy, useState } from 'react';

import type { Namespace } from '../lib/messages.ts';
import { loadMessages, messagesModule } from './messages.ts';

/** A page that loads on demand, and can be loaded ahead so that it renders at once. */
export type Page = {
  Component: ComponentType;
  preload: (language: Language, member: boolean) => Promise<void>;
  /** The source paths of its chunks, as in the build's manifest. */
  modules: (language: Language) => string[];
};

type PageNeeds = {
  /** Namespaces of messages that it needs beside those of every page. */
  messages?: readonly Namespace[];
  /** Loads what else the page needs beside its code. */
  loadMore?: (language: Language) => Promise<void>;
};

/** Makes a page of the function that imports it. */
export function page(
  module: string,
  load: () => Promise<ComponentType>,
  { messages = [], loadMore }: PageNeeds = {},
): Page {
  let loaded: ComponentType | undefined;
  const remember = async () => {
    loaded = await load();
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: await remember() }));
  return {
    modules: (language) => [module, ...messages.map((name) => messagesModule(name, language))],
    preload: async (language) => {
      await Promise.all([
        remember(),
        ...messages.map((name) => loadMessages(name, language)),
        loadMore?.(language),
      ]);
    },
    Component: function PageOnDemand() {
      // Chosen once: a page that changed its type while shown would lose its state.
      const [Ready] = useState<ComponentType>(() => loaded ?? Lazy);
      return <Ready />;
    },
  };
}
