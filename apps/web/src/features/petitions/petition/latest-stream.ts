// SPDX-License-Identifier: AGPL-3.0-or-later
import { streamLatest, petitionLatest } from '@kga/contracts/petitions';

import {
  type Figures,
  cacheFigures,
  fetchFigures,
  isOlder,
  loadSample,
  readCachedFigures,
} from './figures.ts';

const firstFetchDelay = 50;
const firstFetchDelayWithCache = 100;
const refreshInterval = 30_000;
/** Figures younger than this are not refreshed manually. */
export const freshFor = 30_000;

export type FeedOptions = {
  read: () => Figures | undefined;
  write: (figures: Figures) => void;
  /** Called when a refresh failed while figures are shown. */
  onStale: () => void;
  onBusy: (busy: boolean) => void;
};

export type Refreshed = 'renewed' | 'kept' | 'skipped';

export type Feed = {
  /** Fetches new figures; skipped if the current ones are younger than 30 s, unless forced. */
  refresh: (force: boolean) => Promise<Refreshed>;
  stop: () => void;
};

function openStream(onFigures: (figures: Figures) => void): EventSource {
  const stream = new EventSource(streamLatest.url);
  stream.addEventListener('latest', (event: MessageEvent<string>) => {
    try {
      const latest = petitionLatest.parse(JSON.parse(event.data));
      onFigures({ latest, source: 'local', fetchedAt: Date.now() });
    } catch {
      // Ignore events that cannot be parsed; polling continues.
    }
  });
  return stream;
}

/**
 * Updates the figures of a page: the cached copy at once, a first fetch shortly after, then every
 * 30 seconds, and on each event of the stream. Pauses while the page is hidden.
 */
export function startFeed(options: FeedOptions & { externalUrl: string | null }): Feed {
  let stream: EventSource | undefined;
  let interval: ReturnType<typeof setInterval> | undefined;
  let running: Promise<Refreshed> | undefined;

  const write = (figures: Figures) => {
    if (isOlder(figures, options.read())) return;
    options.write(figures);
    cacheFigures(figures);
  };

  const load = async (): Promise<Refreshed> => {
    options.onBusy(true);
    try {
      const figures = await fetchFigures(
        options.externalUrl,
        options.read()?.latest.status ?? 'collecting',
      );
      if (figures) {
        write(figures);
        return 'renewed';
      }
      if (options.read()) options.onStale();
      else write(await loadSample());
      return 'kept';
    } finally {
      options.onBusy(false);
      running = undefined;
    }
  };

  const refresh = (force: boolean): Promise<Refreshed> => {
    const age = Date.now() - (options.read()?.fetchedAt ?? 0);
    if (!force && age < freshFor) return Promise.resolve('skipped');
    running ??= load();
    return running;
  };

  const tick = () => {
    if (stream?.readyState !== EventSource.OPEN && stream?.readyState !== EventSource.CONNECTING) {
      stream?.close();
      stream = openStream(write);
    }
    void refresh(true);
  };

  const wake = () => {
    if (document.hidden) {
      stream?.close();
      clearInterval(interval);
      interval = undefined;
    } else if (interval === undefined) {
      tick();
      interval = setInterval(tick, refreshInterval);
    }
  };

  const cached = readCachedFigures(Date.now());
  const rendered = options.read();
  if (cached && (!rendered || isOlder(rendered, cached))) options.write(cached);
  const first = setTimeout(wake, cached ? firstFetchDelayWithCache : firstFetchDelay);
  document.addEventListener('visibilitychange', wake);

  return {
    refresh,
    stop: () => {
      clearTimeout(first);
      clearInterval(interval);
      document.removeEventListener('visibilitychange', wake);
      stream?.close();
    },
  };
}
