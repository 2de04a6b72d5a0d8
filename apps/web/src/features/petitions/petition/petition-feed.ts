// SPDX-License-Identifier: AGPL-3.0-or-later
import { widgetStreamPath } from '@kga/contracts/core';
import { widgetFigures } from '@kga/contracts/petitions';

import { subscribeToStream } from '../../../lib/event-stream.ts';
import { createReload } from '../create-reload.ts';
import { fetchFiguresOf } from './figures.ts';
import { type Feed, type FeedOptions, type Refreshed, freshFor } from './latest-stream.ts';

/** Between two loads of the counts by area, which are to be two seconds old at most. */
const countsPause = { pauseMs: 1_500, spreadMs: 500 };

/** Milliseconds between two loads where no stream tells of changes. */
const pollMs = 10_000;

/**
 * Updates the figures of a petition while it collects: the count as its stream tells of it, and then
 * the counts by area; without a stream they are polled. Pauses while the page is hidden.
 */
export function startPetitionFeed(id: string, { read, write, onStale, onBusy }: FeedOptions): Feed {
  let running: Promise<Refreshed> | undefined;

  const load = async (): Promise<Refreshed> => {
    onBusy(true);
    try {
      write(await fetchFiguresOf(id));
      return 'renewed';
    } catch {
      onStale();
      return 'kept';
    } finally {
      onBusy(false);
      running = undefined;
    }
  };

  const refresh = (force: boolean): Promise<Refreshed> => {
    const age = Date.now() - (read()?.fetchedAt ?? 0);
    if (!force && age < freshFor) return Promise.resolve('skipped');
    running ??= load();
    return running;
  };

  if (read() && read()?.latest.status !== 'collecting') {
    return { refresh, stop: () => undefined };
  }
  const counts = createReload(async () => {
    await refresh(true);
  }, countsPause);
  const endStream = subscribeToStream({
    url: widgetStreamPath({ petition: id }),
    event: 'figures',
    onData: (data) => {
      const { signatureCount, atLeast } = widgetFigures.parse(JSON.parse(data));
      const shown = read();
      if (!shown || shown.latest.signatureCount === signatureCount) return;
      write({ ...shown, latest: { ...shown.latest, signatureCount, atLeast } });
      counts.request();
    },
  });
  const interval = setInterval(() => {
    if (!document.hidden) void refresh(true);
  }, pollMs);
  return {
    refresh,
    stop: () => {
      clearInterval(interval);
      counts.cancel();
      endStream();
    },
  };
}
