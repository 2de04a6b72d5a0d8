import { useToast } from '@kga/ui/toast';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';

import { useBrowserConfig } from '../../lib/browser.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { Figures } from './figures.ts';
import { type Feed, type Refreshed, startFeed } from './latest-stream.ts';
import {
  detailsQuery,
  figuresQuery,
  forecastQuery,
  highlightsQuery,
  historyQuery,
} from './queries.ts';

type PetitionState = {
  /** Undefined until the first figures are loaded. */
  figures: Figures | undefined;
  /** The last refresh failed, so the figures may be outdated. */
  stale: boolean;
  refreshing: boolean;
  refresh: (force: boolean) => Promise<Refreshed>;
};

const PetitionContext = createContext<PetitionState>({
  figures: undefined,
  stale: false,
  refreshing: false,
  refresh: () => Promise.resolve('skipped'),
});

/** How long the message about stale figures is shown, in milliseconds. */
const staleMessageDuration = 3_000;

/** Minimum interval, in milliseconds. */
const detailsFreshFor = 60_000;

/** Delay of the first update, so that the page can hydrate first, in milliseconds. */
const settlingTime = 10_000;

/** Invalidates history, forecasts, highlights and details without cancelling running requests. */
function renewDetails(client: QueryClient): void {
  const queries = [
    historyQuery({ range: 'all' }),
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
  const { t } = useTranslation('petition');
  const [figures, setFigures] = useState(() => client.getQueryData(figuresQuery().queryKey));
  const [refreshing, setRefreshing] = useState(false);
  const [stale, setStale] = useState(false);
  const feed = useRef<Feed | undefined>(undefined);

  const showStale = useEffectEvent(() =>
    show({ title: t('card.stale'), duration: staleMessageDuration }),
  );

  useEffect(() => {
    const { queryKey } = figuresQuery();
    let detailsDue = Date.now() + settlingTime;
    const started = startFeed({
      externalUrl: petitionExternalUrl,
      read: () => client.getQueryData(queryKey),
      write: (next) => {
        const isSameStatus = client.getQueryData(queryKey)?.latest.status === next.latest.status;
        client.setQueryData(queryKey, next);
        // A transition does not interrupt the hydration of other parts of the page.
        startTransition(() => {
          setFigures(next);
          setStale(false);
        });
        if (isSameStatus && Date.now() < detailsDue) return;
        detailsDue = Date.now() + detailsFreshFor;
        renewDetails(client);
      },
      onStale: () => {
        setStale(true);
        showStale();
      },
      onBusy: (busy) => startTransition(() => setRefreshing(busy)),
    });
    feed.current = started;
    return () => started.stop();
  }, [client, petitionExternalUrl]);

  const refresh = useCallback(
    (force: boolean) => feed.current?.refresh(force) ?? Promise.resolve<Refreshed>('skipped'),
    [],
  );
  const state = useMemo(
    () => ({ figures, stale, refreshing, refresh }),
    [figures, stale, refreshing, refresh],
  );
  return <PetitionContext value={state}>{children}</PetitionContext>;
}

export function usePetition(): PetitionState {
  return useContext(PetitionContext);
}
