import { type Petition, getPetition, widgetFigures, widgetStreamPath } from '@kga/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { urlOf } from '../../lib/api.ts';
import { subscribeToStream } from '../../lib/event-stream.ts';
import { refetchPath } from '../../lib/freshness.ts';
import { petitionQuery } from './queries.ts';

/** Most milliseconds until the figures are loaded again, so that readers do not all ask at once. */
const spreadMs = 1_000;

/** Least milliseconds between two loads: the count itself is in the events. */
const pauseMs = 10_000;

/**
 * Shows the count of a petition that collects as the event stream tells of it, and then loads what else
 * has changed, such as the numbers by country. Its queries poll where there is no stream.
 */
export function useLiveCounts({ id, status }: Petition): void {
  const client = useQueryClient();
  const isOpen = status === 'collecting';
  useEffect(() => {
    if (!isOpen) return undefined;
    const { queryKey } = petitionQuery(id);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let loadedAt = -Infinity;
    const load = () => {
      timer = undefined;
      loadedAt = performance.now();
      void refetchPath(client, urlOf(getPetition.url, { params: { id } }));
    };
    const end = subscribeToStream({
      url: widgetStreamPath({ petition: id }),
      event: 'figures',
      onData: (data) => {
        const { signatureCount, atLeast } = widgetFigures.parse(JSON.parse(data));
        const shown = client.getQueryData(queryKey);
        if (!shown || shown.signatureCount === signatureCount) return;
        client.setQueryData(queryKey, (before) => before && { ...before, signatureCount, atLeast });
        const pause = Math.max(0, loadedAt + pauseMs - performance.now());
        timer ??= setTimeout(load, pause + spreadMs * Math.random());
      },
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [client, id, isOpen]);
}
