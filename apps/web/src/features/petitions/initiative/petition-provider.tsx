// SPDX-License-Identifier: AGPL-3.0-or-later
import { useToast } from '@kga/ui/toast';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
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

import { historyQuery } from '../../../components/progress/queries.ts';
import { useBrowserConfig } from '../../../lib/browser.ts';
import { whenSectionsHydrated } from '../../../lib/hydrate-when-near.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import type { Figures } from './figures.ts';
import { type Feed, type Refreshed, startFeed } from './latest-stream.ts';
import {
  detailsQuery,
  figuresQuery,
  forecastQuery,
  highlightsQuery,
  historySource,
} from './queries.ts';

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

type Petition = {
  readonly store: PetitionStore;
  readonly refresh: (force: boolean) => Promise<Refreshed>;
};

/** Constant: a change would make React render the sections of the page that have not hydrated yet. */
const PetitionContext = createContext<Petition>({
  store: createStore(undefined),
  refresh: () => Promise.resolve('skipped'),
});

/** How long the message about stale figures is shown, in milliseconds. */
const staleMessageDuration = 3_000;

/** Minimum interval, in milliseconds. */
const detailsFreshFor = 60_000;

/** Invalidates history, forecasts, highlights and details without cancelling running requests. */
function renewDetails(client: QueryClient): void {
  const queries = [
    historyQuery(historySource, { range: 'all' }),
    forecastQuery(),
    highlightsQuery(),
    detailsQuery(),
  ];
  for (const { queryKey } of queries) {
    void client.invalidateQueries({ queryKey: queryKey.slice(0, 1) }, { cancelRefetch: false });
  }
}

export function PetitionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { petitionExternalUrl } = useBrowserConfig();
  const { show } = useToast();
  const { t } = useTranslation('progress');
  const [store] = useState(() => createStore(client.getQueryData(figuresQuery().queryKey)));
  const feed = useRef<Feed | undefined>(undefined);

  const showStale = useEffectEvent(() =>
    show({ title: t('card.stale'), duration: staleMessageDuration }),
  );

  useEffect(() => {
    const { queryKey } = figuresQuery();
    let detailsDue = Date.now() + detailsFreshFor;
    const started = startFeed({
      externalUrl: petitionExternalUrl,
      read: () => client.getQueryData(queryKey),
      write: (next) => {
        const isSameStatus = client.getQueryData(queryKey)?.latest.status === next.latest.status;
        client.setQueryData(queryKey, next);
        store.change({ figures: next, stale: false });
        if (isSameStatus && Date.now() < detailsDue) return;
        detailsDue = Date.now() + detailsFreshFor;
        // Sections hydrate with the details that the server rendered.
        void whenSectionsHydrated().then(() => renewDetails(client));
      },
      onStale: () => {
        store.change({ stale: true });
        showStale();
      },
      onBusy: (refreshing) => store.change({ refreshing }),
    });
    feed.current = started;
    return () => started.stop();
  }, [client, store, petitionExternalUrl]);

  const refresh = useCallback(
    (force: boolean) => feed.current?.refresh(force) ?? Promise.resolve<Refreshed>('skipped'),
    [],
  );
  const petition = useMemo(() => ({ store, refresh }), [store, refresh]);
  return <PetitionContext value={petition}>{children}</PetitionContext>;
}

export function usePetition(): PetitionState & Pick<Petition, 'refresh'> {
  const { store, refresh } = useContext(PetitionContext);
  const state = useSyncExternalStore(store.subscribe, store.read, () => store.first);
  return { ...state, refresh };
}
