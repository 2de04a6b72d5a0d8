// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PetitionLatest } from '@kga/contracts/petitions';

import { HistoryChart } from '../../../components/progress/history-chart.tsx';
import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { localizedIn } from '../petition-texts.ts';
import { useDemonstrationMark } from './petition-counter.tsx';
import { usePetition } from './petition-provider.tsx';
import { chartOptions, historySource } from './queries.ts';
import { stagesOf } from './stages.ts';

/** The latest figures as a point of the chart; none where no source gives a number, or its day. */
function latestPoint(latest: PetitionLatest | undefined, fetchedAt: number) {
  if (!latest || latest.signatureCount === null) return undefined;
  const asOf =
    latest.asOf ?? (latest.provider === 'own' ? new Date(fetchedAt).toISOString() : null);
  return asOf === null ? undefined : { ...latest, signatureCount: latest.signatureCount, asOf };
}

/** The petition over time, with the dates of its life and its target, or the milestone that has a name. */
export function PetitionHistory() {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const language = useLanguage();
  const { id, petition, figures } = usePetition();
  const note = useDemonstrationMark();
  const named = petition?.milestones.find(({ label }) => label);
  const goal = figures?.latest.goal ?? petition?.target ?? null;
  const mark =
    named?.label && petition
      ? { count: named.count, label: localizedIn(named.label, language, petition.language).text }
      : goal === null
        ? null
        : { count: goal, label: formats.integer(goal) };
  return (
    <HistoryChart
      charted={{
        options: chartOptions(id, petition, figures),
        source: historySource(id),
        latest: latestPoint(figures?.latest, figures?.fetchedAt ?? 0),
        goal: mark,
        firstReached: petition?.firstReached ?? null,
        events: (petition ? stagesOf(petition) : []).map(({ kind, date }) => ({
          at: date,
          title: t(`timeline.${kind}`),
        })),
        reported: petition?.figures ?? [],
        note,
      }}
    />
  );
}
