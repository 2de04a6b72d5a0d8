import { useToast } from '@kga/ui/toast';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { useBrowserConfig } from '../../lib/browser-config.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { type Feed, type Refreshed, startFeed } from './feed.ts';
import type { Figures } from './figures.ts';
import { detailsQuery, figuresQuery, forecastQuery, historyQuery } from './queries.ts';

type PetitionState = {
  /** Undefined until the first figures are here. */
  figures: Figures | undefined;
  refreshing: boolean;
  refresh: (force: boolean) => Promise<Refreshed>;
};

const PetitionContext = createContext<PetitionState>({
  figures: undefined,
  refreshing: false,
  refresh: () => Promise.resolve('skipped'),
});

/** How long the message about stale figures stands, in milliseconds. */
const staleMessageDuration = 3_000;

const detailsFreshFor = 60_000;

/** So long after its start a page is let hydrate with what it came with. */
const settlingTime = 10_000;

/** History, forecasts and details follow the figures, but no more often than once a minute. */
function renewOldDetails(client: QueryClient): void {
  for (const { queryKey } of [historyQuery('all'), forecastQuery(), detailsQuery()]) {
    void client.invalidateQueries({
      queryKey: queryKey.slice(0, 1),
      predicate: (query) => Date.now() - query.state.dataUpdatedAt > detailsFreshFor,
    });
  }
}

/** Keeps the petition's figures fresh for everything inside. */
export function PetitionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { petitionExternalUrl } = useBrowserConfig();
  const { show } = useToast();
  const { t } = useTranslation();
  const { data: figures } = useQuery({ ...figuresQuery(), enabled: false });
  const [refreshing, setRefreshing] = useState(false);
  const feed = useRef<Feed | undefined>(undefined);

  const tellStale = useRef(() => {});
  useEffect(() => {
    tellStale.current = () =>
      show({ title: t('petition.card.stale'), duration: staleMessageDuration });
  }, [show, t]);

  useEffect(() => {
    const { queryKey } = figuresQuery();
    const began = Date.now();
    const started = startFeed({
      externalUrl: petitionExternalUrl,
      read: () => client.getQueryData(queryKey),
      write: (next) => {
        client.setQueryData(queryKey, next);
        if (Date.now() - began > settlingTime) renewOldDetails(client);
      },
      onStale: () => tellStale.current(),
      onBusy: setRefreshing,
    });
    feed.current = started;
    return () => started.stop();
  }, [client, petitionExternalUrl]);

  const refresh = useCallback(
    (force: boolean) => feed.current?.refresh(force) ?? Promise.resolve<Refreshed>('skipped'),
    [],
  );
  const state = useMemo(() => ({ figures, refreshing, refresh }), [figures, refreshing, refresh]);
  return <PetitionContext value={state}>{children}</PetitionContext>;
}

/** The petition's figures and how to renew them. */
export function usePetition(): PetitionState {
  return useContext(PetitionContext);
}
