// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { type ComponentType, lazy, useState } from 'react';

import { useAuth } from '../auth/use-auth.ts';
import { PageSpinner } from '../components/load-state.tsx';
import type { PageDefinition } from '../lib/feature.ts';
import { loadCode } from '../lib/load-code.ts';
import type { Namespace } from '../lib/messages.ts';
import { loadMessages } from './messages.ts';

/** A page that loads on demand, or ahead so that it renders at once. */
export type Page = {
  readonly Component: ComponentType;
  /**
   * Loads code and messages; those of the signed-in variant where a session is likely. A page that is
   * to be hydrated needs no code of its late sections yet.
   */
  readonly preload: (language: Language, signedIn: boolean, hydrating?: boolean) => Promise<void>;
  /** The source path of its code for visitors without a session, and the namespaces that it needs. */
  readonly module: string;
  readonly messages: readonly Namespace[];
};

type Loadable = Pick<
  PageDefinition,
  'module' | 'messages' | 'preload' | 'loadSections' | 'sectionMessages'
> & {
  readonly load: () => Promise<ComponentType>;
};

export function createPage(definition: PageDefinition): Page {
  if (definition.access) {
    const { access, load } = definition;
    return loadOnDemand({
      ...definition,
      messages: ['admin', ...(definition.messages ?? [])],
      load: async () => {
        const [{ restrictedPage }, Content] = await Promise.all([
          import('../auth/admin-page.tsx'),
          load(),
        ]);
        return restrictedPage(access, Content);
      },
    });
  }
  const page = loadOnDemand(definition);
  return definition.signedIn ? chooseBySession(page, loadOnDemand(definition.signedIn)) : page;
}

function loadOnDemand({
  module,
  load,
  messages = [],
  preload,
  loadSections,
  sectionMessages = [],
}: Loadable): Page {
  let loaded: ComponentType | undefined;
  const loadOnce = async () => {
    loaded = await loadCode(load);
    return loaded;
  };
  const Lazy = lazy(async () => {
    const [Content] = await Promise.all([loadOnce(), loadSections && loadCode(loadSections)]);
    return { default: Content };
  });
  return {
    module,
    messages,
    preload: async (language, _signedIn, hydrating = false) => {
      await Promise.all([
        loadOnce(),
        preload?.(language),
        ...(hydrating ? [] : [loadSections?.()]),
        ...[...messages, ...(hydrating ? [] : sectionMessages)].map((name) =>
          loadMessages(name, language),
        ),
      ]);
    },
    Component: function PageOnDemand() {
      // Chosen once: a page that changed its type while shown would lose its state.
      const [Ready] = useState<ComponentType>(() => loaded ?? Lazy);
      return <Ready />;
    },
  };
}

function chooseBySession(page: Page, signedIn: Page): Page {
  // Constant elements, so that React skips the page when a visitor becomes a guest.
  const element = <page.Component />;
  const signedInElement = <signedIn.Component />;
  return {
    module: page.module,
    messages: page.messages,
    preload: (language, session, hydrating) =>
      (session ? signedIn : page).preload(language, session, hydrating),
    Component: function PageBySession() {
      const { status } = useAuth();
      if (status === 'loading') return <PageSpinner />;
      return status === 'authenticated' ? signedInElement : element;
    },
  };
}
