// SPDX-License-Identifier: AGPL-3.0-or-later
import { widgetStreamPath } from '@kga/contracts/core';
import {
  type Petition,
  getPetition,
  getSignatureCounts,
  widgetFigures,
} from '@kga/contracts/petitions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { urlOf } from '../../lib/api.ts';
import { subscribeToStream } from '../../lib/event-stream.ts';
import { refetchPath } from '../../lib/freshness.ts';
import { createReload } from './create-reload.ts';
import { petitionQuery, signatureCountsQuery } from './queries.ts';

/** Of the counts by country and day, which are to be two seconds old at most; the api has them in memory. */
const countsPause = { pauseMs: 1_500, spreadMs: 500 };

/** Of all else of the petition. */
const pagePause = { pauseMs: 10_000, spreadMs: 1_000 };

/**
 * Shows the count of a petition that collects as the event stream tells of it, and then loads the numbers by
 * country and day, and less often what else may have changed. Its queries poll where there is no stream.
 */
export function useLiveCounts({ id, status }: Petition): void {
  const client = useQueryClient();
  const isOpen = status === 'collecting';
  useEffect(() => {
    if (!isOpen) return undefined;
    const reload = (url: string) => refetchPath(client, urlOf(url, { params: { id } }));
    const page = createReload(() => reload(getPetition.url), pagePause);
    const counts = createReload(() => reload(getSignatureCounts.url), countsPause);
    const petitionKey = petitionQuery(id).queryKey;
    const countsKey = signatureCountsQuery(id, isOpen).queryKey;
    const end = subscribeToStream({
      url: widgetStreamPath({ petition: id }),
      event: 'figures',
      onData: (data) => {
        const { signatureCount, atLeast } = widgetFigures.parse(JSON.parse(data));
        const counted = client.getQueryData(countsKey);
        if (counted && counted.signatureCount !== signatureCount) counts.request();
        const shown = client.getQueryData(petitionKey);
        if (!shown || shown.signatureCount === signatureCount) return;
        client.setQueryData(
          petitionKey,
          (before) => before && { ...before, signatureCount, atLeast },
        );
        page.request();
      },
    });
    return () => {
      end();
      counts.cancel();
      page.cancel();
    };
  }, [client, id, isOpen]);
}
