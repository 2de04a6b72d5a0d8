// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { useQuery } from '@tanstack/react-query';

import { HistoryChart } from '../../../components/progress/history-chart.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { usePetition } from './petition-provider.tsx';
import { chartOptions, detailsQuery, historySource } from './queries.ts';

/** The initiative over time. The dates of its life are marked, and the million. */
export function LatestHistory() {
  const { t } = useTranslation('petition');
  const { figures } = usePetition();
  const { data: details } = useQuery(detailsQuery());
  const { opened, closes, firstReached } = details?.life ?? {};
  return (
    <HistoryChart
      charted={{
        options: chartOptions,
        source: historySource,
        latest: figures?.latest,
        goal: { count: campaign.legalMinimum, label: t('counter.million') },
        firstReached: firstReached ?? null,
        events: [
          { at: opened, title: t('life.opened') },
          { at: closes, title: t('life.closed') },
        ],
      }}
    />
  );
}
