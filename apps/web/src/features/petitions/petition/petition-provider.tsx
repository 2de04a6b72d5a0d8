// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import type { Petition } from '@kga/contracts/petitions';
import { useToast } from '@kga/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { petitionQuery } from '../../../components/progress/queries.ts';
import { useBrowserConfig } from '../../../lib/browser.ts';
import { whenSectionsHydrated } from '../../../lib/hydrate-when-near.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import type { Figures } from './figures.ts';
import { type Feed, type Refreshed, startFeed } from './latest-stream.ts';
import { startPetitionFeed } from './petition-feed.ts';
import { figuresQuery, isMain, renewDetails } from './queries.ts';

type PetitionState = {
  /** Undefined until the first figures are loaded. */
  readonly figures: Figures | undefined;
  /** The last refresh failed, so the figures may be outdated. */
  readonly stale: boolean;
  readonly refreshing: boolean;
};

type PetitionStore = {
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => PetitionState;
  readonly change: (changes: Partial<PetitionState>) => void;
  /** What the server rendered, with which late sections hydrate. */
  readonly first: PetitionState;
};

function createStore(figures: Figures | undefined): PetitionStore {
  const first = { figures, stale: false, refreshing: false };
  const listeners = new Set<() => void>();
  let state: PetitionState = first;
  return {
    first,
    read: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    change: (changes) => {
      state = { ...state, ...changes };
      for (const changed of listeners) changed();
    },
  };
}

type PetitionSource = {
  readonly id: string;
  readonly store: PetitionStore;
  readonly refresh: (force: boolean) => Promise<Refreshed>;
};

/** Constant: a change would make React render the sections of the page that have not hydrated yet. */
const PetitionContext = createContext<PetitionSource>({
  id: campaign.petition,
  store: createStore(undefined),
  refresh: () => Promise.resolve('skipped'),
});

/** How long the message about stale figures is shown, in milliseconds. */
const staleMessageDuration = 3_000;

/** Minimum interval, in milliseconds. */
const detailsFreshFor = 60_000;

/** Provides a petition and its figures, which it keeps up to date while it collects. */
export function PetitionProvider({
  id = campaign.petition,
  children,
}: {
  id?: string;
  children: ReactNode;
}) {
  const client = useQueryClient();
  const { petitionExternalUrl } = useBrowserConfig();
  const { show } = useToast();
  const { t } = useTranslation('progress');
  const [store] = useState(() => createStore(client.getQueryData(figuresQuery(id).queryKey)));
  const feed = useRef<Feed | undefined>(undefined);

  const showStale = useEffectEvent(() =>
    show({ title: t('card.stale'), duration: staleMessageDuration }),
  );

  useEffect(() => {
    const { queryKey } = figuresQuery(id);
    let detailsDue = Date.now() + detailsFreshFor;
    const options = {
      read: () => client.getQueryData(queryKey),
      write: (next: Figures) => {
        const isSameStatus = client.getQueryData(queryKey)?.latest.status === next.latest.status;
        client.setQueryData(queryKey, next);
        store.change({ figures: next, stale: false });
        if (isSameStatus && Date.now() < detailsDue) return;
        detailsDue = Date.now() + detailsFreshFor;
        // Sections hydrate with the details that the server rendered.
        void whenSectionsHydrated().then(() => renewDetails(client, id));
      },
      onStale: () => {
        store.change({ stale: true });
        showStale();
      },
      onBusy: (refreshing: boolean) => store.change({ refreshing }),
    };
    const started = isMain(id)
      ? startFeed({ ...options, externalUrl: petitionExternalUrl })
      : startPetitionFeed(id, options);
    feed.current = started;
    return () => started.stop();
  }, [client, id, store, petitionExternalUrl]);

  const refresh = useCallback(
    (force: boolean) => feed.current?.refresh(force) ?? Promise.resolve<Refreshed>('skipped'),
    [],
  );
  const petition = useMemo(() => ({ id, store, refresh }), [id, store, refresh]);
  return <PetitionContext value={petition}>{children}</PetitionContext>;
}

/** The petition of the page and its figures; undefined until they are loaded. */
export function usePetition(): PetitionState &
  Pick<PetitionSource, 'id' | 'refresh'> & { petition: Petition | undefined } {
  const { id, store, refresh } = useContext(PetitionContext);
  const state = useSyncExternalStore(store.subscribe, store.read, () => store.first);
  const { data } = useQuery(petitionQuery(id));
  return { ...state, id, refresh, petition: data ?? undefined };
}
