// SPDX-License-Identifier: AGPL-3.0-or-later
import { petitionPath } from '@kga/contracts/core';
import type { PetitionLatest } from '@kga/contracts/petitions';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

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

/** The chart of the front page, which leads to the one that compares countries and saves its data. */
export function ShortHistory() {
  const { t } = useTranslation('progress');
  const { id } = usePetition();
  return (
    <PetitionHistory
      more={
        <Link
          to={`${petitionPath(id)}#progress`}
          className="inline-flex min-h-11 items-center text-sm"
        >
          {t('chart.more')}
        </Link>
      }
    />
  );
}

/**
 * The petition over time, with the dates of its life and its target, or the milestone that has a name.
 *
 * @param more stands below it in place of the comparison and the downloads
 */
export function PetitionHistory({ more }: { more?: ReactNode }) {
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
  const options = chartOptions(id, petition, figures);
  return (
    <HistoryChart
      more={more}
      charted={{
        options: more === undefined ? options : { ...options, countries: [] },
        source: historySource(id),
        latest: latestPoint(figures?.latest, figures?.fetchedAt ?? 0),
        goal: mark,
        firstReached: petition?.firstReached ?? null,
        // When the goal was reached is marked where the line crosses it.
        events: (petition ? stagesOf(petition) : [])
          .filter(({ kind }) => kind !== 'firstReached')
          .map(({ kind, date }) => ({ at: date, title: t(`timeline.${kind}`) })),
        reported: petition?.figures ?? [],
        note,
      }}
    />
  );
}
